import { fileResponse } from "@/lib/file-response";
import { changesFeed } from "@/lib/feeds";

export const dynamic = "force-static";

export function GET() {
  return fileResponse(changesFeed().atom1(), "application/atom+xml");
}
