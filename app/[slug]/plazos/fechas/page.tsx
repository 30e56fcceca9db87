import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeadlinesPage } from "@/components/tools/deadlines-page";
import { SiteFrame } from "@/components/site/site-frame";
import { deadlinesPage } from "@/lib/copy/deadlines";
import { madridDate } from "@/lib/format/dates";
import { findWithDeadlines, readSignUp, signUpRange } from "@/lib/offers/dated-deadlines";
import { unlistedMetadata } from "@/lib/site/metadata";
import { pathOf } from "@/lib/site/offer-pages";
import { catalogue } from "@/lib/offers";

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ alta?: string | string[] }>;
}

/** The answer depends on the day in the query and on today. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const offer = findWithDeadlines(catalogue, (await params).slug);
  return offer ? unlistedMetadata(deadlinesPage(offer), `${pathOf(offer, "plazos")}/fechas`) : {};
}

export default async function Page({ params, searchParams }: Props) {
  const offer = findWithDeadlines(catalogue, (await params).slug) ?? notFound();
  const today = madridDate(new Date());
  const range = signUpRange(offer, today);
  const signUp = readSignUp([(await searchParams).alta ?? []].flat(), range);
  return (
    <SiteFrame path={`${pathOf(offer, "plazos")}/fechas`}>
      <DeadlinesPage offer={offer} answer={{ signUp, range, today }} />
    </SiteFrame>
  );
}
