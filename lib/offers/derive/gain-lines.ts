import { either, list } from "../../format/format";
import { isOfBills } from "../terms/figures";
import { inForm } from "../terms/forms";
import type { Gain } from "../terms/gain";
import { instalmentLines } from "./arrivals";
import { theyGet, theyGot, toGet, toGetTheirs, youGet } from "./gain-text";
import { gainWords } from "./gain-words";
import type { SlottedGain, Parts } from "./parts";

/** What the new client gets, a line each, where it goes by tiers or is several things; else none. */
export function gainLines(parts: Parts): string[] {
  const { main, others } = parts;
  if (!main) return [];
  if (main.gain.tiers) return [...tierLines(main, parts), ...others.map((other) => otherLine(other, parts))];
  const instalments = instalmentLines(main, parts);
  if (instalments.length > 0) return [...instalments, ...others.map((other) => otherLine(other, parts))];
  if (others.length === 0) return [];
  const first = { ...main, words: gainWords(main.gain, main.slot, parts.context) };
  return [
    parts.isStaged ? otherLine(first, parts) : gainLine(first, parts),
    ...others.map((other) => otherLine(other, parts)),
    ...wholeLine(parts),
  ];
}

/** What somebody surely gets. */
const tell = { you: youGet, they: theyGet, theyOnce: theyGot };

const may = { you: "puedes", they: "puede", theyOnce: "podía" } as const;

/** Whether a gain asks for no more than becoming a customer. */
const isForJoining = ({ needs }: Gain, { requirements }: Parts) =>
  needs?.every((name) => requirements.some(({ isJoining, id }) => isJoining && id === name));

/** What else the visitor or somebody else gets, as a sentence; of rates of interest, what follows. False if nothing. */
export function alsoGets(parts: Parts, who: keyof typeof may): string | false {
  const { extras, main, others } = parts;
  const isNext = main?.gain.rate && others.every(({ gain: { rate } }) => rate);
  if (extras.length > 0 && !isNext && others.every(({ gain }) => isForJoining(gain, parts)))
    return `Además, con solo ${who === "you" ? "hacerte" : "hacerse"} cliente, ${list(extras.map(tell[who]))}.`;
  const gets = extras.map((one) => (who === "you" ? toGet(one) : toGetTheirs(one)));
  return gets.length > 0 && `${isNext ? "Después" : "También"} ${may[who]} ${list(gets)}.`;
}

/** What all gains add up to: at most, where one of them asks for something of its own. */
const wholeLine = ({ whole, main, others }: Parts): string[] =>
  whole && main
    ? [
        `En total${others.some(({ gain: { needs } }) => needs) ? ", hasta" : ":"} ${whole}${inForm(main.gain)}`,
      ]
    : [];

type Other = Parts["others"][number];
type Line = Pick<Other, "gain" | "words">;

/** A gain, and what it needs if that is not everything: «10 dólares en CRO por completar una operación». */
function gainLine({ gain: { needs = [] }, words }: Line, { requirements }: Parts): string {
  // Everything that it needs; one of several alternatives is enough.
  const things = requirements.flatMap(({ ask: entry, options }) => {
    const isWhole = "any" in entry && entry.id !== undefined && needs.includes(entry.id);
    const infinitives = options.flatMap((option) => {
      const needed = option.filter(
        ({ ask }) => isWhole || needs.some((name) => ask.id === name || ask.do === name),
      );
      const all = needed.flatMap(({ words: { infinitive } }) => infinitive ?? []);
      return all.length > 0 ? [list(all)] : [];
    });
    return infinitives.length > 0 ? [either(infinitives)] : [];
  });
  return things.length > 0 ? `${words.benefit} por ${list(things)}` : words.benefit;
}

/** A line for a further gain: its note if that says the figure, else both. A second rate of interest comes «después» of the first. */
function otherLine(other: Other, parts: Parts): string {
  const { note } = other.gain;
  if (note && Object.values(other.slot).some((figure) => note.includes(figure))) return note;
  const line = note ? `${gainLine(other, parts)}. ${note}` : gainLine(other, parts);
  return other.gain.rate && parts.main?.gain.rate ? `Después, ${line}` : line;
}

/** Each tier: from how much, and what it gives. */
function tierLines({ gain, slot }: SlottedGain, { context }: Parts): string[] {
  return (gain.tiers ?? []).map(({ from, money, thing }: NonNullable<Gain["tiers"]>[number], index) => {
    const gives = money ? `${slot[`money${index}`]}${inForm(gain)}` : thing;
    const amount = slot[`from${index}`];
    if (isOfBills(from)) return `Con ${amount}: ${gives}`;
    return `Desde ${amount}${context.asks("salary") ? " al mes" : ""}: ${gives}`;
  });
}
