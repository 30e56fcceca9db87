/** The custom properties of `app/tokens.css`, by what they are for. A test holds the lists to the style sheet. */
export const tokens = {
  colour: [
    ...["paper", "surface", "sunken", "ink", "muted", "line", "line-strong"],
    ...["accent", "accent-strong", "on-accent", "accent-soft", "visited", "notice", "on-notice", "risk"],
  ],
  type: ["text-xs", "text-sm", "text-md", "text-lg", "text-xl", "text-2xl"],
  space: ["space-1", "space-2", "space-3", "space-4", "space-5", "space-6", "space-7"],
  shape: ["radius", "radius-lg", "radius-full", "shadow"],
  other: ["font", "motion", "page", "measure"],
} as const;

/** Two colours that meet on a page, and how far apart they must be: 4.5 for words, 3 for what is not words. */
export interface ColourPair {
  /** The token of the words, the line or the mark. */
  colour: string;
  /** The token of what lies under it. */
  ground: string;
  /** The least contrast that WCAG 2.2 AA asks for, as a ratio to 1. */
  least: 4.5 | 3;
}

const grounds = ["paper", "surface", "sunken"];
const onEvery = (colours: readonly string[], least: ColourPair["least"]): ColourPair[] =>
  grounds.flatMap((ground) => colours.map((colour) => ({ colour, ground, least })));

/** Every pair that the pages use. The pairs of `line` are missing: it only ever adorns. */
export const colourPairs: readonly ColourPair[] = [
  ...onEvery(["ink", "muted", "accent", "accent-strong", "visited", "on-notice"], 4.5),
  ...onEvery(["line-strong", "risk"], 3),
  ...["ink", "muted", "accent", "accent-strong"].map(
    (colour): ColourPair => ({ colour, ground: "accent-soft", least: 4.5 }),
  ),
  { colour: "on-accent", ground: "accent", least: 4.5 },
  { colour: "on-accent", ground: "accent-strong", least: 4.5 },
  { colour: "on-notice", ground: "notice", least: 4.5 },
  { colour: "ink", ground: "notice", least: 4.5 },
];
