import { either } from "../../format/format";
import { readQuantity } from "../../format/quantity";
import type { AskWords, Figures } from "../terms/ask";
import type { Context } from "../terms/context";
import type { Gain } from "../terms/gain";
import type { AskEntry } from "../terms/asks";
import type { Terms } from "../terms/schema";
import { type Ask, verbOf } from "../terms/verbs";
import { gainFigures } from "./gain-figures";
import { gainWords } from "./gain-words";
import { stageWords } from "./sum-words";
import { invitationWords, isJoining, joiningOf } from "./joining";

export type Path = readonly (string | number)[];

/** The facts of the record, and where each stands in the file. */
export interface Facts {
  values: Record<string, string>;
  names: Record<string, string>;
  basis: Record<string, "supposed" | "earlier">;
  places: Record<string, Path>;
}

/** Everything that the sections of a record are made from. */
export interface Parts {
  terms: Terms;
  context: Context;
  facts: Facts;
  /** The words of each ask in its order, with its place; the one by which one becomes a customer is apart. */
  asked: {
    ask: AskEntry;
    path: Path;
    isJoining: boolean;
    words: AskWords;
    /** Of alternatives, each; else the one thing. */
    options: { ask: Ask; words: AskWords }[];
  }[];
  /** What the new client gets first, with its place; undefined if only the inviter gets something. */
  main:
    | { gain: Gain; path: Path; gap: Readonly<Record<string, string>>; words: ReturnType<typeof gainWords> }
    | undefined;
  /** What else the new client gets. */
  others: { gain: Gain; words: ReturnType<typeof gainWords> }[];
  inviter:
    | { gain: Gain; gap: Readonly<Record<string, string>>; words: ReturnType<typeof gainWords> }
    | undefined;
}

/** Names figures: each takes its own name, one that is taken a number behind it; the first of an ask with an `id`, that. */
function named(facts: Facts, figures: Figures, at: Path, id?: string) {
  const taken = (name: string) => Object.hasOwn(facts.values, name);
  const gap: Record<string, string> = {};
  return {
    gap,
    add(isLater: boolean) {
      for (const [place, [field, figure]] of Object.entries(figures).entries()) {
        if (!figure || Boolean(figure.isLater) !== isLater) continue;
        const wanted = id && place === 0 ? camel(id) : figure.name;
        let name = wanted;
        for (let count = 2; taken(name); count += 1) name = `${wanted}${count}`;
        facts.values[name] = figure.value;
        facts.names[name] = figure.what;
        if (figure.basis) facts.basis[name] = figure.basis;
        facts.places[name] = [...at, ...placeOf(field)];
        gap[field] = `{${name}}`;
      }
    },
  };
}

const camel = (id: string) => id.replace(/-(\w)/g, (_, sign: string) => sign.toUpperCase());

/** Where a figure stands inside its ask or gain, if its field has another name there. */
function placeOf(field: string): Path {
  const [, kind, place] = /^(from|money)(\d)$/.exec(field) ?? [];
  if (kind && place) return ["tiers", Number(place), kind];
  const inside: Readonly<Record<string, Path>> = {
    cost: ["cost", "each"],
    withheld: ["tax", "withheld"],
    fee: ["waives", "rate"],
    cap: ["waives", "upTo"],
    saving: ["waives", "saving"],
    per: ["waives", "per"],
  };
  return inside[field] ?? [field];
}

/** Whether a value at a path is nested: a figure may stand alone or in a record of its own. */
function settled({ places }: Facts, terms: Terms): void {
  const valueAt = (path: Path) => path.reduce<unknown>((value, key) => Object(value)[key], terms);
  for (const [name, path] of Object.entries(places)) {
    const field = String(path.at(-1));
    const around = path.slice(0, -1);
    const nested = ["lapse", "usually", "value"].find((key) => Object(valueAt(path))[key] !== undefined);
    if (nested) places[name] = [...path, nested];
    else if (valueAt(path) === undefined)
      for (const key of ["money", "usually"])
        if (Object(valueAt([...around, key]))[field] !== undefined) places[name] = [...around, key, field];
  }
}

/** The words of alternatives, of which one is enough. */
function anyOf(all: readonly AskWords[]): AskWords {
  const infinitives = either(all.flatMap(({ infinitive }) => infinitive ?? []));
  return {
    clause: either(all.flatMap(({ clause }) => clause ?? [])),
    infinitive: `hacer una de estas cosas (${infinitives})`,
    third: `hace una de estas cosas (${infinitives})`,
    short: all[0]?.short ? `${all[0].short}, o una alternativa` : "Una de varias condiciones",
    question: {
      id: all.flatMap(({ question }) => question?.id ?? []).join("-o-"),
      question: `¿Vas a hacer una de estas cosas: ${infinitives}?`,
      name: "Hacer una de las cosas que valen",
      failure: `Basta con una de estas cosas: ${infinitives}. Sin ninguna no se cumplen los requisitos.`,
    },
    step: {
      title: "Haz una de las cosas que valen",
      text: `En {brand} basta con una de estas cosas: ${infinitives}.`,
    },
    spend: [{ what: "Lo que cueste la opción que elijas" }],
    assumptions: all[0]?.assumptions ?? [],
    loses: "no haces ninguna de las cosas que valen",
    unknowns: all.flatMap(({ unknowns = [] }) => unknowns),
    lookUps: all.flatMap(({ lookUps = [] }) => lookUps),
  };
}

