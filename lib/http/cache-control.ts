/** How long an answer may be kept, and by whom: the values of `Cache-Control`. */
export const cacheControl = {
  /** A browser asks each time, a shared cache keeps it five minutes: a deploy shows soon everywhere. */
  page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** An answer for whoever asked it: no shared cache keeps it, and a browser asks again. */
  answer: "private, max-age=0, must-revalidate",
  /** What is not there is asked for again like a page, but never told when it is old. */
  missing: "public, max-age=0, s-maxage=300",
  /** Shared caches ask as often as for a page: by address alone, one that is not there would be kept as long. */
  picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
  /** The name carries a hash of the content. */
  hashed: "public, max-age=31536000, immutable",
} as const;
