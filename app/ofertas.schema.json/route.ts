import { fileResponse } from "@/lib/file-response";
import { openCatalogueSchema } from "@/lib/open-data";

export const dynamic = "force-static";

export function GET() {
  return fileResponse(JSON.stringify(openCatalogueSchema(), null, 2), "application/schema+json");
}
