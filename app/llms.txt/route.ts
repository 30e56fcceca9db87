import { madridDate } from "@/lib/dates";
import { fileResponse } from "@/lib/file-response";
import { llmsText } from "@/lib/markdown";

/** A prerendered file would answer every request in full: the framework compares no tags for it. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(request, llmsText(madridDate(new Date())), "text/plain");
}
