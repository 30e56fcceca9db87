import { euros, list, percent } from "../format/format";
import { readQuantity } from "../format/quantity";
import { yoursOf } from "../ground/gains";
import { isMoneyReward } from "../ground/net-value";
import type { Offer } from "../offers/offer";
import { isGoods } from "../offers/terms/forms";
import { taxOn, USUAL_TAX } from "../offers/tax";
import { taxLineOf } from "./frame";

/** Whether the offer says that tax is already taken off its gift. */
export const isNetOfTax = ({ terms }: Offer) => terms.gives.find(({ to }) => to === "you")?.tax === "net";

/** Whether the benefit is income: money or interest, and neither a discount nor what is taken off a bill. */
export const isIncome = (offer: Offer) =>
  isMoneyReward(offer) || yoursOf(offer.terms).some(({ rate }) => rate !== undefined);

/** The sums of a gain in euros: one, or that of each tier; none of what nothing can be cut from. */
function sumsOf({ money, tiers = [], form }: Offer["terms"]["gives"][number]): number[] {
  if (isGoods(form)) return [];
  const written = typeof money === "string" ? [money] : tiers.flatMap((tier) => tier.money ?? []);
  return written.flatMap((sum) => {
    const { least, unit } = readQuantity(sum) ?? {};
    return least !== undefined && unit === "EUR" ? [least] : [];
  });
}

/** The sums and what is left of each: «121,50 € de 150 € y 324 € de 400 €». */
const leftOf = (sums: readonly number[], rate: number) =>
  list(sums.map((sum) => `${taxOn(sum, rate).left} de ${euros(sum)}`));

/**
 * What is left of a gift where the offer says what its provider withholds, which is not what the gift's figure says:
 * «Unicaja retiene un 19 %: te quedan 121,50 € de 150 €». Undefined elsewhere. `isOver` of a promotion that is over.
 */
export function withheldNote({ brand, terms }: Offer, isOver = false) {
  const gain = terms.gives.find(({ to }) => to === "you");
  const sums = gain ? sumsOf(gain) : [];
  if (sums.length === 0 || typeof gain?.tax !== "object") return undefined;
  const rate = readQuantity(gain.tax.withheld)?.least ?? 0;
  if (gain.tax.basis === "supposed")
    return `Suponemos una retención del ${percent(rate)}: te quedarían ${leftOf(sums, rate)}.`;
  return isOver
    ? `${brand} retenía un ${percent(rate)}: te quedaban ${leftOf(sums, rate)}.`
    : `${brand} retiene un ${percent(rate)}: te quedan ${leftOf(sums, rate)}.`;
}

/**
 * What is left of a gift after tax, if the offer says whether it is net or gross or what is withheld; else what is usually
 * tax of a gift of money. Undefined for what is no money and nobody withholds from. `isOver` of a promotion that is over.
 */
export function taxNote(offer: Offer, isOver = false): string | undefined {
  const gain = offer.terms.gives.find(({ to }) => to === "you");
  const sums = gain ? sumsOf(gain) : [];
  const { tax } = gain ?? {};
  const withheld = withheldNote(offer, isOver);
  if (withheld) return withheld;
  if (tax && sums.length > 0) {
    if (tax === "net")
      return `Los impuestos de ${list(sums.map(euros))} ya están descontados: es lo que llega a tu cuenta.`;
    if (tax === "gross")
      return `El regalo es de ${list(sums.map(euros))} antes de impuestos: con la retención habitual, del ${percent(USUAL_TAX)}, te quedarían ${leftOf(sums, USUAL_TAX)}.`;
  }
  return isMoneyReward(offer) ? taxLineOf(sums.length === 1 ? sums[0] : undefined) : undefined;
}
