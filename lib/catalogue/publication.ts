/** What GitHub says of a sent branch; undefined fields: unknown. */
export interface Review {
  /** The request's address, once it is open. */
  request?: string | undefined;
  isClosed?: boolean;
  /** Failed checks: name and address. */
  failed: string[];
}

/** Where a sent offer is in the repository; `overtaken` and `replaced`: another merge changed it before, or since. */
export type InMain = "merged" | "open" | "overtaken" | "replaced";

/** What is known of a sent offer: from the repository, the site and GitHub. */
export interface Publication {
  id: string;
  /** Whether the site is to show it, and whether it showed it before. */
  isShown: boolean;
  wasShown: boolean;
  inMain: InMain;
  /** Whether the site answers, and whether it has the version that was sent. */
  answers: boolean;
  isLive: boolean;
  review: Review | undefined;
}

/** Stages of a publication. Its ends: `arrived` if all is well; the rest of `over` are failures. */
export type Stage =
  | "shown"
  | "withdrawn"
  | "saved"
  | "merged"
  | "unanswered"
  | "replaced"
  | "overtaken"
  | "failed"
  | "closed"
  | "requested"
  | "unrequested"
  | "sent";

/** Stages that have arrived. */
export const arrived: readonly Stage[] = ["shown", "withdrawn", "saved"];

/** Stages that waiting longer does not change. */
export const over: readonly Stage[] = [...arrived, "replaced", "overtaken", "failed", "closed"];

/** The stage of a sent offer: what the site shows counts first, then the repository, then the request. */
export function stageOf({ isShown, wasShown, inMain, answers, isLive, review }: Publication): Stage {
  const isDraft = !isShown && !wasShown;
  if (isLive && !isDraft) return isShown ? "shown" : "withdrawn";
  if (inMain === "merged") return isDraft ? "saved" : answers ? "merged" : "unanswered";
  if (inMain === "replaced" || inMain === "overtaken") return inMain;
  if (!review) return "sent";
  if (review.failed.length > 0) return "failed";
  if (review.isClosed) return "closed";
  return review.request ? "requested" : "unrequested";
}
