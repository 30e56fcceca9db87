import type { z } from "zod";
import { isCalendarDate, isOver } from "../../format/dates";
import { either, list } from "../../format/format";
import { nearest } from "../../format/nearest";
import { askName } from "./ask";
import { type AskEntry, optionsOf, placedAsks, verbIn } from "./asks";
import type { Gain } from "./gain";
import type { who as whoSchema } from "./people";
import { type Ask, verbOf, verbs } from "./verbs";
import { timeFields, timesOfGain } from "./when";
import { eventNames, timesNames } from "./within";

/** The parts of an offer's file that name each other. */
interface Named {
  asks: readonly AskEntry[];
  gives: readonly Gain[];
  who: z.output<typeof whoSchema>;
}

/** The name of alternatives, of which one is enough. */
const groupNameOf = (entry: AskEntry) => ("any" in entry && entry.id ? [entry.id] : []);

/** The names of an entry; of alternatives, their own and those of all that they ask. */
const namesOf = (entry: AskEntry): string[] => [
  ...groupNameOf(entry),
  ...optionsOf(entry).flat().map(askName),
];

/** Whether every gain needs the entry without naming it: it makes one a customer, or is a formality. */
const isForEveryGain = (entry: AskEntry) => (verbIn(entry)?.role ?? "task") !== "task";

/**
 * Whether a gain needs an entry of its offer: the entries that its own `needs` and `loses` name, and becoming a customer.
 * Of the entries that no other gain to the new client names, a gain without `needs` needs all, any other one the formalities.
 */
export function isNeeded(
  entry: AskEntry,
  gain: Gain,
  { asks, gives }: Pick<Named, "asks" | "gives">,
): boolean {
  const names = namesOf(entry);
  const isIn = (all: readonly string[] = []) => names.some((name) => all.includes(name));
  if (isIn(gain.needs) || isIn(gain.loses)) return true;
  // Every gain needs the step by which one becomes a customer.
  if (entry === asks[0] && isForEveryGain(entry)) return true;
  if (
    gives.some(
      (other) =>
        other !== gain && other.to === "you" && isIn([...(other.needs ?? []), ...(other.loses ?? [])]),
    )
  )
    return false;
  return gain.needs === undefined || isForEveryGain(entry);
}

/** Whether something asked can only take a gain back later, so that the gain does not wait for it. */
export const onlyRevokes = (ask: Ask, { needs, loses = [] }: Pick<Gain, "needs" | "loses">) =>
  loses.includes(askName(ask)) && !needs?.includes(askName(ask));

/** Whether every gain that needs something asked, by its name, arrives only after it. */
export function comesAfter(name: string, { asks, gives }: Pick<Named, "asks" | "gives">): boolean {
  const entry = asks.find((one) => namesOf(one).includes(name));
  const times = gives.flatMap((gain) =>
    gain.to === "you" && entry && isNeeded(entry, gain, { asks, gives })
      ? timesOfGain(gain).map(({ when }) => when)
      : [],
  );
  return times.length > 0 && times.every((when) => timeFields(when).after === name);
}

/** Refuses names of things that the offer does not ask, and one that is taken. */
export function refuseUnknownNames(
  { asks, gives }: Pick<Named, "asks" | "gives">,
  { addIssue }: z.RefinementCtx,
): void {
  const all = placedAsks(asks);
  const names = asks.flatMap(namesOf);
  const events = Object.keys(eventNames);
  const right = (found: string, more: readonly string[]) => {
    if (found === "any") return "el id de esas alternativas: {any: […], id: camino}, y aquí camino";
    const known = [...new Set([...names, ...more])];
    const meant = nearest(found, known);
    return `${meant ? `«${meant}», si es lo que querías decir; ` : ""}algo que la oferta pida: ${known.join(", ")}`;
  };
  const refuse = (path: PropertyKey[], input: unknown, message: string) =>
    addIssue({ code: "custom", path, input, message });
  for (const [index, gain] of gives.entries()) {
    for (const field of ["needs", "loses"] as const)
      for (const [i, name] of (gain[field] ?? []).entries())
        if (!names.includes(name)) refuse(["gives", index, field, i], name, right(name, []));
    for (const { when, path } of timesOfGain(gain)) {
      const at = ["gives", index, ...path];
      const { after, count } = timeFields(when);
      if (after !== undefined && ![...names, ...events].includes(after))
        refuse([...at, "after"], after, right(after, events));
      const counted = all.find(({ ask }) => askName(ask) === after)?.ask.do ?? after ?? "";
      if (count !== undefined && !(counted in timesNames))
        refuse(
          [...at, "count"],
          count,
          `nada, o after con algo que se repita: ${Object.keys(timesNames).join(", ")}`,
        );
    }
  }
  for (const { ask, path } of all) {
    const isKept = ask.do === "keep";
    // The time of a `keep` can also count from the arrival of the gift.
    const starts = isKept ? [...events, "gift"] : events;
    const time = isKept ? ask : "within" in ask ? ask.within : undefined;
    const from = typeof time === "object" && "from" in time ? time.from : undefined;
    if (from !== undefined && ![...names, ...starts].includes(from))
      refuse([...path, ...(isKept ? [] : ["within"]), "from"], from, right(from, starts));
  }
  const ids = [
    ...asks.flatMap((entry, index) =>
      "any" in entry ? { id: entry.id, name: entry.id, path: ["asks", index] } : [],
    ),
    ...all.map(({ ask, path }) => ({ id: ask.id, name: askName(ask), path })),
  ];
  for (const [index, { id, path }] of ids.entries()) {
    const isTaken = ids.some((other, i) => other.name === id && (i < index || (i > index && !other.id)));
    if (id && isTaken)
      refuse([...path, "id"], id, "un id distinto para cada cosa, que no sea el verbo de otra");
  }
}

