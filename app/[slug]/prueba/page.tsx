import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProofPage } from "@/components/proof/proof-page";
import { SiteFrame } from "@/components/site/site-frame";
import { proofPage } from "@/lib/copy/proof";
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
  return offer ? offerPageMetadata(proofPage(offer.brand), pathOf(offer, "prueba")) : {};
}

export default async function Page({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return (
    <SiteFrame path={pathOf(offer, "prueba")}>
      <ProofPage offer={offer} />
    </SiteFrame>
  );
}
