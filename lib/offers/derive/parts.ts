import { list } from "../../format/format";
import { readQuantity } from "../../format/quantity";
import { categoryOf, claimRouteOf } from "../categories";
import type { AskWords } from "../terms/ask-words";
import type { Context } from "../terms/context";
import type { Gain } from "../terms/gain";
import { type AskEntry, placedAsks, placedOptions } from "../terms/asks";
import { comesAfter, isNeeded } from "../terms/references";
import type { Terms } from "../terms/schema";
import { type Ask, verbOf } from "../terms/verbs";
import { type Fits, type NotCounted, withNotCounted } from "../terms/not-counted";
import { hasDeadline, withDeadline, withFixedDays } from "../terms/within";
import { anyOf, questionName } from "./alternatives";
import { type Apart, wordsApart } from "./apart";
import { addOwn, type Facts, fitting, named, type Path } from "./facts";
import { gainFigures } from "./gain-figures";
import { type GainWords, toGet } from "./gain-text";
import { gainWords } from "./gain-words";
import { stageWords } from "./sum-words";
import { invitationWords, isJoining, joiningOf } from "./joining";

/** Everything that the sections of a record are made from. */
export interface Parts {
  terms: Terms;
  context: Context;
  facts: Facts;
  fits: Fits;
  /** The words of each ask in its order, with its place; the one by which one becomes a customer is apart. */
  asked: {
    ask: AskEntry;
    path: Path;
    isJoining: boolean;
    words: AskWords;
    /** Of alternatives, each with all that it asks; else the one thing. */
    options: { ask: Ask; words: AskWords }[][];
  }[];
  /** Whether the benefit is the sum of several gains, each with something of its own to do. */
  isStaged: boolean;
  /** What is asked for some of the gains only, in its order: its words among `asked` are of these alone. */
  apart: Apart[];
  /** What the new client gets first, with its place; undefined if only the inviter gets something. */
  main: (Given & { path: Path; words: GainWords }) | undefined;
  /** What else the new client gets. */
  others: (Given & { words: GainWords })[];
  inviter: (Given & { words: GainWords }) | undefined;
}

/** A gain, with the name of each of its figures in braces. */
export interface Given {
  gain: Gain;
  gap: Readonly<Record<string, string>>;
}

/** The gains for the new client if each is earned apart, and their sum if they are of one kind and unit. */
function stagesOf(gives: readonly Gain[]): { all: readonly Gain[]; most?: string } {
  const all = gives.filter(({ to }) => to === "you");
  if (all.some(({ needs, every }) => !needs || every)) return { all };
  const sums = all.flatMap(({ money }) => (typeof money === "string" ? (readQuantity(money) ?? []) : []));
  const [first] = sums;
  const isOneKind =
    sums.length === all.length &&
    sums.every(({ unit }) => unit === first?.unit) &&
    all.every(({ form, called }) => form === all[0]?.form && called === all[0]?.called);
  if (!first || all.length < 2 || !isOneKind) return { all };
  return { all, most: `${sums.reduce((sum, { least }) => sum + least, 0)} ${first.unit}` };
}

/** What a gain is called. A share that is paid out, and not left out of a bill, is a gift. */
function rewardNounOf(gain: Gain | undefined): Context["reward"] {
  const isShare = gain?.percent !== undefined && gain.form === undefined;
  if (isShare || gain?.waives !== undefined || gain?.form === "saving") return "descuento";
  return gain?.rate ? "interés" : "regalo";
}

/** How long a deposit or an investment has to be kept, and the name of the figure. */
function tieOf(asked: readonly { ask: Ask; gap: Readonly<Record<string, string>> }[]): Context["tie"] {
  return asked.flatMap(({ ask, gap }) =>
    ask.do === "keep" && (ask.what === "deposit" || ask.what === "investment") && gap.for
      ? [{ what: ask.what, lapse: ask.for, gap: gap.for }]
      : [],
  )[0];
}

/** What an offer asks, with its place; before it, that one signs up, where no other ask is how one becomes a customer. */
function entriesOf({ asks, who }: Terms): { entry: AskEntry; path: Path }[] {
  const own = asks.map((entry, place) => ({ entry, path: ["asks", place] }));
  const isSaid = asks.some(isJoining) || who.existing;
  return isSaid ? own : [{ entry: { do: "sign-up" }, path: ["asks"] }, ...own];
}

/** Something asked: with the campaign's last day as its own, if it has until then and somebody knows the day. */
function datedAsk(ask: Ask, { campaign }: Terms): { ask: Ask; places: Readonly<Record<string, Path>> } {
  if (!("within" in ask) || ask.within !== "campaign" || !campaign?.until) return { ask, places: {} };
  return { ask: { ...ask, within: { until: campaign.until } }, places: { within: ["campaign", "until"] } };
}

/** Words whose question and deadlines have names that no other ask has taken. */
function distinctIds(words: AskWords, seen: string[]): AskWords {
  const free = (id: string) => {
    let name = id;
    for (let count = 2; seen.includes(name); count += 1) name = `${id}-${count}`;
    seen.push(name);
    return name;
  };
  return {
    ...words,
    ...(words.question && { question: { ...words.question, id: free(words.question.id) } }),
    ...(words.deadlines && { deadlines: words.deadlines.map((one) => ({ ...one, id: free(one.id) })) }),
  };
}

/**
 * The parts of an offer: its facts, and the words of each thing that it asks and gives. `isInvited` if the link has an
 * invitation code.
 */
