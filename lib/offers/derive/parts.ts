import { asSentence } from "../../format/format";
import { readQuantity } from "../../format/quantity";
import { categoryOf, claimRouteOf } from "../categories";
import type { Path } from "../field-info";
import type { AskWords } from "../terms/ask-words";
import { type Context, rewardOf } from "../terms/context";
import type { Gain } from "../terms/gain";
import { askName, type Slots } from "../terms/ask";
import { type AskEntry, isJoining, placedAsks, placedOptions } from "../terms/asks";
import { comesAfter, isNeeded } from "../terms/needs";
import type { Terms } from "../terms/schema";
import { type Ask, verbOf } from "../terms/verbs";
import { isPutIn } from "../terms/verbs/keep-words";
import { type Fits, type NotCounted, withNotCounted } from "../terms/not-counted";
import { hasArrival } from "../terms/when";
import { hasDeadline, withDeadline, withFixedDays } from "../terms/within";
import { anyOf, questionName } from "./alternatives";
import { type PartialAsk, partialWords } from "./partial";
import { datedAsk } from "./dated-ask";
import { distinctIds, freeName } from "./distinct-ids";
import { addOfferFigures, type Facts, fitting, slotOf } from "./facts";
import { gainFigures, gainTotal } from "./gain-figures";
import { type GainWords, rewardKindOf, toGetAll } from "./gain-text";
import { gainWords } from "./gain-words";
import { stageWords } from "./sum-words";
import { invitationWords } from "./invitation";
import { joiningOf } from "./joining";

/** An entry of what an offer asks, with its place in the file and its words. */
export interface Requirement {
  ask: AskEntry;
  /** Its name, which no other entry has: that of its step. */
  id: string;
  path: Path;
  /** Whether one becomes a customer by it. */
  isJoining: boolean;
  words: AskWords;
  /** The alternatives, each with all that it asks; without alternatives, the one thing. */
  options: { ask: Ask; words: AskWords }[][];
  /** What it is asked for, if only some gains ask for it: «recibir 50 €». */
  gets?: string | undefined;
}

/** Everything that the sections of a record are made from. */
export interface Parts {
  terms: Terms;
  context: Context;
  facts: Facts;
  fits: Fits;
  /** What is asked, in its order. */
  requirements: Requirement[];
  /** Whether the benefit is the sum of several gains, each with something of its own to do. */
  isStaged: boolean;
  /** The placeholder of the sum of all gains for the new client; undefined if they do not add up. */
  whole: string | undefined;
  /** What only some of the gains ask for, in order. In `requirements` its words speak of those gains alone. */
  partial: PartialAsk[];
  /** What the new client gets first, with its place; undefined if only the inviter gets something. */
  main: (SlottedGain & { path: Path; words: GainWords }) | undefined;
  /** What else the new client gets. */
  others: (SlottedGain & { words: GainWords })[];
  /** What each of these gives, where the benefit is not their sum. */
  extras: GainWords["gets"][];
  /** What who invites gets: the first says what for any friend, unless it names one. */
  inviters: (SlottedGain & { words: GainWords })[];
}

/** A gain with the placeholders of its figures. */
export interface SlottedGain {
  gain: Gain;
  slot: Slots;
}

/** The gains for the new client, and the most that they add up to if each is earned on its own and all are of one kind and unit. */
function earnedApart(gives: readonly Gain[]): { all: readonly Gain[]; most?: string } {
  const all = gives.filter(({ to }) => to === "you");
  const most = all.some(({ needs, every }) => !needs || every) ? undefined : wholeOf(all);
  return most === undefined ? { all } : { all, most };
}

/** The sum of several gains of one kind and unit. A monthly gain counts with all its months. */
function wholeOf(all: readonly Gain[]): string | undefined {
  const sums = all.flatMap((gain) => {
    const sum = gain.every ? gainTotal(gain) : gain.money;
    return typeof sum === "string" ? (readQuantity(sum) ?? []) : [];
  });
  const [first] = sums;
  const isOneKind =
    sums.length === all.length &&
    sums.every(({ unit }) => unit === first?.unit) &&
    all.every(({ form, called }) => form === all[0]?.form && called === all[0]?.called);
  if (!first || all.length < 2 || !isOneKind) return undefined;
  return `${Math.round(100 * sums.reduce((sum, { least }) => sum + least, 0)) / 100} ${first.unit}`;
}

