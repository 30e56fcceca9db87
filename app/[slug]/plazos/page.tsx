import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeadlinesPage } from "@/components/deadlines/deadlines-page";
import { SiteFrame } from "@/components/site/site-frame";
import { deadlinesPage } from "@/lib/copy/deadlines";
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
  return offer ? offerPageMetadata(deadlinesPage(offer), pathOf(offer, "plazos")) : {};
}

export default async function Page({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return (
    <SiteFrame path={pathOf(offer, "plazos")}>
      <DeadlinesPage offer={offer} />
    </SiteFrame>
  );
}
