import { notFound } from "next/navigation";
import { sharePicture } from "@/components/share/share-picture";
import { todayInMadrid } from "@/lib/config/clock";
import { shareCards } from "@/lib/publish/share-card";

export const dynamic = "force-static";
export const dynamicParams = false;

/** All cards, computed once: there are hundreds of pictures, and cards of plans cost a search each. */
let computed: ReturnType<typeof shareCards> | undefined;
const cards = () => (computed ??= shareCards(todayInMadrid()));

export function generateStaticParams() {
  return [...cards().keys()].map((file) => ({ file }));
}

/** The picture that a shared link shows. */
export async function GET(_request: Request, { params }: RouteContext<"/share/[file]">) {
  return sharePicture(cards().get((await params).file) ?? notFound());
}
