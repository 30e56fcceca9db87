import { fileResponse } from "@/lib/http/file-response";
import { openCatalogueSchema } from "@/lib/publish/open-data";

/** Dynamic, because the framework never answers 304 for a prerendered file. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(request, JSON.stringify(openCatalogueSchema(), null, 2), "application/schema+json");
}
