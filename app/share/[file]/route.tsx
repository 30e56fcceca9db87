import { notFound } from "next/navigation";
import { sharePicture } from "@/components/share/share-picture";
import { madridDate } from "@/lib/dates";
import { shareCards } from "@/lib/share-card";

interface Context {
  params: Promise<{ file: string }>;
}

export const dynamic = "force-static";
export const dynamicParams = false;

const cards = () => shareCards(madridDate(new Date()));

export function generateStaticParams() {
  return [...cards().keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows. */
export async function GET(_request: Request, { params }: Context) {
  return sharePicture(cards().get((await params).file) ?? notFound());
}
