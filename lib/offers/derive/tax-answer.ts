import { decimal, list } from "../../format/format";
import { readQuantity } from "../../format/quantity";
import { isEuros } from "../terms/figures";
import { isGoods } from "../terms/forms";
import type { Gain } from "../terms/gain";
import { taxOn, USUAL_TAX } from "../tax";
import { gainTotal } from "./gain-figures";
import type { SlottedGain, Parts } from "./parts";

/** What is withheld of a gain, in percent: as its file says, else what is usual. */
const rateOf = (tax: Gain["tax"]) =>
  readQuantity(typeof tax === "object" ? tax.withheld : "")?.least ?? USUAL_TAX;

/** The tax on each euro, in words: as many cents as its rate has percent. */
const taxOnEuro = (tax: Gain["tax"]) => `${decimal(rateOf(tax))} céntimos`;

/** The tax on a sum of a file; undefined if it is no euros. */
function taxOnSum(sum: string, tax: Gain["tax"]): ReturnType<typeof taxOn> | undefined {
  const { least = 0, unit } = readQuantity(sum) ?? {};
  return unit === "EUR" ? taxOn(least, rateOf(tax)) : undefined;
}

/** The amounts of a gain with their placeholders: all of what comes every month, or each of its tiers. */
function sumsOf({ gain, slot }: SlottedGain): { sum: string | undefined; value: string }[] {
  const total = gainTotal(gain);
  if (total) return [{ sum: slot.total, value: total }];
  if (typeof gain.money === "string") return [{ sum: slot.money, value: gain.money }];
  return (gain.tiers ?? []).flatMap(({ money }, index) =>
    money ? { sum: slot[`money${index}`], value: money } : [],
  );
}

/** The gains that are taxed as the first one is, of a benefit that is the sum of several; else the first alone. */
const taxedAlike = (main: SlottedGain, { isStaged, others }: Parts): SlottedGain[] =>
  isStaged
    ? [main, ...others.filter(({ gain }) => JSON.stringify(gain.tax) === JSON.stringify(main.gain.tax))]
    : [main];

/** What an ended promotion's provider withheld, or had withheld already; undefined where the answer is the same as before. */
export function taxAnswerOnce(parts: Parts): string | undefined {
  const {
    context: { reward },
    main,
  } = parts;
  const { tax, rate } = main?.gain ?? {};
  if (!main || rate || isInKind(main.gain)) return undefined;
  if (tax === "net")
    return `El ${reward} de {brand} llegaba con la retención ya descontada, y se incluye igual en la renta si la presentas.`;
  if (typeof tax !== "object" || tax.basis === "supposed") return undefined;
  const alike = taxedAlike(main, parts);
  const sums = alike.flatMap(sumsOf).flatMap(({ sum = "", value }) => {
    const { part } = taxOnSum(value, tax) ?? {};
    return part ? { sum, part } : [];
  });
  const [only] = sums;
  const taken =
    only && sums.length === 1
      ? `De los ${only.sum} de {brand}, ${only.part}`
      : sums.length > 1
        ? `Del ${reward} de {brand}, ${list(sums.map(({ sum, part }) => `${part} de ${sum}`))}`
        : `De cada euro del ${reward} de {brand}, ${taxOnEuro(tax)}`;
  return `${taken} eran para Hacienda: {brand} retenía un {withheld}. El ${reward} se incluye en la renta si la presentas.`;
}

/**
 * What of a gain is tax, the sum first, then whether it is declared. Undefined for what is no income, or of which the file
 * does not say how it is taxed.
 */
