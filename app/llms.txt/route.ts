import { fileResponse } from "@/lib/file-response";
import { llmsText } from "@/lib/markdown";

export const dynamic = "force-static";

export function GET() {
  return fileResponse(llmsText(), "text/plain");
}