/** How long a deposit or an investment has to be kept, and the name of the figure. */
function tieOf(asks: readonly { ask: Ask; slot: Slots }[]): Context["tie"] {
  return asks.flatMap(({ ask, slot }) =>
    ask.do === "keep" && isPutIn(ask.what) && slot.for
      ? [{ what: ask.what, lapse: ask.for, slot: slot.for }]
      : [],
  )[0];
}

/** What an offer asks, with its place. Signing up is put first if the file names no way of becoming a customer. */
function entriesOf({ asks, who }: Terms): { entry: AskEntry; path: Path }[] {
  const own = asks.map((entry, index) => ({ entry, path: ["asks", index] }));
  const isSaid = asks.some(isJoining) || who.existing;
  return isSaid ? own : [{ entry: { do: "sign-up" }, path: ["asks"] }, ...own];
}

/** Words whose question fits: if it is too long, without the time, and then without saying which of them count. */
function fittingQuestion(words: AskWords, fits: Fits): AskWords {
  const { question, untimed, unlimited = untimed } = words;
  if (!question || !untimed || !unlimited) return words;
  return {
    ...words,
    question: {
      ...question,
      question: fits([question.question, `¿Vas a ${untimed}?`, `¿Vas a ${unlimited}?`], 140),
      name: fits([question.name, asSentence(untimed), asSentence(unlimited)], 70),
    },
  };
}

/** The words of an entry: those of the one thing that it asks or, of alternatives, of all of them. */
function entryWords(options: Requirement["options"], fits: Fits): AskWords {
  const [[only] = [], ...more] = options;
  if (only && more.length === 0) return only.words;
  const asks = options.flat().map(({ ask }) => ask);
  return anyOf(
    options.map((option) => option.map(({ words }) => words)),
    { fits, hasDeadline: asks.some(hasDeadline), isRisky: asks.some((ask) => verbOf(ask).isRisky) },
  );
}

/** What does not count of an entry; of alternatives, each with what it is. */
function notCountedOf(options: Requirement["options"]): NotCounted[] {
  return options.flat().flatMap(({ ask, words }) => {
    const not = "not" in ask ? ask.not : undefined;
    const option = options.length > 1 ? (questionName(words) ?? words.infinitive) : undefined;
    return not ? [{ not, option }] : [];
  });
}

/** The figures of an offer by name, and what it gives and asks with their placeholders. */
function nameFigures(terms: Terms) {
  const facts: Facts = {};
  const { gives } = terms;
  const hasKnownInviter = gives.some(
    ({ to, money }) => to === "inviter" && typeof money === "string" && money !== "unknown",
  );
  const gains = gives.map((gain, index) => ({
    gain,
    ...slotOf(facts, gainFigures(gain, hasKnownInviter), ["gives", index]),
  }));
  for (const { add } of gains) add(false);
  const entries = entriesOf(terms).map(({ entry, path }) => {
    const options = placedOptions(entry).map((option) =>
      option.map(({ ask: written, path: inside }) => {
        const { ask, places } = datedAsk(written, terms);
        const at = [...path, ...inside];
        const { slot, add } = slotOf(facts, verbOf(ask).figures(ask), at, { id: ask.id, places });
        add(false);
        return { ask, slot, path: at };
      }),
    );
    return { entry, path, options };
  });
  for (const { add } of gains) add(true);
  addOfferFigures(facts, terms);
  return { facts, gains: gains.map(({ gain, slot }): SlottedGain => ({ gain, slot })), entries };
}

/**
 * The parts of an offer: its facts, and the words of each thing that it asks and gives. `hasInvitation` if the link has an
 * invitation code.
 */
