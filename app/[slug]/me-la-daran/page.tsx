import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EligibilityPage } from "@/components/eligibility/eligibility-page";
import { SiteFrame } from "@/components/site/site-frame";
import { eligibility } from "@/lib/copy/eligibility";
import { madridDate } from "@/lib/dates";
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
  return offer ? offerPageMetadata(eligibility(offer.brand), pathOf(offer, "me-la-daran")) : {};
}

export default async function EligibilityQuestions({ params }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return (
    <SiteFrame path={pathOf(offer, "me-la-daran")}>
      <EligibilityPage offer={offer} today={madridDate(new Date())} />
    </SiteFrame>
  );
}
