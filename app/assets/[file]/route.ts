import { siteScript } from "@/lib/site-script";

/** The name carries a hash of the content. Set here, not in `headers()`, which would also mark a 404 immutable. */
const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
};

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await siteScript()).files.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const text = (await siteScript()).files.get((await params).file);
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, { headers });
}
