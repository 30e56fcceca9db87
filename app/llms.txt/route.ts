import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { llmsText } from "@/lib/publish/markdown";

/** Dynamic, because the framework never answers 304 for a prerendered file. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(request, llmsText(madridDate(new Date())), "text/plain");
}
