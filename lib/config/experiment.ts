/** The two variants of the A/B test. */
export type Variant = "a" | "b";

/** The A/B test: its page, cookie and query parameter. */
export const experiment = {
  slug: "trade-republic",
  /** The public path. */
  path: "/trade-republic",
  /** Path of the prerendered variant b; not public. */
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
