import { notFound } from "next/navigation";
import { sharePicture } from "@/components/share/share-picture";
import { madridDate } from "@/lib/format/dates";
import { shareCards } from "@/lib/publish/share-card";

export const dynamic = "force-static";
export const dynamicParams = false;

const today = () => madridDate(new Date());

export function generateStaticParams() {
  return [...shareCards(today()).keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows. */
export async function GET(_request: Request, { params }: RouteContext<"/share/[file]">) {
  return sharePicture(shareCards(today()).get((await params).file) ?? notFound());
}
