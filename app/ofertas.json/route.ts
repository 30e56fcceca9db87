import { fileResponse } from "@/lib/file-response";
import { openCatalogueData } from "@/lib/open-data";

export const dynamic = "force-static";

export function GET() {
  return fileResponse(JSON.stringify(openCatalogueData(), null, 2), "application/json");
}
