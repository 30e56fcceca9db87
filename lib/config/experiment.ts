/** The two sides of the A/B test. */
export type Variant = "a" | "b";

/** The A/B test: which page, and how a visitor's side is remembered and overridden. */
export const experiment = {
  slug: "trade-republic",
  /** The address that visitors know. */
  path: "/trade-republic",
  /** The prerendered page of variant b, which is no address of its own. */
  internalPath: "/trade-republic/v/b",
  cookie: "ab_variant",
  /** Query parameter that overrides the variant. */
  parameter: "v",
  cookieDays: 180,
} as const;

/** Whether a value is a variant. Nothing else is ever accepted as one. */
export function isVariant(value: unknown): value is Variant {
  return value === "a" || value === "b";
}