export function deriveParts(terms: Terms, hasInvitation: boolean): Parts {
  const { asks, gives, category } = terms;
  const { facts, gains, entries } = nameFigures(terms);
  const single = placedAsks(asks).map(({ ask }) => ask);
  const yours = gives.findIndex(({ to }) => to === "you");
  const first = gives[yours];
  const stages = earnedApart(gives);
  const isSum = stages.most !== undefined;
  const whole = stages.most ?? wholeOf(stages.all);
  const yourGains = gives.filter(({ to }) => to === "you");
  const firstGains = isSum ? yourGains : yourGains.slice(0, 1);
  // Anything that no gain names in its `needs` is asked of everybody.
  const isForAll = (entry: AskEntry) =>
    firstGains.every((one) => isNeeded(entry, one, terms)) ||
    !yourGains.some((one) => isNeeded(entry, one, terms));
  const joining = joiningOf(terms);
  const context: Context = {
    ...rewardOf(rewardKindOf(first)),
    isBank: claimRouteOf(terms) === "payment" && categoryOf(category).isBank === true,
    isMoney: Boolean(first?.money ?? first?.tiers) && ["cash", undefined].includes(first?.form),
    joining,
    isByAmount: first?.of !== undefined,
    hasInvitation,
    invitationWords: invitationWords(terms),
    // If porting a number takes days, dates count from the activation.
    start: single.some((ask) => ask.do === "port" && ask.takes) ? "activation" : "sign-up",
    // A deposit inside an option has to be kept only by who chooses that option.
    tie: tieOf(
      entries.flatMap(({ entry, options: [only = [], ...more] }) =>
        isForAll(entry) && more.length === 0 ? only : [],
      ),
    ),
    asks: (name, what) =>
      single.some((ask) => ask.do === name && (what === undefined || ("what" in ask && ask.what === what))),
    isDated: first !== undefined && hasArrival(first),
    isLosable: single.some((ask) => ask.do === "keep" && ask.breaks !== "nothing"),
    isBeforeAll: (name) => comesAfter(name, terms),
  };
  if (whole) facts.atMost = { name: "atMost", what: "", value: whole, isSum: true, place: ["gives", yours] };
  const fits = fitting(facts, terms);
  const allGains = gains.map(({ gain, slot }) => {
    const reward = rewardOf(rewardKindOf(gain));
    return { gain, slot, words: gainWords(gain, slot, { ...context, ...reward }) };
  });
  const main = allGains[yours];
  const others = allGains.filter(({ gain: { to } }, index) => to === "you" && index !== yours);
  const partial: PartialAsk[] = [];
  const used: string[] = [];
  const joins = entries.findIndex(({ entry }) => isJoining(entry));
  const asked = entries.map(({ entry, path, options: placed }, index): Requirement => {
    const isAsked = isForAll(entry);
    // If only some gains need it, its words call the benefit by the name of these.
    const needing = isAsked ? first : yourGains.find((gain) => isNeeded(entry, gain, terms));
    const isAnother = entries.slice(0, index).some((other) => other.entry.do === entry.do);
    const own = { ...context, ...rewardOf(rewardKindOf(needing)), isAnother };
    const options = placed.map((option) =>
      option.map(({ ask, slot, path: at }) => {
        const said = verbOf(ask).words(ask, slot, { ...own, tie: tieOf(option) ?? context.tie });
        const words = withFixedDays(ask, withDeadline(ask, said, context.joining), slot);
        const deadlines = words.deadlines?.map((one) => ({ ...one, of: at.join(".") }));
        return { ask, words: deadlines ? { ...words, deadlines } : words };
      }),
    );
    const whole = fittingQuestion(entryWords(options, fits), fits);
    const gets = isAsked
      ? undefined
      : toGetAll(
          allGains.flatMap(({ gain, words }) =>
            gain.to === "you" && isNeeded(entry, gain, terms) ? words.gets : [],
          ),
          !isSum,
        );
    if (gets) partial.push({ gets, clause: whole.clause, infinitive: whole.infinitive });
    const words = withNotCounted(
      gets ? partialWords(whole, gets, isSum) : whole,
      notCountedOf(options),
      fits,
    );
    const id = freeName("any" in entry ? (entry.id ?? "any") : askName(entry), used);
    return { ask: entry, id, path, isJoining: index === joins, words, options, gets };
  });
  return {
    terms,
    context,
    facts,
    fits,
    requirements: distinctIds(asked),
    partial,
    isStaged: isSum && partial.length > 0,
    whole: whole && !isSum ? "{atMost}" : undefined,
    main: main && {
      ...main,
      path: ["gives", yours],
      words: isSum ? stageWords(stages.all, "{atMost}", context.reward) : main.words,
    },
    others,
    extras: isSum ? [] : others.map(({ words }) => words.gets),
    inviters: allGains.filter(({ gain: { to } }) => to === "inviter"),
  };
}
