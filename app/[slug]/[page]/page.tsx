import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ClaimPage } from "@/components/tools/claim/claim-page";
import { DeadlinesPage } from "@/components/tools/deadlines/deadlines-page";
import { EligibilityPage } from "@/components/tools/eligibility/eligibility-page";
import { ValuePage } from "@/components/tools/value/value-page";
import { ProofPage } from "@/components/tools/proof/proof-page";
import { SiteFrame } from "@/components/site/site-frame";
import { toolPageWords } from "@/lib/tools/page-words";
import { type CalendarDate, madridDate } from "@/lib/format/dates";
import { toolPicture, unlistedMetadata } from "@/lib/site/metadata";
import { isToolId, toolPath } from "@/lib/tools/paths";
import { catalogue } from "@/lib/catalogue";
import type { Offer } from "@/lib/offers/offer";
import { type ToolId, toolIds } from "@/lib/config/addresses";

type Props = PageProps<"/[slug]/[page]">;

type OfferPage = (props: { offer: Offer; today: CalendarDate }) => ReactNode;

const pages: Readonly<Record<ToolId, OfferPage>> = {
  "me-la-daran": EligibilityPage,
  valor: ValuePage,
  plazos: DeadlinesPage,
  prueba: ProofPage,
  reclamar: ClaimPage,
};

export const dynamicParams = false;

export function generateStaticParams() {
  return catalogue.enabled.flatMap(({ id }) => toolIds.map((page) => ({ slug: id, page })));
}

async function read(params: Props["params"]) {
  const { slug, page } = await params;
  const offer = catalogue.find(slug);
  return offer && isToolId(page) ? { offer, page } : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { offer, page } = (await read(params)) ?? notFound();
  return unlistedMetadata(toolPageWords(page, offer), toolPath(offer, page), toolPicture(offer, page));
}

/** A tool of an offer. */
export default async function Tool({ params }: Props) {
  const { offer, page } = (await read(params)) ?? notFound();
  const Content = pages[page];
  return (
    <SiteFrame path={toolPath(offer, page)}>
      <Content offer={offer} today={madridDate(new Date())} />
    </SiteFrame>
  );
}
