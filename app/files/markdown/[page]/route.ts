import { todayInMadrid } from "@/lib/config/clock";
import { twinNames, twinOf } from "@/lib/publish/twin";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return twinNames().map((page) => ({ page }));
}

/** The Markdown twin of a page, at the public address `/paypal.md`; the build adds what the finished page says. */
export async function GET(_request: Request, { params }: RouteContext<"/files/markdown/[page]">) {
  const { text, canonical } = twinOf((await params).page, todayInMadrid());
  const headers = {
    "Content-Type": "text/markdown; charset=utf-8",
    "Access-Control-Allow-Origin": "*",
    Link: `<${canonical}>; rel="canonical"`,
  };
  return new Response(text, { headers });
}
