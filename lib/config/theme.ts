/** The colours that leave the stylesheet: browser bars, manifest, share pictures. A test holds them to the tokens. */
export const themeColours = {
  /** --paper, by colour scheme. */
  light: "#faf8f3",
  dark: "#14181a",
  /** --ink, --muted, --accent, --accent-soft and --risk in the light scheme. */
  ink: "#17251f",
  muted: "#55625b",
  accent: "#0b5d4a",
  accentSoft: "#e4f1ea",
  risk: "#a96500",
} as const;

/** A colour scheme that the visitor chose. */
export type Theme = keyof Pick<typeof themeColours, "light" | "dark">;

/** The name under which the chosen scheme is kept. The first script reads it, so it stands apart from the record. */
export const themeKey = "theme";

/** A kept scheme, if it is one. */
export function readTheme(stored: unknown): Theme | undefined {
  return stored === "light" || stored === "dark" ? stored : undefined;
}