/** Whether what is kept is money that was put in: the account itself may be another matter. */
const isPutIn = ({ what }: { what: string }) => what === "deposit" || what === "investment";

/** Refuses that a deposit which only some options ask for has to be kept by everybody. */
export function refuseLooseKeep({ asks }: Pick<Named, "asks">, { addIssue }: z.RefinementCtx): void {
  const index = asks.findIndex((entry) => entry.do === "keep" && isPutIn(entry));
  const puts = (option: readonly Ask[]) =>
    option.some(({ do: verb }) => ["deposit", "invest"].includes(verb));
  const isForAll = asks.some((entry) => optionsOf(entry).every(puts));
  if (index < 0 || isForAll || !asks.some((entry) => optionsOf(entry).some(puts))) return;
  addIssue({
    code: "custom",
    path: ["asks", index],
    input: "keep",
    message:
      "el keep dentro de la opción que pide el depósito, que así obliga solo a quien la elige: any: [{all: [{do: deposit, …}, {do: keep, …}]}, …]",
  });
}

/** Refuses that a gain arrives after something that it does not need, because another gain names it as its own. */
export function refuseTimeOfOthers(
  { asks, gives }: Pick<Named, "asks" | "gives">,
  { addIssue }: z.RefinementCtx,
): void {
  for (const [index, gain] of gives.entries())
    for (const { when, path } of timesOfGain(gain)) {
      const { after } = timeFields(when);
      const entry = asks.find((one) => after !== undefined && namesOf(one).includes(after));
      if (gain.to === "inviter" || !entry || isNeeded(entry, gain, { asks, gives })) continue;
      addIssue({
        code: "custom",
        path: ["gives", index, ...path, "after"],
        input: after,
        message: `algo que este beneficio pida: con needs: [${[...(gain.needs ?? []), after].join(", ")}], lo pide también; sin ello, no, porque otro lo nombra en el suyo`,
      });
    }
}

/** Refuses an option that asks for nothing but to keep something: there is nothing yet that one could keep. */
export function refuseKeepAlone({ asks }: Pick<Named, "asks">, { addIssue }: z.RefinementCtx): void {
  for (const [index, entry] of asks.entries())
    for (const [i, option] of optionsOf(entry).entries())
      if ("any" in entry && option.every(({ do: verb }) => verb === "keep"))
        addIssue({
          code: "custom",
          path: ["asks", index, "any", i],
          input: "keep",
          message:
            "con keep, lo que hay que hacer antes de mantenerlo, en la misma opción: {all: [{do: deposit, …}, {do: keep, …}]}; si se mantiene de todos modos, el keep va fuera de any",
        });
}

/** Whether something asked says for how long the account, or what one has in its place, has to be kept. */
export const saysHowLong = (asks: readonly AskEntry[]) =>
  placedAsks(asks).some(({ ask }) => ask.do === "keep" && !isPutIn(ask) && ask.what !== "gift");

/** Refuses that a file says twice whether the account has to be kept. */
export function refuseKeepsTwice(
  { asks, keeps }: Pick<Named, "asks"> & { keeps?: string | undefined },
  { addIssue }: z.RefinementCtx,
): void {
  if (keeps !== undefined && saysHowLong(asks))
    addIssue({
      code: "custom",
      path: ["keeps"],
      input: keeps,
      message: "nada: cuánto hay que mantenerlo lo dice ya el keep de asks",
    });
}

