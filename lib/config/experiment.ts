export type Variant = "a" | "b";

/** The page of the A/B test. */
export const experiment = {
  slug: "trade-republic",
  path: "/trade-republic",
  /** Path of the prerendered variant b; not public. */
  internalPath: "/trade-republic/v/b",
} as const;

/** The cookie and the localStorage key that hold a visitor's variant. */
export const VARIANT_COOKIE = "ab_variant";

export const VARIANT_DAYS = 180;

/** Query parameter that overrides the variant. */
export const VARIANT_PARAMETER = "v";

/** Whether a value names a variant. */
export function isVariant(value: unknown): value is Variant {
  return value === "a" || value === "b";
}
