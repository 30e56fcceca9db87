import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ComparisonPage } from "@/components/tools/comparison/comparison-page";
import { SiteFrame } from "@/components/site/site-frame";
import {
  comparisonPath,
  comparisonSlug,
  findComparison,
  prerenderedComparisons,
} from "@/lib/tools/comparison/comparison";
import { todayInMadrid } from "@/lib/config/clock";
import { sideBySideHead, unlistedMetadata } from "@/lib/site/metadata";
import { catalogue } from "@/lib/catalogue";

type Props = PageProps<"/comparar/[offers]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return prerenderedComparisons(catalogue.enabled).map((offers) => ({ offers: comparisonSlug(offers) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const offers = findComparison((await params).offers, catalogue.enabled);
  return offers ? unlistedMetadata(sideBySideHead(offers)) : {};
}

export default async function SideBySidePage({ params }: Props) {
  const offers = findComparison((await params).offers, catalogue.enabled) ?? notFound();
  return (
    <SiteFrame path={comparisonPath(offers, catalogue.enabled)}>
      <ComparisonPage offers={offers} today={todayInMadrid()} />
    </SiteFrame>
  );
}
