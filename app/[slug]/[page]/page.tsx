import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { DeadlinesPage } from "@/components/tools/deadlines-page";
import { EligibilityPage } from "@/components/tools/eligibility-page";
import { ValuePage } from "@/components/tools/value-page";
import { ProofPage } from "@/components/tools/proof-page";
import { SiteFrame } from "@/components/site/site-frame";
import { deadlinesPage } from "@/lib/copy/deadlines";
import { eligibility } from "@/lib/copy/eligibility";
import { netValueWords } from "@/lib/copy/net-value";
import { proofPage } from "@/lib/copy/proof";
import { type CalendarDate, madridDate } from "@/lib/format/dates";
import { unlistedMetadata } from "@/lib/site/metadata";
import { isOfferPage, type OfferPageId, offerPageIds, pathOf } from "@/lib/site/tool-pages";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";

interface Props {
  params: Promise<{ slug: string; page: string }>;
}

interface OfferPage {
  words(offer: Offer): { title: string; description: string };
  Content(props: { offer: Offer; today: CalendarDate }): ReactNode;
}

const pages: Readonly<Record<OfferPageId, OfferPage>> = {
  "me-la-daran": { words: ({ brand }) => eligibility(brand), Content: EligibilityPage },
  valor: { words: ({ brand }) => netValueWords(brand), Content: ValuePage },
  plazos: { words: deadlinesPage, Content: DeadlinesPage },
  prueba: { words: ({ brand }) => proofPage(brand), Content: ProofPage },
};

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.flatMap(({ id }) => offerPageIds.map((page) => ({ slug: id, page })));
}

async function read(params: Props["params"]) {
  const { slug, page } = await params;
  const offer = catalogue.find(slug);
  return offer && isOfferPage(page) ? { offer, path: pathOf(offer, page), ...pages[page] } : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  return found ? unlistedMetadata(found.words(found.offer), found.path) : {};
}

/** The further pages of an offer. */
export default async function FurtherPage({ params }: Props) {
  const { offer, path, Content } = (await read(params)) ?? notFound();
  return (
    <SiteFrame path={path}>
      <Content offer={offer} today={madridDate(new Date())} />
    </SiteFrame>
  );
}
