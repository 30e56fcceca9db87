import type { z } from "zod";
import { isCalendarDate, isOver } from "../../format/dates";
import { either, list } from "../../format/format";
import { nearest, unaccented } from "../../format/nearest";
import { askName } from "./ask";
import { optionsOf, placedAsks } from "./asks";
import type { Gain } from "./gain";
import { isNeeded, keepsPutIn, type Named, namesOf, saysHowLong } from "./needs";
import type { who as whoSchema } from "./people";
import { type Ask, verbOf, verbs } from "./verbs";
import { timesOfGain } from "./when";
import { eventNames, timesNames } from "./within";

/** The parts of an offer's file that have to agree with each other. */
interface Checked extends Named {
  who: z.output<typeof whoSchema>;
  keeps?: string | undefined;
  claim?: { company?: string | undefined } | undefined;
  protection: { entity?: string | undefined };
  campaign?:
    | { from?: string | undefined; until?: string | undefined; season?: string | undefined }
    | undefined;
}

/** A field that does not agree with another: its place, what it says, and what would be right. */
interface Refusal {
  path: PropertyKey[];
  input: unknown;
  message: string;
}

/** The times at which gains arrive, with what they wait for and their place in the file. */
const timesIn = (gives: readonly Gain[]) =>
  gives.flatMap((gain, index) =>
    timesOfGain(gain).map(({ when, path }) => {
      const time = typeof when === "object" ? when : undefined;
      const after = time && "after" in time ? time.after : undefined;
      return { gain, time, after, at: ["gives", index, ...path] };
    }),
  );

/** What a name stands for, in words: «nomina» is one of those of `salary`. */
const wordsOf = (name: string) => {
  const meaning = verbs.find((one) => one.name === name)?.schema.shape.do.meta()?.description;
  return unaccented(`${eventNames[name] ?? ""} ${meaning ?? ""}`).split(/[^a-z]+/);
};

/** Names of things that the offer does not ask. */
function unknownNames({ asks, gives }: Checked): Refusal[] {
  const names = asks.flatMap(namesOf);
  const events = Object.keys(eventNames);
  const unless = (path: PropertyKey[], name: string | undefined, more: readonly string[]): Refusal[] => {
    const known = [...new Set([...names, ...more])];
    if (name === undefined || known.includes(name)) return [];
    const meant = nearest(name, known) ?? known.find((one) => wordsOf(one).includes(unaccented(name)));
    const message =
      name === "any"
        ? "el id de esas alternativas: {any: […], id: camino}, y aquí camino"
        : `${meant ? `«${meant}», si es lo que querías decir; ` : ""}algo que la oferta pida: ${known.join(", ")}`;
    return [{ path, input: name, message }];
  };
  const inGains = gives.flatMap((gain, index) =>
    (["needs", "loses"] as const).flatMap((field) =>
      (gain[field] ?? []).flatMap((name, i) => unless(["gives", index, field, i], name, [])),
    ),
  );
  const inTimes = timesIn(gives).flatMap(({ after, at }) => unless([...at, "after"], after, events));
  const inAsks = placedAsks(asks).flatMap(({ ask, path }) => {
    // The time of a `keep` can also count from the arrival of the gift.
    if (ask.do === "keep") return unless([...path, "from"], ask.from, [...events, "gift"]);
    const within = "within" in ask && typeof ask.within === "object" ? ask.within : undefined;
    return within && "from" in within ? unless([...path, "within", "from"], within.from, events) : [];
  });
  return [...inGains, ...inTimes, ...inAsks];
}

/** A number of times of what happens once. */
function countsOfOne({ asks, gives }: Checked): Refusal[] {
  const all = placedAsks(asks);
  return timesIn(gives).flatMap(({ time, after, at }) => {
    const count = time && "count" in time ? time.count : undefined;
    const counted = all.find(({ ask }) => askName(ask) === after)?.ask.do ?? after ?? "";
    const message = `nada, o after con algo que se repita: ${Object.keys(timesNames).join(", ")}`;
    return count === undefined || counted in timesNames
      ? []
      : [{ path: [...at, "count"], input: count, message }];
  });
}

