import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ValuePage } from "@/components/tools/value-page";
import { SiteFrame } from "@/components/site/site-frame";
import { offerPageWords } from "@/lib/copy/tool-pages";
import { madridDate } from "@/lib/format/dates";
import { unlistedMetadata } from "@/lib/site/metadata";
import { pathOf } from "@/lib/site/tool-pages";
import { catalogue } from "@/lib/catalogue";

type Props = PageProps<"/[slug]/valor/calculo">;

/** The page with the visitor's amount. Its public address is `/indexa-capital/valor?importe=500`. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const offer = catalogue.find((await params).slug);
  return offer ? unlistedMetadata(offerPageWords("valor", offer), pathOf(offer, "valor")) : {};
}

export default async function NetValueOfAmount({ params, searchParams }: Props) {
  const offer = catalogue.find((await params).slug) ?? notFound();
  return (
    <SiteFrame path={pathOf(offer, "valor")}>
      <ValuePage offer={offer} today={madridDate(new Date())} query={await searchParams} />
    </SiteFrame>
  );
}
