import { euros, percent } from "../format/format";
import { quantityWords } from "../format/quantity";
import type { Value } from "./value";

/**
 * The one figure by which an offer is known at a glance: «10 €», «10 %», «30-90 €»; no `text` where nobody knows it
 * beforehand. `atMost`: it is a maximum, «hasta». Derived from the net value, so that the two cannot differ.
 */
export function figureOf({ gain }: Pick<Value, "gain">): { text?: string; atMost: boolean } {
  switch (gain.kind) {
    case "amount":
      return { text: euros(gain.euros), atMost: false };
    case "range":
      return { text: quantityWords({ ...gain, unit: "EUR" }), atMost: false };
    case "share":
      return gain.most
        ? { text: euros(gain.most.euros), atMost: true }
        : { text: percent((gain.euros / gain.per) * 100), atMost: false };
    case "unknown":
      return { atMost: false };
    default:
      return gain satisfies never;
  }
}

/** A benefit in three parts: «Ahorra hasta », «60 €», «: 0 % …». Without an amount, all is the first. */
export function splitBenefit(benefit: string): { before: string; amount: string; after: string } {
  const [, before = benefit, amount = "", after = ""] =
    /^(.*?)(\d[\d.,]*\s[€%](?:\s(?:a|y)\s\d[\d.,]*\s[€%])?)(.*)$/.exec(benefit) ?? [];
  return { before, amount, after };
}
