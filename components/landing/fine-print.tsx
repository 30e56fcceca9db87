import { Section } from "@/components/ui/section";
import { Bullets } from "@/components/ui/text";
import { isMoneyReward } from "@/lib/ground/net-value";
import { taxLine } from "@/lib/copy/frame";
import { landingCopy } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";

/** The offer's fine print as a list, and the tax note where the gift is money. */
export function FinePrint({ offer }: { offer: Offer }) {
  const { finePrint = [] } = offer.landing;
  const isTaxed = isMoneyReward(offer);
  if (finePrint.length === 0 && !isTaxed) return null;
  return (
    <Section id="letra-pequena" title={landingCopy.finePrint}>
      {finePrint.length > 0 && <Bullets items={finePrint} official={offer.sourceUrl} />}
      {isTaxed && <p className="fine measure">{taxLine}</p>}
    </Section>
  );
}
