import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/json-ld";
import { ResultsPage } from "@/components/results/results-page";
import { SiteFrame } from "@/components/site/site-frame";
import { madridDate } from "@/lib/format/dates";
import { resultsMetadata } from "@/lib/site/metadata";
import { catalogue } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { findResults, furtherResults, partsOf, pathOfParts } from "@/lib/site/results";
import { resultsGraph } from "@/lib/publish/structured-data";

interface Props {
  params: Promise<{ part: string[] }>;
}

export const dynamicParams = false;

const today = () => madridDate(new Date());
const offers = () => inOrder(catalogue.enabled, today());

export function generateStaticParams() {
  return furtherResults(offers()).map((results) => ({ part: partsOf(results) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const results = findResults(pathOfParts((await params).part), offers());
  return results ? resultsMetadata(results) : {};
}

/** A page of the offers that do not fit on the home page, or of one kind of provider. */
export default async function Page({ params }: Props) {
  const results = findResults(pathOfParts((await params).part), offers()) ?? notFound();
  return (
    <SiteFrame path={results.path}>
      <JsonLd graph={resultsGraph(results)} />
      <ResultsPage results={results} today={today()} />
    </SiteFrame>
  );
}