/** Refuses a time that is the campaign's where nobody says until when that runs. */
export function refuseEndlessCampaign(
  {
    asks,
    campaign,
  }: Pick<Named, "asks"> & {
    campaign?: { until?: string | undefined; season?: string | undefined } | undefined;
  },
  { addIssue }: z.RefinementCtx,
): void {
  if (campaign?.until || campaign?.season) return;
  for (const { ask, path } of placedAsks(asks))
    if ("within" in ask && ask.within === "campaign")
      addIssue({
        code: "custom",
        path: [...path, "within"],
        input: "campaign",
        message:
          "el último día de la campaña, en campaign: {until: 2026-12-31}; si no se sabe, unknown; si es un plazo, 30 days",
      });
}

/** Refuses gains that are one: of one kind, for the same things. */
export function refuseSameGain({ gives }: Pick<Named, "gives">, { addIssue }: z.RefinementCtx): void {
  const keyOf = ({ to, needs, loses, money, rate, form = "cash", every, friend, ...gain }: Gain) => {
    if (money === undefined || rate !== undefined || (!needs && typeof money === "object")) return undefined;
    const own = needs ? [] : [loses?.toSorted(), gain.tax, gain.called, gain.instalments];
    return JSON.stringify([to, friend, needs?.toSorted(), form, every, ...own]);
  };
  for (const [index, gain] of gives.entries()) {
    const key = keyOf(gain);
    if (key === undefined || gives.findIndex((other) => keyOf(other) === key) === index) continue;
    const message = gain.needs
      ? "otras cosas en needs, o un solo beneficio con la suma: este pide lo mismo que uno anterior"
      : "un solo beneficio: con la suma en money o, si llega en varias veces, cada una en instalments";
    const [path, input] = gain.needs ? ["needs", list(gain.needs)] : ["money", gain.money];
    addIssue({ code: "custom", path: ["gives", index, path], input, message });
  }
}

/** Refuses last days and days of payment before the campaign begins. */
export function refuseEarlyDays(
  {
    asks,
    gives,
    campaign,
  }: Pick<Named, "asks" | "gives"> & { campaign?: { from?: string | undefined } | undefined },
  { addIssue }: z.RefinementCtx,
): void {
  const from = campaign?.from;
  // A day that does not exist is reported by its own field.
  if (!from || !isCalendarDate(from)) return;
  const refuse = (path: PropertyKey[], day: string) => {
    if (isCalendarDate(day) && isOver(day, from))
      addIssue({
        code: "custom",
        path,
        input: day,
        message: `un día igual o posterior a campaign.from, ${from}`,
      });
  };
  for (const { ask, path } of placedAsks(asks)) {
    if ("within" in ask && typeof ask.within === "object" && "until" in ask.within)
      refuse([...path, "within", "until"], ask.within.until);
    if ("activeBy" in ask) refuse([...path, "activeBy"], ask.activeBy ?? "");
  }
  for (const [index, gain] of gives.entries())
    for (const { when, path } of timesOfGain(gain)) {
      const { on } = timeFields(when);
      if (on) refuse(["gives", index, ...path, "on"], on);
    }
}

/** Refuses a time for what comes first: the days on which one can sign up are the campaign's. */
export function refuseTimedJoining({ asks }: Pick<Named, "asks">, { addIssue }: z.RefinementCtx): void {
  const index = asks.findIndex(({ do: verb }) => verb === "open" || verb === "sign-up");
  const first = asks[index];
  if (first?.do === "open" && first.within !== undefined)
    addIssue({
      code: "custom",
      path: ["asks", index, "within"],
      input: JSON.stringify(first.within),
      message: "nada: hasta cuándo se puede abrir va en campaign: {until: …}",
    });
}

const waysIn = verbs.filter(({ role }) => role === "joining").map(({ name }) => name);

/** Refuses an offer for new clients that does not say how one becomes one. */
export function refuseNoJoining(
  { asks, who }: Pick<Named, "asks" | "who">,
  { addIssue }: z.RefinementCtx,
): void {
  const joins = placedAsks(asks).some(({ ask }) => verbOf(ask).role === "joining");
  if (joins || who.existing) return;
  addIssue({
    code: "custom",
    path: ["asks"],
    input: asks.map(({ do: verb }) => verb ?? "any").join(", "),
    message: `cómo te haces cliente, primero: ${either(waysIn)}`,
  });
}
