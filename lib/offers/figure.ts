import { euros, percent } from "../format/format";
import { quantityWords } from "../format/quantity";
import type { Value } from "./value";

/** The headline figure of an offer. */
interface Figure {
  /** Words of the figure; undefined if the benefit is unknown beforehand. */
  text?: string;
  /** Whether it is a maximum («hasta»). */
  atMost: boolean;
  /** Euros of the visitor's money for which a share is reckoned. */
  given?: number;
  /** Whether the share is about so much: «hasta 12 € con 2.000 €». */
  about?: boolean | undefined;
}

/**
 * The headline figure of an offer, from its net value: «10 €», «10 %», «30-90 €», «9.000 Avios». Where the least that one
 * puts in is known, it is the figure for that, the same case as the condition beside it: «12 €», not «hasta 60 €».
 */
export function figureOf({ gain }: Pick<Value, "gain">): Figure {
  switch (gain.kind) {
    case "amount":
      return { text: euros(gain.euros), atMost: false };
    case "range":
      return {
        text: gain.either
          ? `${euros(gain.least)} o ${euros(gain.most)}`
          : quantityWords({ least: gain.least, most: gain.most, unit: "EUR" }),
        atMost: false,
      };
    case "share":
      if (gain.of.least) {
        const cents = Math.floor((gain.of.least.euros * 100 * gain.euros) / gain.per);
        return { text: euros(cents / 100), atMost: false, given: gain.of.least.euros, about: gain.about };
      }
      return gain.most
        ? { text: euros(gain.most.euros), atMost: true }
        : { text: percent((gain.euros / gain.per) * 100), atMost: false };
    case "unknown":
      return { ...(gain.figure && { text: gain.figure }), atMost: gain.atMost ?? false };
    default:
      return gain satisfies never;
  }
}

/**
 * A benefit in three parts: «Ahorra hasta », «60 €», «: 0 % …». An amount of another kind than euros and percent is found
 * if it is the offer's `figure`: «9.000 Avios». Without an amount, `before` is all of it.
 */
export function splitAtFigure(
  benefit: string,
  figure = "",
): { before: string; amount: string; after: string } {
  const [, before = benefit, amount = "", after = ""] =
    /^(.*?)(\d[\d.,]*\s[€%](?:\s(?:a|y|o)\s\d[\d.,]*\s[€%])?)(.*)$/.exec(benefit) ?? [];
  if (amount || !figure || !benefit.includes(figure)) return { before, amount, after };
  const index = benefit.indexOf(figure);
  return { before: benefit.slice(0, index), amount: figure, after: benefit.slice(index + figure.length) };
}

/**
 * A figure in words, the word before it apart: «Unos», «12 €». A range stays whole. Undefined if it is a sentence, as
 * «Puede costarte 5 €» is, or has no figure, as «Nada».
 */
export function splitFigure(words: string): { before: string; amount: string } | undefined {
  const [, before = "", amount] = /^(?:(\p{L}+) )?(\d.*)$/u.exec(words) ?? [];
  return amount === undefined ? undefined : { before, amount };
}
