import { askName } from "../terms/ask";
import { isJoining, placedAsks } from "../terms/asks";
import type { Terms } from "../terms/schema";
import type { Ask } from "../terms/verbs";
import type { Path } from "../field-info";

/**
 * Something asked: with the campaign's last day as its own, if it has until then and somebody knows the day. A lapse from how
 * one becomes a customer counts from signing up.
 */
export function datedAsk(
  ask: Ask,
  { asks, campaign }: Terms,
): { ask: Ask; places: Readonly<Record<string, Path>> } {
  const within = "within" in ask ? ask.within : undefined;
  if (within === "campaign" && campaign?.until)
    return {
      ask: { ...ask, within: { until: campaign.until } } as Ask,
      places: { within: ["campaign", "until"] },
    };
  const joins = placedAsks(asks.filter(isJoining)).map(({ ask: one }) => askName(one));
  const all = placedAsks(asks).map((placed) => placed.ask);
  // What it counts from, by its verb: of several purchases, which of them.
  const startOf = (from: string) => {
    if (joins.includes(from)) return "sign-up";
    const named = all.find((one) => askName(one) === from);
    if (named?.do !== "buy" || ask.do !== "buy") return named?.do ?? from;
    return `buy-${all.filter((one) => one.do === "buy").indexOf(named) + 1}`;
  };
  if (ask.do === "keep" && ask.from !== undefined)
    return { ask: { ...ask, from: startOf(ask.from) }, places: {} };
  if (typeof within === "object" && "lapse" in within && within.from !== undefined)
    return { ask: { ...ask, within: { ...within, from: startOf(within.from) } } as Ask, places: {} };
  return { ask, places: {} };
}
