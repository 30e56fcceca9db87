import { euros, list, percent } from "../format/format";
import { readQuantity } from "../format/quantity";
import { isMoneyReward, roundToHundredths } from "../ground/net-value";
import type { Offer } from "../offers/offer";
import { USUAL_TAX } from "../offers/tax";
import { taxLineOf } from "./frame";

/** Whether the offer says that tax is already taken off its gift. */
export const isNet = ({ terms }: Pick<Offer, "terms">) =>
  terms.gives.find(({ to }) => to === "you")?.tax === "net";

/** The sums of a gain in euros: one, or that of each tier. */
function sumsOf({ money, tiers = [] }: Offer["terms"]["gives"][number]): number[] {
  const written = typeof money === "string" ? [money] : tiers.flatMap((tier) => tier.money ?? []);
  return written.flatMap((sum) => {
    const { least, unit } = readQuantity(sum) ?? {};
    return least !== undefined && unit === "EUR" ? [least] : [];
  });
}

/** The sums and what is left of each: «121,50 € de 150 € y 324 € de 400 €». */
const leftOf = (sums: readonly number[], rate: number) =>
  list(sums.map((sum) => `${euros(roundToHundredths((sum * (100 - rate)) / 100))} de ${euros(sum)}`));

/**
 * What is left of a gift after tax, if the offer says whether it is net or gross or what is withheld; else what is usually
 * tax of a gift of money. Undefined for what is no money and nobody withholds from.
 */
export function taxNote(offer: Pick<Offer, "brand" | "reward" | "terms">): string | undefined {
  const gain = offer.terms.gives.find(({ to }) => to === "you");
  const sums = gain ? sumsOf(gain) : [];
  const { tax } = gain ?? {};
  if (tax && sums.length > 0) {
    if (tax === "net")
      return `Los impuestos de ${list(sums.map(euros))} ya están descontados: es lo que llega a tu cuenta.`;
    if (tax === "gross")
      return `El regalo es de ${list(sums.map(euros))} antes de impuestos: con la retención habitual, del ${percent(USUAL_TAX)}, te quedarían ${leftOf(sums, USUAL_TAX)}.`;
    if (typeof tax === "object") {
      const rate = readQuantity(tax.withheld)?.least ?? 0;
      return tax.basis === "supposed"
        ? `Suponemos una retención del ${percent(rate)}: te quedarían ${leftOf(sums, rate)}.`
        : `${offer.brand} retiene un ${percent(rate)}: te quedan ${leftOf(sums, rate)}.`;
    }
  }
  return isMoneyReward(offer) ? taxLineOf(sums.length === 1 ? sums[0] : undefined) : undefined;
}