/** Gains for the new client that are earned apart, and their sum if they are of one kind and unit. */
function stagesOf(gives: readonly Gain[]): { all: readonly Gain[]; most?: string } {
  const all = gives.filter(({ to, needs }) => to === "you" && needs);
  const sums = all.flatMap(({ money }) => (typeof money === "string" ? (readQuantity(money) ?? []) : []));
  const [first] = sums;
  const isOneKind =
    sums.length === all.length &&
    sums.every(({ unit }) => unit === first?.unit) &&
    all.every(({ form, called }) => form === all[0]?.form && called === all[0]?.called);
  if (!first || all.length < 2 || !isOneKind) return { all };
  return { all, most: `${sums.reduce((sum, { least }) => sum + least, 0)} ${first.unit}` };
}

/** How long a deposit has to be kept, and the name of the figure. */
function tieOf(asked: readonly { ask: Ask; gap: Readonly<Record<string, string>> }[][]): Context["tie"] {
  return asked
    .flat()
    .flatMap(({ ask, gap }) =>
      ask.do === "keep" && ask.what === "deposit" && gap.for ? [{ lapse: ask.for, gap: gap.for }] : [],
    )[0];
}

/**
 * The parts of an offer: its facts, and the words of each thing that it asks and gives. `isInvited` if the link has an
 * invitation code.
 */
export function partsOf(terms: Terms, isInvited: boolean): Parts {
  const facts: Facts = { values: {}, names: {}, basis: {}, places: {} };
  const { asks, gives, who, protection, claim, category } = terms;
  const simple: Ask[] = asks.flatMap((entry) => ("any" in entry ? entry.any : [entry]));
  const yours = gives.findIndex(({ to }) => to === "you");
  const theirs = gives.findIndex(({ to }) => to === "inviter");
  const hasKnownInviter =
    theirs >= 0 && typeof gives[theirs]?.money === "string" && gives[theirs].money !== "unknown";
  const gains = gives.map((gain, place) =>
    named(facts, gainFigures(gain, hasKnownInviter), ["gives", place]),
  );
  for (const gain of gains) gain.add(false);
  const asked = asks.map((entry, place) => {
    const options = "any" in entry ? entry.any : [entry];
    return options.map((ask, option) => {
      const path = "any" in entry ? ["asks", place, "any", option] : ["asks", place];
      const figures = named(facts, verbOf(ask).figures(ask), path, ask.id);
      figures.add(false);
      return { ask, gap: figures.gap };
    });
  });
  for (const gain of gains) gain.add(true);
  const { guarantee } = protection;
  if (typeof guarantee === "object") {
    facts.values.guarantee = guarantee.amount;
    facts.names.guarantee = guarantee.what ?? "garantía del efectivo, por persona y banco";
    facts.places.guarantee = ["protection", "guarantee", "amount"];
  }
  const { late } = terms.invitation;
  if (late && late !== "no" && late !== "unknown") {
    facts.values.late = late;
    facts.names.late = "plazo para añadir la invitación";
    facts.places.late = ["invitation", "late"];
  }
  if (who.fresh && who.fresh !== "ever" && who.fresh !== "unknown") {
    facts.values.fresh = who.fresh;
    facts.names.fresh = "tiempo sin ser cliente";
    facts.places.fresh = ["who", "fresh"];
  }
  for (const [name, { value, what, basis }] of Object.entries(terms.facts ?? {})) {
    facts.values[name] = value;
    facts.names[name] = what;
    if (basis) facts.basis[name] = basis;
    facts.places[name] = ["facts", name, "value"];
  }
  settled(facts, terms);
  Object.assign(facts.names, terms.words?.factNames);

  const gain = gives[yours];
  const isDiscount = gain?.percent !== undefined || gain?.waives !== undefined || gain?.form === "saving";
  const context: Context = {
    reward: isDiscount ? "descuento" : gain?.rate ? "interés" : "regalo",
    isBank: claim?.route === "payment" && ["finanzas", "tarjetas"].includes(category),
    isMoney: Boolean(gain?.money ?? gain?.tiers) && ["cash", undefined].includes(gain?.form),
    joining: joiningOf(terms),
    isByAmount: gain?.of !== undefined,
    isInvited,
    invitation: invitationWords(terms),
    tie: tieOf(asked),
    asks: (name) => simple.some(({ do: verb }) => verb === name),
  };
  const first = asks.findIndex(isJoining);
  const stages = stagesOf(gives);
  if (stages.most) {
    facts.values.atMost = stages.most;
    facts.names.atMost = `${context.reward} como máximo`;
    facts.places.atMost = ["gives", yours];
  }
  return {
    terms,
    context,
    facts,
    asked: asked.map((options, place) => {
      const all = options.map(({ ask, gap }) => verbOf(ask).words(ask, gap, context));
      return {
        ask: asks[place] as AskEntry,
        path: ["asks", place],
        isJoining: place === first,
        words: all.length === 1 && all[0] ? all[0] : anyOf(all),
        options: options.flatMap(({ ask }, i) => (all[i] ? [{ ask, words: all[i] }] : [])),
      };
    }),
    main: gain && {
      gain,
      path: ["gives", yours],
      gap: gains[yours]?.gap ?? {},
      words: stages.most
        ? stageWords(stages.all, "{atMost}", context.reward)
        : gainWords(gain, gains[yours]?.gap ?? {}, context),
    },
    others: gives.flatMap((other, place) =>
      other.to === "you" && place !== yours
        ? [{ gain: other, words: gainWords(other, gains[place]?.gap ?? {}, context) }]
        : [],
    ),
    inviter: gives.slice(theirs).flatMap((other) =>
      other.to === "inviter"
        ? [
            {
              gain: other,
              gap: gains[theirs]?.gap ?? {},
              words: gainWords(other, gains[theirs]?.gap ?? {}, context),
            },
          ]
        : [],
    )[0],
  };
}
