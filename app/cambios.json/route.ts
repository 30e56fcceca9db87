import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { changesFeed } from "@/lib/publish/feeds";

/** Dynamic, because the framework never answers 304 for a prerendered file. */
export const dynamic = "force-dynamic";

export function GET(request: Request) {
  return fileResponse(request, changesFeed(madridDate(new Date())).json1(), "application/feed+json");
}
