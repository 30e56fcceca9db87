import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OfferLanding } from "@/components/landing/landing-page";
import { catalogue } from "@/lib/catalogue";
import { todayInMadrid } from "@/lib/config/clock";
import { offerMetadata } from "@/lib/site/metadata";

type Props = PageProps<"/[slug]/v/[variant]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.flatMap(({ id, landing }) => (landing.heroB ? [{ slug: id, variant: "b" }] : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return offerMetadata(catalogue.find((await params).slug) ?? notFound(), todayInMadrid());
}

/** Variant b of the A/B test; the middleware rewrites to it. */
export default async function VariantPage({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return <OfferLanding offer={offer} hero={offer.landing.heroB ?? notFound()} variant="b" />;
}
