import { planCopy } from "@/lib/tools/plan/words";
import { present } from "@/lib/format/format";
import type { Plan, PlanEntry } from "@/lib/tools/plan/plan";
import type { PlanInput } from "@/lib/tools/plan/visitor";
import { askedOf } from "@/lib/tools/plan/questions";

/** What a plan supposes, one sentence each: only what its own offers need. */
export function planAssumptions({ entries, more, invested }: Plan, input: PlanInput): string[] {
  const shown = [...entries, ...more];
  const all = [...shown, ...invested];
  const { assumptions } = planCopy;
  const anyway = all.filter(({ offer }) => input.spentAnyway.includes(offer.id));
  return present(
    [
      all.length > 0 && assumptions.left(netBrands(all)),
      anyway.length > 0 && assumptions.spentAnyway(anyway.map(({ offer }) => offer.brand)),
      ...all.map(({ offer }) => {
        const asked = input.spentAnyway.includes(offer.id) ? undefined : askedOf(offer);
        const own = input.costs[offer.id];
        if (!asked) return undefined;
        return own === undefined
          ? assumptions.asked(asked.question, asked.euros, asked.note)
          : assumptions.answered(asked.question, own);
      }),
      ...entries.flatMap(({ offer }) => offer.value.blocked.map(({ supposed }) => supposed)),
      ...entries.map(({ offer, pays }, place) =>
        place < entries.length - 1 && pays.some(({ dates }) => dates.includes(undefined))
          ? assumptions.unpaid(offer.brand)
          : undefined,
      ),
      ...shown.map(
        ({ offer }) => offer.deadlines.delay && offer.deadlines.items.length > 0 && assumptions.delay(offer),
      ),
      entries.some(({ salary }) => salary) && assumptions.salary,
      all.some(({ pays }) => pays.some(({ dates }) => dates.length > 1)) && assumptions.monthly,
      all.some(({ risk }) => risk > 0) && assumptions.risk,
      all.length > 0 && assumptions.atOnce,
      assumptions.official,
    ].map((part) => part || ""),
  );
}

/** Those of which what one gets is net of tax. */
function netBrands(entries: readonly PlanEntry[]): string[] {
  const isNet = ({ pays }: PlanEntry) =>
    pays.length > 0 && pays.every(({ gain: { tax } }) => tax === "net" || typeof tax === "object");
  return entries.filter(isNet).map(({ offer }) => offer.brand);
}
