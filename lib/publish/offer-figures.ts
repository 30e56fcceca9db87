import { z } from "zod";
import { deadlineLines } from "../ground/deadline-words";
import { openDataCopy } from "../copy/open-data";
import { askedCost, needsOf, roundToHundredths, sumOfCosts } from "../ground/net-value";
import { readQuantity, units } from "../format/quantity";
import type { Lapse } from "../format/dates";
import { calendarDate } from "../offers/fields";
import type { Offer } from "../offers/offer";
import type { Value } from "../offers/value";

const amount = z.number().min(0);
const EUR = { unit: z.literal("EUR") };

const lapse = z.object({ amount: z.int(), unit: z.enum(["days", "months"]) });

const named = {
  name: z.string(),
  label: z.string().optional().describe(openDataCopy.factLabel),
  basis: z.enum(["stated", "supposed", "earlier"]).describe(openDataCopy.factBasis),
};

const fact = z.union([
  z.object({ ...named, amount, unit: z.enum(units) }),
  z.object({ ...named, least: amount, most: amount, unit: z.enum(units) }),
  z.object({ ...named, date: calendarDate }),
]);

const gain = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("amount"), amount, ...EUR }),
  z.object({ kind: z.literal("range"), least: amount, most: amount, ...EUR }),
  z.object({
    kind: z.literal("share"),
    amount: amount.describe(openDataCopy.gain.amount),
    per: amount.describe(openDataCopy.gain.per),
    upTo: amount.optional().describe(openDataCopy.gain.upTo),
    most: amount.optional().describe(openDataCopy.gain.most),
    about: z.boolean().describe(openDataCopy.gain.about),
    of: z.string().describe(openDataCopy.gain.of),
    period: z.string(),
    ...EUR,
  }),
  z.object({ kind: z.literal("unknown"), why: z.string() }),
]);

const cost = z.object({
  what: z.string(),
  amount: amount.optional(),
  basis: z.enum(["stated", "supposed", "visitor", "unknown"]).describe(openDataCopy.money.basis),
});

const money = z.object({
  needs: z.object({
    amount: amount.optional().describe(openDataCopy.money.needed),
    orMore: z.boolean().describe(openDataCopy.money.orMore),
  }),
  spend: z.object({ amount: amount.optional(), items: z.array(cost) }).describe(openDataCopy.money.spend),
  blocked: z
    .object({
      amount: amount.optional(),
      items: z.array(
        cost.extend({
          until: z.string(),
          hold: lapse.optional(),
          supposed: z.string().optional().describe(openDataCopy.money.supposed),
        }),
      ),
    })
    .describe(openDataCopy.money.blocked),
  atRisk: cost.optional().describe(openDataCopy.money.atRisk),
  ...EUR,
});

const deadline = z.object({
  id: z.string().describe(openDataCopy.deadline.id),
  kind: z.enum(["before", "keep", "ends", "expected"]).describe(openDataCopy.deadline.kind),
  title: z.string(),
  text: z.string().describe(openDataCopy.deadline.text),
  after: lapse.describe(openDataCopy.deadline.after),
  from: z.string().optional().describe(openDataCopy.deadline.from),
  delay: lapse.optional().describe(openDataCopy.deadline.delay),
});

const pays = z.object({
  kind: z.enum(["none", "unknown", "amount"]),
  amount: amount.optional(),
  unit: z.literal("EUR").optional(),
});

/** The figures of an offer as open data. */
export const offerFigures = z.object({
  gain: gain.describe(openDataCopy.gain.field),
  facts: z.array(fact).describe(openDataCopy.facts),
  deadlines: z.array(deadline).describe(openDataCopy.deadline.field),
  money: money.describe(openDataCopy.money.field),
  minutes: z.int().optional().describe(openDataCopy.minutes),
  invitation: z.boolean().describe(openDataCopy.invitation),
  pays: pays.describe(openDataCopy.pays),
});

type Figures = z.infer<typeof offerFigures>;

