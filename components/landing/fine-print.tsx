import { Section } from "@/components/ui/section";
import { Bullets } from "@/components/ui/text";
import { landingCopy } from "@/lib/copy/landing";
import { taxNote } from "@/lib/copy/tax";
import type { Offer } from "@/lib/offers/offer";

/** The offer's fine print as a list, and the tax note where the gift is money or its tax is known. */
export function FinePrint({ offer }: { offer: Offer }) {
  const { finePrint = [] } = offer.landing;
  const tax = taxNote(offer);
  if (finePrint.length === 0 && !tax) return null;
  return (
    <Section id="letra-pequena" title={landingCopy.finePrint}>
      {finePrint.length > 0 && <Bullets items={finePrint} official={offer.sourceUrl} />}
      {tax && <p className="fine measure">{tax}</p>}
    </Section>
  );
}
