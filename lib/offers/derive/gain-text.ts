import type { OfferRecord } from "../offer";

/** What texts say of a gain, with its figures by name. */
export interface GainWords {
  benefit: string;
  /** Where there is less room, if `benefit` is too long. */
  short?: string;
  /** After «recibir»: «los 10 €», «el regalo». */
  the: string;
  /** What who fulfils all gets, as a verb: «recibe 10 €». */
  receives: string;
  /** In a title, if it is not `benefit`. */
  title?: string;
  /** One or two sentences under the title, and at the offer's card. */
  lead?: string;
  description?: string;
  /** The step in which one gets it, and when it ends, if it lasts. */
  step?: { title: string; text: string };
  ends?: OfferRecord["deadlines"]["items"][number];
  /** What it is instead of a gift in money, for the question about tax. */
  noGift?: string;
  box: { figure: string; lines: string[] };
  value: OfferRecord["value"]["gain"];
  /** Why the plan leaves it out, if it is no money. */
  outside?: string;
  assumptions?: string[];
}

/** Why the plan leaves out what is no money. */
export const outside = (what: string) => `La promoción de {brand} no paga dinero: da ${what}.`;