/** An `id` that is taken. */
function takenIds({ asks }: Checked): Refusal[] {
  const ids = [
    ...asks.flatMap((entry, index) =>
      "any" in entry ? { id: entry.id, name: entry.id, path: ["asks", index] } : [],
    ),
    ...placedAsks(asks).map(({ ask, path }) => ({ id: ask.id, name: askName(ask), path })),
  ];
  return ids.flatMap(({ id, path }, index) => {
    const isTaken = ids.some((other, i) => other.name === id && (i < index || (i > index && !other.id)));
    const message = "un id distinto para cada cosa, que no sea el verbo de otra";
    return id && isTaken ? [{ path: [...path, "id"], input: id, message }] : [];
  });
}

const waysIn = verbs.filter(({ role }) => role === "joining").map(({ name }) => name);

/** An offer for new clients that does not say how one becomes one. */
function noJoining({ asks, who }: Checked): Refusal[] {
  if (who.existing || placedAsks(asks).some(({ ask }) => verbOf(ask).role === "joining")) return [];
  const input = asks.map(({ do: verb }) => verb ?? "any").join(", ");
  return [{ path: ["asks"], input, message: `cómo te haces cliente, primero: ${either(waysIn)}` }];
}

/** A deposit which only some options ask for, and that everybody has to keep. */
function looseKeep({ asks }: Checked): Refusal[] {
  const index = asks.findIndex(keepsPutIn);
  const puts = (option: readonly Ask[]) => option.some((ask) => verbOf(ask).putsIn);
  const isForAll = asks.some((entry) => optionsOf(entry).every(puts));
  if (index < 0 || isForAll || !asks.some((entry) => optionsOf(entry).some(puts))) return [];
  const message =
    "el keep dentro de la opción que pide el depósito, que así obliga solo a quien la elige: any: [{all: [{do: deposit, …}, {do: keep, …}]}, …]";
  return [{ path: ["asks", index], input: "keep", message }];
}

/** An option that asks for nothing but to keep something: there is nothing yet that one could keep. */
function keepAlone({ asks }: Checked): Refusal[] {
  const message =
    "con keep, lo que hay que hacer antes de mantenerlo, en la misma opción: {all: [{do: deposit, …}, {do: keep, …}]}; si se mantiene de todos modos, el keep va fuera de any";
  return asks.flatMap((entry, index) =>
    optionsOf(entry).flatMap((option, i) =>
      "any" in entry && option.every(({ do: verb }) => verb === "keep")
        ? [{ path: ["asks", index, "any", i], input: "keep", message }]
        : [],
    ),
  );
}

/** A file that says twice whether the account has to be kept. */
function keptTwice({ asks, keeps }: Checked): Refusal[] {
  const message = "nada: cuánto hay que mantenerlo lo dice ya el keep de asks";
  return keeps !== undefined && saysHowLong(asks) ? [{ path: ["keeps"], input: keeps, message }] : [];
}

/** A time for what comes first: the days on which one can sign up are the campaign's. */
function timedJoining({ asks }: Checked): Refusal[] {
  const index = asks.findIndex(({ do: verb }) => verb === "open" || verb === "sign-up");
  const first = asks[index];
  if (first?.do !== "open" || first.within === undefined) return [];
  const message = "nada: hasta cuándo se puede abrir va en campaign: {until: …}";
  return [{ path: ["asks", index, "within"], input: JSON.stringify(first.within), message }];
}

/** A gain that arrives after something that it does not need, because another gain names it as its own. */
function timeOfOthers({ asks, gives }: Checked): Refusal[] {
  return timesIn(gives).flatMap(({ gain, after, at }) => {
    const entry = asks.find((one) => after !== undefined && namesOf(one).includes(after));
    if (gain.to === "inviter" || !entry || isNeeded(entry, gain, { asks, gives })) return [];
    const message = `algo que este beneficio pida: con needs: [${[...(gain.needs ?? []), after].join(", ")}], lo pide también; sin ello, no, porque otro lo nombra en el suyo`;
    return [{ path: [...at, "after"], input: after, message }];
  });
}