/** The figures of an offer: what it gives and asks for, each with its unit. Unknown amounts are left out. */
export function openFigures(offer: Offer): Figures {
  const {
    deadlines,
    factBasis = {},
    factNames = {},
    facts = {},
    invitation,
    minutes,
    pays: paid,
    value,
  } = offer;
  const { delay, start } = deadlines;
  const lines = deadlineLines(offer);
  return {
    gain: gainOf(value),
    facts: Object.entries(facts).map(([name, text]) =>
      factOf({ name, label: factNames[name], basis: factBasis[name] ?? "stated" }, text),
    ),
    deadlines: deadlines.items.map((item, place) => ({
      id: item.id,
      kind: item.kind,
      title: item.title,
      text: `${lines[place]}.`,
      after: lapseAsData(item.after),
      ...(start && { from: start }),
      ...(delay && { delay: lapseAsData({ days: delay }) }),
    })),
    money: moneyOf(value),
    ...(minutes !== undefined && { minutes }),
    invitation,
    pays: typeof paid === "number" ? { kind: "amount", amount: paid, unit: "EUR" } : { kind: paid },
  };
}

type Fact = Figures["facts"][number];

function factOf(known: Pick<Fact, "name" | "label" | "basis">, text: string): Fact {
  const quantity = readQuantity(text);
  if (!quantity) return { ...known, date: text };
  const { least, most, unit } = quantity;
  return most === undefined ? { ...known, amount: least, unit } : { ...known, least, most, unit };
}

function gainOf({ gain }: Value): Figures["gain"] {
  switch (gain.kind) {
    case "amount":
      return { kind: gain.kind, amount: gain.euros, unit: "EUR" };
    case "range":
      return { kind: gain.kind, least: gain.least, most: gain.most, unit: "EUR" };
    case "share":
      return {
        kind: gain.kind,
        amount: gain.euros,
        per: gain.per,
        unit: "EUR",
        ...(gain.upTo !== undefined && { upTo: gain.upTo }),
        ...(gain.most && { most: gain.most.euros }),
        about: gain.about ?? false,
        of: gain.of.label,
        period: gain.period,
      };
    case "unknown":
      return { kind: gain.kind, why: gain.why };
    default:
      return gain satisfies never;
  }
}

type Cost = Value["spend"][number] | Value["blocked"][number];

/** What a cost adds up to. `supposed`: until the visitor says otherwise; `visitor`: it is his to choose. */
function costOf(amount: Cost): z.infer<typeof cost> {
  const { what, euros } = amount;
  if (typeof euros === "number") return { what, amount: euros, basis: "stated" };
  if (euros === "assumed") return { what, basis: "visitor" };
  const asked = "asked" in amount ? amount.asked : undefined;
  return asked ? { what, amount: askedCost(asked), basis: "supposed" } : { what, basis: "unknown" };
}

/** The sum of costs, left out if one of them is unknown or the visitor's to choose. */
function sumOf(costs: readonly Cost[]): { amount?: number } {
  const sum = costs.some(({ euros }) => euros === "assumed") ? undefined : sumOfCosts(costs, 0);
  return sum === undefined ? {} : { amount: sum };
}

function moneyOf(value: Value): Figures["money"] {
  const { euros, orMore } = needsOf(value);
  const { atRisk, blocked, spend } = value;
  return {
    needs: { ...(euros !== undefined && { amount: euros }), orMore },
    spend: { ...sumOf(spend), items: spend.map(costOf) },
    blocked: {
      ...sumOf(blocked),
      items: blocked.map((sum) => ({
        ...costOf(sum),
        until: sum.until,
        ...(sum.hold && { hold: lapseAsData(sum.hold) }),
        ...(sum.supposed && { supposed: sum.supposed }),
      })),
    },
    ...(atRisk && { atRisk: riskOf(atRisk) }),
    unit: "EUR",
  };
}

function riskOf({ what, euros, times = 1 }: NonNullable<Value["atRisk"]>): z.infer<typeof cost> {
  return euros === "assumed"
    ? { what, basis: "visitor" }
    : { what, amount: roundToHundredths(euros * times), basis: "stated" };
}

function lapseAsData(length: Lapse): z.infer<typeof lapse> {
  return "days" in length ? { amount: length.days, unit: "days" } : { amount: length.months, unit: "months" };
}
