import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ValuePage } from "@/components/net-value/value-page";
import { SiteFrame } from "@/components/site/site-frame";
import { netValueWords } from "@/lib/copy/net-value";
import { offerPageMetadata } from "@/lib/metadata";
import { pathOf } from "@/lib/offer-pages";
import { catalogue } from "@/lib/offers";

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const offer = catalogue.find((await params).slug);
  return offer ? offerPageMetadata(netValueWords(offer.brand), pathOf(offer, "valor")) : {};
}

export default async function NetValuePage({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return (
    <SiteFrame path={pathOf(offer, "valor")}>
      <ValuePage offer={offer} />
    </SiteFrame>
  );
}