export function deriveParts(terms: Terms, isInvited: boolean): Parts {
  const facts: Facts = {};
  const { asks, gives, category } = terms;
  const simple = placedAsks(asks).map(({ ask }) => ask);
  const yours = gives.findIndex(({ to }) => to === "you");
  const theirs = gives.findIndex(({ to }) => to === "inviter");
  const hasKnownInviter =
    theirs >= 0 && typeof gives[theirs]?.money === "string" && gives[theirs].money !== "unknown";
  const gains = gives.map((gain, place) =>
    named(facts, gainFigures(gain, hasKnownInviter), ["gives", place]),
  );
  for (const gain of gains) gain.add(false);
  const asked = entriesOf(terms).map(({ entry, path }) => {
    const all = placedOptions(entry).map((option) =>
      option.map(({ ask: written, path: inside }) => {
        const { ask, places } = datedAsk(written, terms);
        const figures = named(facts, verbOf(ask).figures(ask), [...path, ...inside], { id: ask.id, places });
        figures.add(false);
        return { ask, gap: figures.gap, path: [...path, ...inside] };
      }),
    );
    return { entry, path, all };
  });
  for (const gain of gains) gain.add(true);
  addOwn(facts, terms);

  const gain = gives[yours];
  const stages = stagesOf(gives);
  const firstGains = stages.most ? stages.all : gives.slice(yours, yours + 1);
  const yourGains = gives.filter(({ to }) => to === "you");
  // What no gain names for itself is asked of everybody.
  const isOwn = (entry: AskEntry) =>
    firstGains.every((one) => isNeeded(entry, one, terms)) ||
    !yourGains.some((one) => isNeeded(entry, one, terms));
  const context: Context = {
    reward: rewardNounOf(gain),
    isBank: claimRouteOf(terms) === "payment" && categoryOf(category).isBank === true,
    isMoney: Boolean(gain?.money ?? gain?.tiers) && ["cash", undefined].includes(gain?.form),
    joining: joiningOf(terms),
    isByAmount: gain?.of !== undefined,
    isInvited,
    invitation: invitationWords(terms),
    // What an option asks to keep binds only who takes it.
    tie: tieOf(asked.flatMap(({ entry, all }) => (isOwn(entry) && all.length === 1 ? all.flat() : []))),
    asks: (name, what) =>
      simple.some((ask) => ask.do === name && (what === undefined || ("what" in ask && ask.what === what))),
    isBeforeAll: (name) => comesAfter(name, terms),
  };
  const fits = fitting(facts, terms);
  const joins = asked.findIndex(({ entry }) => isJoining(entry));
  if (stages.most)
    facts.atMost = { name: "atMost", what: "", value: stages.most, isSum: true, place: ["gives", yours] };
  const allGains = gives.map((one, place) => {
    const { gap = {} } = gains[place] ?? {};
    const own = one.to === "inviter" ? { ...context, reward: rewardNounOf(one) } : context;
    return { gain: one, gap, words: gainWords(one, gap, own) };
  });
  const apart: Apart[] = [];
  const seen: string[] = [];
  const all = asked.map(({ entry, path, all: some }, place) => {
    const options = some.map((option) => {
      const own = { ...context, tie: tieOf(option) ?? context.tie };
      return option.map(({ ask, gap, path: at }) => {
        const words = withFixedDays(ask, withDeadline(ask, verbOf(ask).words(ask, gap, own)), gap);
        const deadlines = words.deadlines?.map((one) => ({ ...one, of: at.join(".") }));
        return { ask, words: deadlines ? { ...words, deadlines } : words };
      });
    });
    const [[only] = [], ...more] = options;
    const isOne = only !== undefined && more.length === 0;
    const told = options.map((option) => option.map(({ words }) => words));
    const does = options.flat().map(({ ask }) => ask);
    const isRisky = does.some(({ do: verb }) => verb === "trade" || verb === "invest");
    const whole = distinctIds(
      isOne ? only.words : anyOf(told, { fits, hasDeadline: does.some(hasDeadline), isRisky }),
      seen,
    );
    const uncounted = options.flat().flatMap(({ ask, words }): NotCounted[] => {
      const not = "not" in ask ? ask.not : undefined;
      return not ? [{ not, ...(!isOne && { option: questionName(words) ?? words.infinitive }) }] : [];
    });
    const gets = isOwn(entry)
      ? undefined
      : list(
          allGains.flatMap(({ gain: one, words }) =>
            one.to === "you" && isNeeded(entry, one, terms) ? toGet(words.gets, !stages.most) : [],
          ),
        );
    if (gets) apart.push({ gets, clause: whole.clause, infinitive: whole.infinitive });
    const own = gets ? wordsApart(whole, gets, stages.most !== undefined) : whole;
    const words = withNotCounted(own, uncounted, fits);
    return { ask: entry, path, isJoining: place === joins, words, options };
  });
  return {
    terms,
    context,
    facts,
    fits,
    asked: all,
    apart,
    isStaged: stages.most !== undefined && apart.length > 0,
    main: gain && {
      gain,
      path: ["gives", yours],
      gap: gains[yours]?.gap ?? {},
      words: stages.most
        ? stageWords(stages.all, "{atMost}", context.reward)
        : gainWords(gain, gains[yours]?.gap ?? {}, context),
    },
    others: allGains.filter(({ gain: { to } }, place) => to === "you" && place !== yours),
    inviter: allGains[theirs],
  };
}