/** A key of what makes a gain distinct: two gains with the same key are one. Undefined where two equal gains are allowed. */
function keyOf({ to, needs, loses, money, rate, form = "cash", every, friend, ...gain }: Gain) {
  if (money === undefined || rate !== undefined || (!needs && typeof money === "object")) return undefined;
  const own = needs ? [] : [loses?.toSorted(), gain.tax, gain.called, gain.instalments];
  return JSON.stringify([to, friend, needs?.toSorted(), form, every, ...own]);
}

/** Gains that are one: of one kind, for the same things. */
function sameGain({ gives }: Checked): Refusal[] {
  return gives.flatMap((gain, index) => {
    const key = keyOf(gain);
    if (key === undefined || gives.findIndex((other) => keyOf(other) === key) === index) return [];
    const message = gain.needs
      ? "otras cosas en needs, o un solo beneficio con la suma: este pide lo mismo que uno anterior"
      : "un solo beneficio: con la suma en money o, si llega en varias veces, cada una en instalments";
    const [field, input] = gain.needs ? ["needs", list(gain.needs)] : ["money", gain.money];
    return [{ path: ["gives", index, field], input, message }];
  });
}

/** Last days and days of payment before the campaign begins. */
function earlyDays({ asks, gives, campaign }: Checked): Refusal[] {
  const from = campaign?.from;
  // A day that does not exist is reported by its own field.
  if (!from || !isCalendarDate(from)) return [];
  const message = `un día igual o posterior a campaign.from, ${from}`;
  const unless = (path: PropertyKey[], day: string): Refusal[] =>
    isCalendarDate(day) && isOver(day, from) ? [{ path, input: day, message }] : [];
  return [
    ...placedAsks(asks).flatMap(({ ask, path }) => {
      const within = "within" in ask && typeof ask.within === "object" ? ask.within : undefined;
      return [
        ...(within && "until" in within ? unless([...path, "within", "until"], within.until) : []),
        ...("activeBy" in ask ? unless([...path, "activeBy"], ask.activeBy ?? "") : []),
      ];
    }),
    ...timesIn(gives).flatMap(({ time, at }) => (time && "on" in time ? unless([...at, "on"], time.on) : [])),
  ];
}

/** A time that is the campaign's where nobody says until when that runs. */
function endlessCampaign({ asks, campaign }: Checked): Refusal[] {
  if (campaign?.until || campaign?.season) return [];
  const message =
    "el último día de la campaña, en campaign: {until: 2026-12-31}; si no se sabe, unknown; si es un plazo, 30 days";
  return placedAsks(asks).flatMap(({ ask, path }) =>
    "within" in ask && ask.within === "campaign"
      ? [{ path: [...path, "within"], input: "campaign", message }]
      : [],
  );
}

/** A company to which letters are addressed, and which is not the one that the page names. */
function otherCompany({ claim, protection: { entity = "" } }: Checked): Refusal[] {
  const { company } = claim ?? {};
  if (company === undefined || entity.includes(company)) return [];
  const message = "la empresa que nombra protection.entity, con las mismas letras";
  return [{ path: ["claim", "company"], input: company, message }];
}

const checks = [
  unknownNames,
  countsOfOne,
  takenIds,
  noJoining,
  looseKeep,
  keepAlone,
  keptTwice,
  timedJoining,
  timeOfOthers,
  sameGain,
  earlyDays,
  endlessCampaign,
  otherCompany,
];

/** Refuses fields of an offer's file that do not agree with each other. */
export function refuseContradictions(terms: Checked, { addIssue }: z.RefinementCtx): void {
  for (const refusal of checks.flatMap((check) => check(terms))) addIssue({ code: "custom", ...refusal });
}
