import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { DeadlinesPage } from "@/components/tools/deadlines-page";
import { SiteFrame } from "@/components/site/site-frame";
import { offerPageWords } from "@/lib/copy/tool-pages";
import { madridDate } from "@/lib/format/dates";
import { findWithDeadlines, pickedDay, readSignUp, signUpRange } from "@/lib/answers/deadlines";
import { unlistedMetadata } from "@/lib/site/metadata";
import { pathOf } from "@/lib/site/tool-pages";
import { catalogue } from "@/lib/catalogue";

type Props = PageProps<"/[slug]/plazos/fechas">;

/** The answer depends on the day in the query and on today. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const offer = findWithDeadlines(catalogue, (await params).slug);
  return offer ? unlistedMetadata(offerPageWords("plazos", offer), `${pathOf(offer, "plazos")}/fechas`) : {};
}

export default async function Page({ params, searchParams }: Props) {
  const offer = findWithDeadlines(catalogue, (await params).slug) ?? notFound();
  const today = madridDate(new Date());
  const path = `${pathOf(offer, "plazos")}/fechas`;
  const { alta, hace } = await searchParams;
  // The address names the date, so that a bookmark keeps it: «a week ago» changes every day.
  const picked = pickedDay(hace, today);
  if (picked) redirect(`${path}?alta=${picked}`);
  const signUp = readSignUp([alta ?? []].flat(), signUpRange(offer, today));
  return (
    <SiteFrame path={path}>
      <DeadlinesPage offer={offer} today={today} signUp={signUp} />
    </SiteFrame>
  );
}
