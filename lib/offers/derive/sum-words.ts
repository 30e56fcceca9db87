import { asSentence } from "../../format/format";
import type { Gain } from "../terms/gain";
import { isEuros } from "../terms/figures";
import { type GainWords, outside } from "./gain-text";

interface Sum extends Pick<Gain, "called" | "every"> {
  /** As the file writes it. */
  money: string;
  form: NonNullable<Gain["form"]>;
  /** How long it is given: « durante 12 meses». */
  long: string;
}

/** What a sum is called, by its form: only cash is money that one can spend. */
export function sumWords({ money, form, called, every, long }: Sum, sum: string, reward: string): GainWords {
  const each = every ? `${sum} al mes` : sum;
  const named = {
    cash: `${each} de ${reward}${long}`,
    saving: `${each} de ahorro${long}`,
    bill: `${each} de descuento en facturas${long}`,
    voucher: `Vale de ${each}${long}`,
    crypto: `${each} en ${called ?? "criptomonedas"}${long}`,
    shares: `${each} en acciones${long}`,
    points: `${each} en puntos${long}`,
    invested: `${each} en tu inversión${long}`,
    unknown: `${each} de ${reward}${long}`,
  }[form];
  const inSentence =
    form === "voucher" ? `un vale de ${each}${long}` : form === "cash" ? `${each}${long}` : named;
  const theirs = form === "invested" ? `${each} en su inversión${long}` : inSentence;
  const short = form === "bill" ? `${each} en facturas` : named;
  const isCash = form === "cash" && isEuros(money) && !every;
  return {
    benefit: named,
    short,
    shorter: each,
    ...(form === "voucher" && { title: inSentence }),
    the: isCash ? `los ${sum}` : `el ${reward}`,
    receives: `recibe ${theirs}`,
    ...(form !== "cash" && form !== "unknown" && { noGift: inSentence }),
    box: {
      figure: sum,
      lines: [form === "voucher" ? "En un vale" : asSentence(named.slice(each.length + 1)) || "De regalo"],
    },
    ...(isCash
      ? { value: { kind: "amount", euros: sum } }
      : {
          value: {
            kind: "unknown",
            why: `El ${reward} no es dinero en tu cuenta: ${form === "voucher" ? "es" : "son"} ${inSentence}.`,
            figure: short,
          },
          outside: outside(inSentence),
        }),
  };
}

/** What a sum is in, behind it, where it is not cash: « en acciones». */
export function inForm({ form = "cash", called }: Pick<Gain, "form" | "called">): string {
  return {
    cash: "",
    saving: " de ahorro",
    bill: " en facturas",
    voucher: " en vales",
    crypto: ` en ${called ?? "criptomonedas"}`,
    shares: " en acciones",
    points: " en puntos",
    invested: " en tu inversión",
    unknown: "",
  }[form];
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
    receives: `recibe hasta ${sum} en ${stages.length} partes`,
    ...(form !== "cash" && { noGift: `hasta ${sum}` }),
    box: { figure: most, lines: ["Como máximo, por partes"] },
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
