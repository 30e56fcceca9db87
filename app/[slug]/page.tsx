import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { OfferLanding } from "@/components/landing/landing-page";
import { SiteFrame } from "@/components/site/site-frame";
import { ChangesPage } from "@/components/text/changes-page";
import { GlossaryPage } from "@/components/text/glossary-page";
import { MethodologyPage } from "@/components/text/legal-page";
import { ChoosePage } from "@/components/tools/comparison/choose-page";
import { PlanPage } from "@/components/tools/plan/plan-page";
import { catalogue } from "@/lib/catalogue";
import { todayInMadrid } from "@/lib/config/clock";
import type { CalendarDate } from "@/lib/format/dates";
import { sitePageGraph } from "@/lib/publish/structured-data";
import { offerMetadata, sitePageMetadata } from "@/lib/site/metadata";
import { planPage, type SitePage, sitePages } from "@/lib/site/pages";
import { usualPlanPicture } from "@/lib/site/plan-picture";
import { planAnswer } from "@/lib/tools/plan/answer";

type Props = PageProps<"/[slug]">;

export const dynamicParams = false;

/** What the pages that belong to no offer show. */
const contents: Readonly<Record<SitePage["id"], (today: CalendarDate) => ReactNode>> = {
  plan: (today) => <PlanPage data={planAnswer(today)} />,
  comparar: (today) => <ChoosePage offers={catalogue.enabled} today={today} />,
  metodologia: (today) => <MethodologyPage today={today} />,
  cambios: () => <ChangesPage />,
  glosario: () => <GlossaryPage />,
};

const sitePageAt = (slug: string) => sitePages.find(({ id }) => id === slug);

export function generateStaticParams() {
  return [...sitePages, ...catalogue.enabled].map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const today = todayInMadrid();
  const page = sitePageAt(slug);
  if (page) return sitePageMetadata(page, page === planPage ? usualPlanPicture(today) : undefined);
  return offerMetadata(catalogue.find(slug) ?? notFound(), today);
}

/** A page of the site, or an offer's. */
export default async function Page({ params }: Props) {
  const { slug } = await params;
  const page = sitePageAt(slug);
  if (page)
    return (
      <SiteFrame path={page.path} graph={sitePageGraph(page)}>
        {contents[page.id](todayInMadrid())}
      </SiteFrame>
    );
  const offer = catalogue.find(slug) ?? notFound();
  const { hero, heroB } = offer.landing;
  return <OfferLanding offer={offer} hero={hero} variant={heroB && "a"} />;
}
