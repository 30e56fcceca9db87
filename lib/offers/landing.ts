import { z } from "zod";
import { distinct, httpsUrl, slug, text } from "./fields";

/** A figure with what it means: «30 días» / «para la primera compra». */
const keyFigure = z.strictObject({ figure: text(24), label: text(48) });

/** A titled paragraph: a reason. */
const point = z.strictObject({ title: text(60), text: text(320) });

/** A titled paragraph that may say to sign up through the link. */
const step = z.strictObject({
  ...point.shape,
  /**
   * `text` while the link has no invitation code: where to get one. Only for the step that says to use the link.
   */
  withoutCode: text(320).optional(),
});

const heroWords = {
  /** The page's h1. Say what one gets, with its figure. */
  title: text(80),
  /** One or two sentences: what one gets, what one must do, by when. */
  lead: text(300),
  /** Short marks under the button, at most four. Example: «Red Vodafone». */
  badges: z.array(text(44)).max(4),
  /** Words before the links to the two related offers; leave it out to show none. */
  alternatives: text(80).optional(),
};

/** The top of a landing page. `layout` decides what stands beside the words. */
const hero = z.discriminatedUnion(
  "layout",
  [
    z.strictObject({
      /** Two columns: the words, and the hero image or, where `hasHeroImage` is false, the box. */
      layout: z.literal("split"),
      ...heroWords,
      /** The text box that replaces the image: the main figure and one to three short lines. */
      box: z.strictObject({ figure: text(24), lines: z.array(text(48)).min(1).max(3) }),
      /** What the hero image shows, for whoever cannot see it. */
      imageAlt: text(160),
    }),
    z.strictObject({
      /** One centred column over three tiles. */
      layout: z.literal("centred"),
      ...heroWords,
      /** Three figures that sum the promotion up. */
      tiles: z.array(keyFigure).length(3),
    }),
  ],
  { error: "una disposición que exista: «split» o «centred»" },
);

/** What is peculiar to an offer: a list of these, shown in the order given, between the steps and the FAQ. */
const section = z.discriminatedUnion(
  "kind",
  [
    /** Why one might choose it. */
    z.strictObject({ kind: z.literal("reasons"), title: text(70), points: z.array(point).min(2).max(4) }),
    /** A table beside other offers; those that are not enabled are left out by themselves. */
    z.strictObject({ kind: z.literal("comparison"), title: text(70), offerIds: z.array(slug).min(1).max(6) }),
    /** A way to the provider's own terms. */
    z.strictObject({
      /** A section of one paragraph and one link. */
      kind: z.literal("official-link"),
      /** Example: «Condiciones oficiales». */
      title: text(70),
      /** What one finds there, and why to read it. */
      text: text(320),
      /** The words of the link: where it leads, not «aquí». */
      label: text(60),
      /** The provider's page, without any code. */
      url: httpsUrl,
    }),
  ],
  { error: "una clase de sección que exista: «reasons», «comparison» u «official-link»" },
);

/** The words of a landing page. Related promos, closing and disclosure stand on every page: they are not data. */
export const landingSchema = z.strictObject({
  /** The hero everybody sees (variant a). */
  hero,
  /** The other hero of the A/B test; leave it out where there is no test. */
  heroB: hero.optional(),
  /** How it works, in order; one of the steps says to sign up through the link. */
  steps: z
    .array(step)
    .min(2)
    .max(6)
    .refine((all) => all.some(({ withoutCode }) => withoutCode), {
      error: "un paso con withoutCode: de dónde sacar un código mientras el enlace no lo lleva",
    }),
  /** Whether a page loaded again glides to its top instead of jumping there. */
  glides: z.boolean().optional(),
  /** The page's title in analytics, where it is not the browser's. Example: «Lowi Landing». */
  pageViewTitle: text(60).optional(),
  /** What only this offer has to tell, one section of a kind at most; may be empty. */
  sections: z.array(section).refine((all) => distinct(all, ({ kind }) => kind), {
    error: "una sola sección de cada clase: su nombre es el ancla de la página",
  }),
  /** Answers are plain text, one paragraph. A fact without a source is left to the provider's page. */
  faq: z
    .array(z.strictObject({ question: text(110), answer: text(600) }))
    .min(4)
    .max(8),
  /** Conditions worth repeating, one sentence each; the line on taxes adds itself where the gift is money. Leave it out where there is none. */
  finePrint: z.array(text(240)).min(1).max(8).optional(),
});

export type Landing = z.infer<typeof landingSchema>;
export type Hero = Landing["hero"];
export type HeroOf<L extends Hero["layout"]> = Extract<Hero, { layout: L }>;
export type Section = Landing["sections"][number];
export type SectionOf<K extends Section["kind"]> = Extract<Section, { kind: K }>;
export type KeyFigure = z.infer<typeof keyFigure>;
export type Point = z.infer<typeof point>;
export type FaqItem = Landing["faq"][number];
