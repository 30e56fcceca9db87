import { notFound } from "next/navigation";
import { sharePicture } from "@/components/share/share-picture";
import { shareCards } from "@/lib/share-card";

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [...shareCards().keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows. */
export async function GET(_request: Request, { params }: Context) {
  return sharePicture(shareCards().get((await params).file) ?? notFound());
}
