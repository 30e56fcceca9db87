import { z } from "zod";
import { httpsUrl, text } from "./fields";

/**
 * One thing to know of who holds the visitor's money: a sentence; `false` where it does not apply, and nothing is
 * shown; left out where it is not known for sure, and the page says that and sends to the official site. Never a guess.
 */
const known = z.union([text(220), z.literal(false)], {
  error: "una frase, false si no se aplica, o nada si no se sabe con seguridad",
});

/** Who stands behind an offer, and what happens to the money. Facts with a known source only. */
export const protectionSchema = z.strictObject({
  /** The section's title: «Quién está detrás y qué cubre la garantía». */
  title: text(70),
  /** The entity, and what it is: «Trade Republic, banco con licencia en Alemania». */
  entity: text(220),
  /**
   * Where nobody knows for sure that it may serve customers in Spain: that, and to look it up. It is the first thing
   * that the page says, over its first button, with `sources`, which then are the registers. Else leave it out.
   */
  authorisation: text(220).optional(),
  /** The country whose rules apply to it. */
  country: known.optional(),
  /** Who supervises it. */
  supervisor: known.optional(),
  /** The guarantee scheme: name or country, the limit per person and bank, and what it covers. */
  guarantee: known.optional(),
  /** What no scheme covers. */
  notCovered: known.optional(),
  /** Anything else to know before trusting it with money; leave it out where there is nothing. */
  note: text(320).optional(),
  /** Where this was read, or where one can check it: words that say which page it is, and its address. */
  sources: z
    .array(
      z.strictObject({
        /** Example: «Finanztip». */
        label: text(60),
        /** A public page, without any code. */
        url: httpsUrl,
      }),
    )
    .min(1)
    .max(3),
});

export type Protection = z.output<typeof protectionSchema>;
/** What the section tells, in this order. */
export const protectionRows = ["entity", "country", "supervisor", "guarantee", "notCovered"] as const;
