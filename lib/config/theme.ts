/** Colours needed outside the style sheet. A test compares them with the tokens. */
export const themeColours = {
  /** --paper, by colour scheme. */
  light: "#faf8f3",
  dark: "#121916",
  /** --ink, --muted, --accent, --accent-soft, --risk, --risk-mark and --edge in the light scheme. */
  ink: "#17251f",
  muted: "#55625b",
  accent: "#0b5d4a",
  accentSoft: "#e4f1ea",
  risk: "#5f4100",
  riskMark: "#b06a00",
  edge: "#b5b0a1",
} as const;

/** A colour scheme that a visitor can choose. */
export type Theme = keyof Pick<typeof themeColours, "light" | "dark">;

/** Its key in localStorage. Stored at the visitor's request, so it needs no consent. */
export const themeKey = "theme";

/** The file of the headline face. A changed face gets a new name: browsers keep it for a year. */
export const headlineFace = "/fonts/bricolage-40-700.woff2";
