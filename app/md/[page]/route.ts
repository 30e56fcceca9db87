import { notFound } from "next/navigation";
import { fileResponse } from "@/lib/file-response";
import { markdownPages } from "@/lib/markdown";

interface Context {
  params: Promise<{ page: string }>;
}

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [...markdownPages().keys()].map((page) => ({ page }));
}

/** A page's twin in Markdown; visitors know it as `/paypal.md`. */
export async function GET(_request: Request, { params }: Context) {
  return fileResponse(markdownPages().get((await params).page) ?? notFound(), "text/markdown");
}
