import { madridDate } from "@/lib/dates";
import { fileResponse } from "@/lib/file-response";
import { openCatalogueData } from "@/lib/open-data";

/** A prerendered file would answer every request in full: the framework compares no tags for it. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(
    request,
    JSON.stringify(openCatalogueData(madridDate(new Date())), null, 2),
    "application/json",
  );
}
