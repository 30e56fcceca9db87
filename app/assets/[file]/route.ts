import { siteScript } from "@/lib/site/script";

/** Cache headers: `lib/http/rules.ts`. */
const headers = { "Content-Type": "text/javascript; charset=utf-8" };

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await siteScript()).files.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<"/assets/[file]">) {
  const text = (await siteScript()).files.get((await params).file);
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, { headers });
}
