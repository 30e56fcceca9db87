import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { changesFeed } from "@/lib/publish/feeds";

/** A prerendered file would answer every request in full: the framework compares no tags for it. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(request, changesFeed(madridDate(new Date())).atom1(), "application/atom+xml");
}
