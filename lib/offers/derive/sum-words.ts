import { asSentence, present } from "../../format/format";
import type { Gain } from "../terms/gain";
import { isEuros } from "../terms/figures";
import { inForm, voucherOf } from "../terms/forms";
import { type About, type GainWords, outside, receives } from "./gain-text";

/** The most characters of a shop in the figure of a voucher. */
const MAX_SHOP_LENGTH = 20;

/** What a sum is called, by its form: only cash is money that one can spend. */
export function sumWords(money: string, { gain, slot, long: time, context: { reward } }: About): GainWords {
  const { form = "cash", called, every, instalments } = gain;
  // The total is what one sum of every month adds up to.
  const { money: sum = "", total } = slot;
  const each = every ? `${sum} al mes` : sum;
  const long = total ? `${time} (${total})` : time;
  const kind = inForm(gain);
  const what = form === "bill" ? `${total ? "" : " de descuento"}${kind}` : kind || ` de ${reward}`;
  // What comes in several times are several vouchers.
  const isVoucher = form === "voucher" && !instalments;
  const voucher = `${voucherOf(each, called)}${long}`;
  const named = isVoucher ? asSentence(voucher) : `${each}${what}${long}`;
  const inSentence = isVoucher ? `un ${voucher}` : form === "cash" ? `${each}${long}` : named;
  const theirs = form === "invested" ? `${each}${inForm(gain, "su")}${long}` : inSentence;
  const unnamed = asSentence(voucherOf(each, undefined));
  const isLongShop = isVoucher && (called?.length ?? 0) > MAX_SHOP_LENGTH;
  const whole = total && `${each}: ${total}${kind || " en total"}`;
  const short = whole ?? (form === "bill" ? `${each}${kind}` : named);
  const isCash = form === "cash";
  const isCounted = isCash && isEuros(money) && (!every || total !== undefined);
  const uncounted = isCash
    ? `El ${reward} ${every ? "va por meses" : "no es en euros"}`
    : `El ${reward} no es dinero en tu cuenta`;
  const why =
    form === "unknown"
      ? `El ${reward}, de ${each}${long}, puede ser dinero o un descuento: pregunta a {brand}.`
      : `${uncounted}: ${isVoucher ? "es" : "son"} ${inSentence}.`;
  return {
    benefit: named,
    ...(!kind && !long && { sum: each }),
    short,
    shorter: isVoucher ? unnamed : each,
    ...(isVoucher && { title: inSentence }),
    ...(total && { title: `${total}${kind}, ${each}` }),
    the: isCounted && !every ? `los ${sum}` : `el ${reward}`,
    gets: receives(inSentence, theirs),
    ...(!isCash && form !== "unknown" && { inKind: inSentence }),
    box: {
      figure: total ?? sum,
      lines: every
        ? present([total ? `${each}${time}` : `Al mes${time && ","}${long}`, asSentence(kind.trim())])
        : [isVoucher ? `En un vale${called ? ` de ${called}` : ""}` : asSentence(`${what}${long}`.trim())],
    },
    ...(isCounted
      ? {
          value: { kind: "amount", euros: total ?? sum },
          ...(total && { assumptions: [`Recibes el ${reward} todos los meses: ${each}${long}.`] }),
        }
      : {
          value: {
            kind: "unknown",
            why,
            figure: isCash ? each : isLongShop ? unnamed : short,
          },
          outside: isCash
            ? `La promoción de {brand} ${every ? "paga por meses" : "no paga en euros"}: da ${inSentence}.`
            : outside(inSentence),
        }),
  };
}

/** Gains of one kind that are earned apart, each by what it needs: at most their sum. */
export function stageWords(stages: readonly Gain[], most: string, reward: string): GainWords {
  const [{ form = "cash", called } = {}] = stages;
  const sum = `${most}${inForm({ form, called })}`;
  return {
    benefit: `Hasta ${sum} en ${stages.length} partes`,
    short: `Hasta ${sum}`,
    title: `hasta ${sum}`,
    the: `el ${reward}`,
    gets: receives(`hasta ${sum} en ${stages.length} partes`),
    ...(form !== "cash" && { inKind: `hasta ${sum}` }),
    box: {
      figure: most,
      lines: present([asSentence(inForm({ form, called }).trim()), "Como máximo, por partes"]),
    },
    value: {
      kind: "unknown",
      why: `El ${reward} va por partes, hasta ${sum}: depende de las que completes.`,
      figure: sum,
      atMost: true,
    },
    outside:
      form === "cash"
        ? `El ${reward} de {brand} va por partes: depende de las que completes.`
        : outside(`hasta ${sum}`),
  };
}
