const variants = ["a", "b"] as const;

/** A variant. Visitors outside of a test get a. */
export type Variant = (typeof variants)[number];

/** An A/B test of an offer's page: variant a shows `landing.hero` of the offer's file, b shows `landing.heroB`. */
export interface Experiment {
  /** The offer under test. */
  readonly slug: string;
  /** The cookie that holds a visitor's variant, and the localStorage key of its copy. */
  readonly cookie: string;
  /** The localStorage key of the log: page views, exposure, first click. */
  readonly log: string;
  /** First part of the names of its events in analytics: `ab` gives `ab_exposure_a`, `ab_first_click_b`. */
  readonly eventPrefix: string;
  /** Share of the visitors who are drawn to b, between 0 and 1. */
  readonly shareOfB: number;
}

/**
 * The A/B tests. The edge, the browser's log, analytics, the debug overlay and `npm run experiment` read these records;
 * only the matcher of `middleware.ts` repeats the paths.
 */
export const experiments: readonly Experiment[] = [
  {
    slug: "trade-republic",
    cookie: "ab_variant",
    log: "ab_tracking_data",
    eventPrefix: "ab",
    shareOfB: 0.5,
  },
];

/** Days for which a visitor keeps the same variant. */
export const VARIANT_DAYS = 180;

/** Query parameter that overrides the variant. */
export const VARIANT_PARAMETER = "v";

/** Whether a value names a variant. */
export function isVariant(value: unknown): value is Variant {
  return variants.some((variant) => variant === value);
}

/** The public path of an experiment's page. */
export function experimentPath({ slug }: Experiment): string {
  return `/${slug}`;
}

/** Path of the prerendered variant b; not public. */
export function internalPathOf({ slug }: Experiment): string {
  return `/${slug}/v/b`;
}

/** The experiment on the page at a path, if there is one. */
export function experimentAt(pathname: string): Experiment | undefined {
  return experiments.find((experiment) => experimentPath(experiment) === pathname);
}
