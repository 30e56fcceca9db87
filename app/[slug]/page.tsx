import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OfferLanding } from "@/components/landing/landing-page";
import { offerMetadata } from "@/lib/site/metadata";
import { catalogue } from "@/lib/catalogue";
import { todayInMadrid } from "@/lib/config/clock";

type Props = PageProps<"/[slug]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const offer = catalogue.find((await params).slug);
  return offer ? offerMetadata(offer, todayInMadrid()) : {};
}

export default async function Page({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  const { hero, heroB } = offer.landing;
  return <OfferLanding offer={offer} hero={hero} variant={heroB && "a"} />;
}
