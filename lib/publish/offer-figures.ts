import type { OpenOffer } from "../copy/open-data";
import type { Lapse } from "../format/dates";
import { deadlineLines, startOf } from "../ground/deadline-words";
import { answeredCost, upfrontNeeds, roundToHundredths, sumOfCosts } from "../ground/net-value";
import type { Offer } from "../offers/offer";
import type { Value } from "../offers/value";
import { quantityAsData } from "./open-terms";

type Figures = Pick<OpenOffer, "gain" | "facts" | "deadlines" | "money" | "minutes" | "invitation" | "pays">;

/** The figures of an offer: what it gives and asks for, each with its unit. Unknown amounts are left out. */
export function openFigures(offer: Offer): Figures {
  const {
    deadlines,
    factBasis = {},
    factNames = {},
    facts = {},
    hasInvitation,
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
    deadlines: deadlines.items.map((item, index) => ({
      id: item.id,
      kind: item.kind,
      title: item.title,
      text: `${lines[index]}.`,
      after: lapseAsData(item.after),
      ...(start && { from: startOf(offer) }),
      ...(delay && { delay: lapseAsData({ days: delay }) }),
    })),
    money: moneyOf(value),
    ...(minutes !== undefined && { minutes }),
    invitation: hasInvitation,
    pays: !hasInvitation
      ? { kind: "none" }
      : typeof paid === "number"
        ? { kind: "amount", amount: paid, unit: "EUR" }
        : { kind: paid },
  };
}

type Fact = Figures["facts"][number];

function factOf(known: Pick<Fact, "name" | "label" | "basis">, text: string): Fact {
  return { ...known, ...(quantityAsData(text) ?? { date: text }) };
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

type ListedCost = Value["spend"][number] | Value["blocked"][number];
type OpenCost = Figures["money"]["spend"]["items"][number];

/** A cost as data. `supposed`: assumed until the visitor says otherwise; `visitor`: the visitor's choice. */
function costOf(amount: ListedCost): OpenCost {
  const { what, euros } = amount;
  if (typeof euros === "number") return { what, amount: euros, basis: "stated" };
  if (euros === "assumed") return { what, basis: "visitor" };
  const asked = "asked" in amount ? amount.asked : undefined;
  return asked ? { what, amount: answeredCost(asked), basis: "supposed" } : { what, basis: "unknown" };
}

/** The sum of costs; left out if one of them is unknown or the visitor's choice. */
function sumOf(costs: readonly ListedCost[]): { amount?: number } {
  const sum = costs.some(({ euros }) => euros === "assumed") ? undefined : sumOfCosts(costs, 0);
  return sum === undefined ? {} : { amount: sum };
}

function moneyOf(value: Value): Figures["money"] {
  const { euros, orMore } = upfrontNeeds(value);
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
    ...(atRisk && { atRisk: riskAsData(atRisk) }),
    unit: "EUR",
  };
}

function riskAsData({ what, euros, times = 1 }: NonNullable<Value["atRisk"]>): OpenCost {
  return euros === "assumed"
    ? { what, basis: "visitor" }
    : { what, amount: roundToHundredths(euros * times), basis: "stated" };
}

function lapseAsData(length: Lapse): Figures["deadlines"][number]["after"] {
  return "days" in length ? { amount: length.days, unit: "days" } : { amount: length.months, unit: "months" };
}
