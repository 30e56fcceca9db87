import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ChoosePage } from "@/components/comparison/choose-page";
import { ComparisonPage } from "@/components/comparison/comparison-page";
import { SiteFrame } from "@/components/site/site-frame";
import { areBuiltAhead, comparing, comparisonPath, readChoice } from "@/lib/answers/comparison";
import { comparison as words } from "@/lib/copy/comparison";
import { madridDate } from "@/lib/format/dates";
import { sideBySideMetadata, unlistedMetadata } from "@/lib/site/metadata";
import { catalogue } from "@/lib/catalogue";

type Props = PageProps<"/comparar/elegir">;

/** The answer depends on what the form sends. */
export const dynamic = "force-dynamic";

async function read(query: Props["searchParams"]) {
  return readChoice([(await query)[comparing.field] ?? []].flat(), catalogue.enabled);
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const choice = await read(searchParams);
  return "offers" in choice ? sideBySideMetadata(choice.offers) : unlistedMetadata(words, comparing.choose);
}

/**
 * Redirects a choice to its comparison, or renders one that is not prerendered. A wrong choice returns the form still
 * ticked, with the error above it.
 */
export default async function ChosenPage({ searchParams }: Props) {
  const { enabled } = catalogue;
  const choice = await read(searchParams);
  if ("offers" in choice && areBuiltAhead(choice.offers.length, enabled))
    redirect(comparisonPath(choice.offers, enabled));
  return (
    <SiteFrame path={comparing.path}>
      {"offers" in choice ? (
        <ComparisonPage offers={choice.offers} today={madridDate(new Date())} />
      ) : (
        <ChoosePage offers={enabled} refused={choice} />
      )}
    </SiteFrame>
  );
}
