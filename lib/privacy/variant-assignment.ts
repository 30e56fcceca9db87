import { isbot } from "isbot";
import { isVariant, type Variant } from "../config/experiment";

interface Visit {
  /** The value of the `v` parameter. */
  override: string | null;
  /** The value of the cookie. */
  remembered: string | undefined;
  userAgent: string;
  mayKeep: boolean;
  /** Share of the visitors who are drawn to b. */
  shareOfB: number;
  /** A number from 0 to 1, 1 excluded. */
  dice: () => number;
}

/**
 * The variant of a visit, and whether to store it: override, then cookie, then a draw. Crawlers, and visitors
 * for whom nothing may be stored, get a.
 */
export function assignVariant(visit: Visit): { variant: Variant; keep: boolean } {
  const { override, remembered, userAgent, mayKeep, shareOfB, dice } = visit;
  if (isbot(userAgent)) return { variant: "a", keep: false };
  if (isVariant(override)) return { variant: override, keep: mayKeep && override !== remembered };
  if (!mayKeep) return { variant: "a", keep: false };
  if (isVariant(remembered)) return { variant: remembered, keep: false };
  return { variant: dice() < 1 - shareOfB ? "a" : "b", keep: true };
}