export function taxAnswer(parts: Parts): string | undefined {
  const {
    context: { reward, isMoney, isBank },
    main,
  } = parts;
  // A discount is no income. How another form is taxed only the file can say.
  const { tax, rate, money } = main?.gain ?? {};
  const isForeign = typeof money === "string" && money !== "unknown" && !isEuros(money);
  const isSaid = tax === "net" || tax === "gross" || typeof tax === "object";
  if (!main || tax === "none" || (!rate && !isSaid && (!isMoney || isForeign || main.words.inKind)))
    return undefined;
  if (rate)
    return `De cada euro de intereses de {brand}, lo normal es que ${taxOnEuro(undefined)} sean para Hacienda, y se incluyen en la renta si la presentas: los bancos en España los retienen al pagarlos.`;
  // What is no money is given whole, and its tax is paid on account.
  if (typeof tax === "object" && isInKind(main.gain))
    return `El ${reward} de {brand} se incluye en la renta, si la presentas, por lo que vale: {brand} retiene${tax.basis === "supposed" ? ", y suponemos que" : ""} un {withheld}.`;
  const alike = taxedAlike(main, parts);
  const sums = alike.flatMap(sumsOf).flatMap(({ sum = "", value }) => {
    const taxed = taxOnSum(value, tax);
    return taxed ? { sum, ...taxed } : [];
  });
  const [{ sum, part, left } = {}] = sums;
  if (tax === "net")
    return sums.length === 1 || (parts.isStaged && alike.length <= parts.others.length)
      ? `Los ${list(sums.map((one) => `${one.sum}`))} de {brand} llegan con la retención ya descontada, y se incluyen igual en la renta si la presentas.`
      : `El ${reward} de {brand} llega con la retención ya descontada, y se incluye igual en la renta si la presentas.`;
  const of = (usual: string) =>
    sums.length === 1 && sum
      ? `De los ${sum} de {brand}, ${usual}${part}`
      : sums.length > 1
        ? `Del regalo de {brand}, ${usual}${list(sums.map((one) => `${one.part} de ${one.sum}`))}`
        : `De cada euro del regalo de {brand}, ${usual}${taxOnEuro(tax)}`;
  if (typeof tax === "object") {
    const declared = `el ${reward} se incluye en la renta si la presentas${tax.as ? ", como rendimiento del capital mobiliario" : ""}`;
    return tax.basis === "supposed"
      ? `${of("")} serían para Hacienda, y ${declared}: {brand} retiene, y suponemos que un {withheld}, como es habitual.`
      : `${of("")} son para Hacienda, y ${declared}: {brand} retiene un {withheld} del ${reward}${sums.length === 1 ? `, y quedan ${left}` : ""}.`;
  }
  const end = "Si {brand} retiene, ya va descontado. Cómo tributa exactamente depende de las bases.";
  if (isBank && isMoney)
    return `${of("lo normal es que ")} sean para Hacienda, y el ${reward} se incluye en la renta si la presentas. Según Bolsamanía, el regalo de un banco suele ser un rendimiento del capital mobiliario. ${end}`;
  if (isMoney)
    return `${of("")} serían para Hacienda si tributa como el regalo de un banco, que según Bolsamanía suele ser un rendimiento del capital mobiliario. ${end}`;
  const gross = tax === "gross" && sums.length > 0 ? "{brand} da la cifra antes de impuestos. " : "";
  return `${gross}Un regalo como el de {brand} normalmente se incluye en la renta si la presentas; cómo tributa depende de las bases (rendimiento del capital mobiliario o ganancia patrimonial).`;
}

/** Whether a gain comes as something else than money, from which nothing can be cut. */
const isInKind = ({ thing, points, form }: Gain) => Boolean(thing ?? points) || isGoods(form);

/** Note behind the inviter's gain: whether tax is still to be taken off, as far as the file says. */
export function inviterTax({ gain, slot }: SlottedGain): string {
  if (gain.tax === "net") return " (con la retención ya descontada)";
  if (gain.tax === "gross") return " (antes de impuestos)";
  if (typeof gain.tax !== "object") return "";
  const { left } = (!isInKind(gain) && taxOnSum(gain.money as string, gain.tax)) || {};
  const says = gain.tax.basis === "supposed" ? "si se retiene" : "se retiene";
  return ` (antes de impuestos: ${says} el ${slot.withheld}${left ? ` y quedan ${left}` : ""})`;
}
