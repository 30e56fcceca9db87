import { z } from "zod";
import { assumptionNames } from "../config/paths";
import { text } from "./fields";

/** An amount in euros, as a number: 10, 12.5. */
const amount = z.number().min(0.01).max(1_000_000);

/** An amount that the visitor says himself; it stands in the address of the page. */
const assumption = z.strictObject({
  /** Its name in the address. */
  name: z.enum(assumptionNames),
  /** The label of its field: «Cuánto vas a invertir». */
  label: text(60),
  /** What is supposed until the visitor says something else, in euros: an example, so a round figure. */
  usual: amount,
  /** Below which amount the visitor is told something, and what. */
  least: z.strictObject({ euros: amount, note: text(200) }).optional(),
});

/** What the visitor gets. */
const gain = z.discriminatedUnion(
  "kind",
  [
    /** An amount that is known. */
    z.strictObject({ kind: z.literal("amount"), euros: amount }),
    /** Something between two amounts. */
    z.strictObject({ kind: z.literal("range"), least: amount, most: amount }),
    z.strictObject({
      /** So many euros for so many of an amount that the visitor says. */
      kind: z.literal("share"),
      /** Euros got for `per` euros of the visitor's amount. */
      euros: amount,
      /** The euros of the visitor's amount for which `euros` are got. */
      per: amount,
      /** The most of the visitor's amount that counts; leave it out where all of it does. */
      upTo: amount.optional(),
      /** The most that the promotion promises: for more no figure is given, and the note says what is known. */
      most: z.strictObject({ euros: amount, note: text(240) }).optional(),
      /** In how long: «al año». */
      period: text(24),
      /** Whether the provider's own figure is only about right. */
      about: z.boolean().optional(),
      /** What the visitor says. */
      of: assumption,
    }),
    /** Not known beforehand, and why. */
    z.strictObject({ kind: z.literal("unknown"), why: text(160) }),
  ],
  { error: "una clase de beneficio que exista: «amount», «range», «share» o «unknown»" },
);

/** An amount in euros, or the one that the visitor says; left out where nobody knows it: the page says «Depende». */
const cost = z.union([amount, z.literal("assumed")]).optional();

/** What an offer leaves, in figures: what one gets, must spend and cannot touch meanwhile. */
export const valueSchema = z
  .strictObject({
    /** What the visitor gets. */
    gain,
    /** What has to be paid to get it and is not got back as money: a purchase, a fee. */
    spend: z.array(z.strictObject({ what: text(100), euros: cost })).max(3),
    /** What stays the visitor's but is not free meanwhile, and until when. */
    blocked: z.array(z.strictObject({ what: text(60), euros: cost, until: text(240) })).max(2),
    /** What the figures suppose, one sentence each. */
    assumptions: z.array(text(240)).min(1).max(5),
  })
  .refine(
    ({ gain: { kind }, spend, blocked }) =>
      kind === "share" || [...spend, ...blocked].every(({ euros }) => euros !== "assumed"),
    { path: ["gain", "kind"], error: "«share», porque otra cifra es la que dice el visitante («assumed»)" },
  )
  .refine(({ gain }) => gain.kind !== "range" || gain.least < gain.most, {
    path: ["gain", "most"],
    error: "una cantidad mayor que least",
  });

export type Value = z.output<typeof valueSchema>;
export type Assumption = z.infer<typeof assumption>;
