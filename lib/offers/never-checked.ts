/** The date of the last check of an offer that nobody has checked yet: a draft. Long ago, so that it counts as unverified. */
export const NEVER_CHECKED = "2000-01";

/** The date of the last check of an offer; undefined if there was none. */
export const checkOf = ({ verifiedOn }: { verifiedOn: string }): string | undefined =>
  verifiedOn === NEVER_CHECKED ? undefined : verifiedOn;
