import { errors } from "@/lib/copy/errors";
import { madridDate } from "@/lib/format/dates";
import { fileResponse } from "@/lib/http/file-response";
import { markdownPage } from "@/lib/publish/markdown";

interface Context {
  params: Promise<{ page: string[] }>;
}

/** Dynamic, because the framework never answers 304 for a prerendered file. */
export const dynamic = "force-dynamic";

/** The Markdown twin of a page; its public path is `/paypal.md`. */
export async function GET(request: Request, { params }: Context) {
  const page = markdownPage((await params).page.join("/"), madridDate(new Date()));
  if (!page) return new Response(`${errors.notFound.text}\n`, { status: 404 });
  return fileResponse(request, page.text, "text/markdown", { Link: `<${page.canonical}>; rel="canonical"` });
}
