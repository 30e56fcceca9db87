import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/json-ld";
import { LandingPage } from "@/components/landing/landing-page";
import { SiteFrame } from "@/components/site/site-frame";
import { madridDate } from "@/lib/dates";
import { offerMetadata } from "@/lib/metadata";
import { catalogue } from "@/lib/offers";
import { offerGraph } from "@/lib/structured-data";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const offer = catalogue.find((await params).slug);
  return offer ? offerMetadata(offer) : {};
}

export default async function OfferPage({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  const today = madridDate(new Date());
  return (
    <SiteFrame path={offer.detailPath}>
      <JsonLd graph={offerGraph(offer, today)} />
      <LandingPage
        offer={offer}
        hero={offer.landing.hero}
        variant={offer.landing.heroB && "a"}
        today={today}
      />
    </SiteFrame>
  );
}
