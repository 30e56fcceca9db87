import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { openCatalogueData } from "@/lib/publish/open-data";

/** Dynamic, because the framework never answers 304 for a prerendered file. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(
    request,
    JSON.stringify(openCatalogueData(madridDate(new Date())), null, 2),
    "application/json",
  );
}
