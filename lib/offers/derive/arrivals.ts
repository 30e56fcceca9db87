import { longDate, onDate } from "../../format/dates";
import { inSentence, list, NBSP, present } from "../../format/format";
import type { Path } from "../field-info";
import type { AskWords } from "../terms/ask-words";
import { inForm } from "../terms/forms";
import type { Gain } from "../terms/gain";
import type { Ask } from "../terms/verbs";
import { timeFields, timesOfGain } from "../terms/when";
import { dayName, eachTime, eventNames, spanOf, timeNamed } from "../terms/within";
import { ofWhat, rewardKindOf, youGet } from "./gain-text";
import { gainWords } from "./gain-words";
import type { SlottedGain, Parts, Requirement } from "./parts";

type When = NonNullable<Gain["when"]>;

/** One of the times at which a gain arrives: one, or one for each instalment. */
export interface Arrival {
  when: Gain["when"];
  /** Its place in the gain. */
  path: Path;
  /** The name of its lapse. */
  lapse: string | undefined;
  /** What arrives: «el regalo», «la segunda parte del regalo». */
  name: string;
  /** An instalment with its time: «25 € en facturas con la segunda factura»; undefined if the gain comes at once. */
  line: string | undefined;
}

const partOrdinals = ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"];

/** Whether another gain is a part of the benefit, as the first one is. */
const isPartOf =
  ({ context }: Parts) =>
  ({ gain }: SlottedGain) =>
    rewardKindOf(gain) === context.rewardKind;

/** The other gains that arrive at another time than the first. */
const arrivingApart = (parts: Parts) =>
  parts.others.filter(
    (other) =>
      !isPartOf(parts)(other) ||
      other.gain.every !== parts.main?.gain.every ||
      JSON.stringify(other.gain.when) !== JSON.stringify(parts.main?.gain.when),
  );

/** Whether the parts of a benefit that is their sum arrive at different times. */
export const isPaidApart = (parts: Parts) => parts.isStaged && arrivingApart(parts).some(isPartOf(parts));

/** The times at which a gain arrives. */
export function arrivalsOf({ gain, slot }: SlottedGain, parts: Parts): Arrival[] {
  const { reward } = parts.context;
  return timesOfGain(gain).map(({ when, path }, index) => {
    const sum = slot[`part${index}`];
    const lapse = gain.instalments ? slot[`partWhen${index}`] : slot.when;
    const name =
      sum || gain.every || isPaidApart(parts)
        ? `la ${partOrdinals[index]} parte del ${reward}`
        : `el ${reward}`;
    if (!sum) return { when, path, lapse, name, line: undefined };
    const time = timeOf(when ?? "unknown", lapse, gain, parts);
    // «25 € con la segunda factura» says already that it is taken off a bill.
    const isSaid = isBill(timeFields(when).after) && !time.isUsual;
    const form = isSaid ? "" : inForm(gain);
    const words = time.isUsual ? `normalmente en ${lapse}` : time.words;
    return { when, path, lapse, name, line: `${sum}${form}${time.isFigure ? "," : ""} ${words}` };
  });
}

/** Each instalment of a gain, with its time; none if it comes at once. */
export const instalmentLines = (one: SlottedGain, parts: Parts) =>
  present(arrivalsOf(one, parts).map(({ line }) => line));

/** What is asked by a name, an `id` or the verb: all the alternatives of that name, or something inside an option. */
export function askNamed(
  name: string,
  requirements: readonly Requirement[],
): { asks: readonly Ask[]; words: AskWords } | undefined {
  const group = requirements.find(({ ask }) => "any" in ask && ask.id === name);
  if (group) return { asks: group.options.flat().map(({ ask }) => ask), words: group.words };
  // Something that only some gains need has no infinitive in `words`; the words of its option still have one.
  const all = requirements.flatMap(({ options, words }) =>
    options.length === 1 && words.infinitive
      ? options.flat().map(({ ask }) => ({ ask, words }))
      : options.flat(),
  );
  const found = all.find(({ ask }) => ask.do === name || ask.id === name);
  return found && { asks: [found.ask], words: found.words };
}

/** The verb of what a name stands for: none of several alternatives. */
const verbNamed = (found: ReturnType<typeof askNamed>) =>
  found?.asks.length === 1 ? found.asks[0]?.do : undefined;

/** Month of something, after «mes siguiente»: «al de la primera nómina»; of all that is asked where no name says. */
export function monthOf(name: string | undefined, requirements: readonly Requirement[]): string {
  const found = name === undefined ? undefined : askNamed(name, requirements);
  const what = dayName(verbNamed(found) ?? name ?? "") ?? found?.words.over ?? found?.words.untimed;
  return `al ${ofWhat(what ?? "cumplir los requisitos")}`;
}

/** A time at which something arrives, as sentences say it. */
interface Time {
  /** Time as it follows «llega», or «suele tardar»: «10 días después de la tercera nómina». */
  words: string;
  /** Whether it takes so long as a rule. */
  isUsual?: boolean;
  /** The event with which it comes, if that is all that `words` say: «la segunda factura». */
  with?: string;
  /** Whether it comes again and again, as interest does. */
  isAgain?: boolean;
  /** Whether it begins with a figure, so that a comma separates it from the sum: «40 €, 10 días después». */
  isFigure?: boolean;
}

/** «24 horas», «de 24 a 48 horas» */
const longWords = (time: string) => `${/-/.test(time) ? "de " : ""}${spanOf(time)}`;

const comesWith = (event: string): Time => ({ words: `con ${event}`, with: event });

/** Whether a time counts from a bill. */
const isBill = (after: string | undefined) => after === "first-bill";

/** The premium that an insurance asks to pay, in its file's words if it has some. */
const premiumOf = (asked: readonly Requirement[]) =>
  asked
    .flatMap(({ options }) => options.flat())
    .flatMap(({ ask }) => (ask.do === "contract" && ask.what === "insurance" ? (ask.pays ?? []) : []))[0] ??
  eventNames["first-premium"];

/** What a time counts from, of what recurs which: «la tercera nómina». Who invites waits for what another one does. */
function momentNamed(name: string, count: number | undefined, to: Gain["to"], asked: readonly Requirement[]) {
  const found = askNamed(name, asked);
  if (count) return timeNamed(verbNamed(found) ?? name, count);
  if (to === "inviter" && found?.words.third)
    return `el momento en que el nuevo cliente ${found.words.third}`;
  if (name === "first-premium") return `pagar ${premiumOf(asked)}`;
  return found?.words.untimed ?? eventNames[name];
}

/** Days of a month in words: «el día 10», «entre el 5 y el 10». */
function daysOfMonth(range: string): string {
  const [first, last = first] = range.split("-");
  return first === last ? `el día ${first}` : `entre el ${first} y el ${last}`;
}

/** Time at which something of a gain arrives: «10 días después de la tercera nómina». */
function timeOf(when: When, lapse: string | undefined, { form, to }: Gain, { requirements }: Parts): Time {
  if (when === "unknown") return { words: "en un día que no se ha publicado" };
  if (when === "at-once") return { words: "al momento" };
  const { every, usually, lapse: stated, atMost, after, count, on, days: range, rule } = timeFields(when);
  if (every) return { words: eachTime(every, lapse).trim(), isAgain: true };
  if (usually) return { words: longWords(usually), isUsual: true, isFigure: true };
  const named = after === undefined ? undefined : momentNamed(after, count, to, requirements);
  if (stated) {
    const time = named ? `${longWords(stated)} después ${ofWhat(named)}` : `en ${lapse}`;
    return { words: (atMost ? "como mucho " : "") + time, isFigure: Boolean(named ?? atMost) };
  }
  const days = range && daysOfMonth(range);
  if (rule) return { words: `${days ? `${days} del` : "el"} mes siguiente ${monthOf(after, requirements)}` };
  if (on) return { words: days ? `${days} de ${longDate(on)}` : onDate(on) };
  // A discount on a bill comes with that bill.
  if (form === "bill" && isBill(after) && named && count) return comesWith(named);
  const event = count ? undefined : eventNames[after ?? ""];
  return event ? comesWith(event) : { words: `después ${ofWhat(named ?? "cumplir los requisitos")}` };
}

/** The most characters of all instalments in one clause: their lines under the benefit have more room. */
const MAX_ARRIVALS_LENGTH = 170;

/** Arrival of a gain, without what arrives: «suele tardar 30 días», «llega en 2 partes: 25 € al momento y …». */
function arrivalVerbOf(one: SlottedGain, parts: Parts): string | undefined {
  const { gain, slot } = one;
  const lines = instalmentLines(one, parts);
  if (lines.length > 0) {
    const start = `llega en ${lines.length}${NBSP}partes:`;
    return parts.fits(
      [`${start} ${list(lines)}`, `${start} la última, ${lines.at(-1)}`],
      MAX_ARRIVALS_LENGTH,
    );
  }
  if (!gain.when || gain.when === "unknown") return undefined;
  const time = timeOf(gain.when, slot.when, gain, parts);
  if (gain.every) return monthly(time);
  if (time.isUsual) return `suele tardar ${time.words}`;
  if (time.isAgain) return `se paga ${time.words}`;
  // A discount is applied; anything else arrives.
  return `${rewardKindOf(gain) === "discount" ? "se aplica" : "llega"} ${time.words}`;
}

/** Arrival of the gain that the offer promises, from its verb on; undefined if nobody says. */
export const arrivalVerb = (parts: Parts) => parts.main && arrivalVerbOf(parts.main, parts);

/** Words for what the first of several parts gives: «20 €». */
function firstPart({ gain, slot }: SlottedGain, { context }: Parts): string {
  const { benefit, gets } = gainWords(gain, slot, context);
  return gets.verb === "receives" ? gets.yours : inSentence(benefit);
}

/** Line on when the benefit arrives; of parts that arrive apart, the first of them. */
export function arrivalLine(parts: Parts): string | undefined {
  const verb = arrivalVerb(parts);
  if (!verb || !parts.main || !isPaidApart(parts)) return verb;
  return `la primera parte, ${firstPart(parts.main, parts)}, ${verb}`;
}

/** Days on which an ended promotion's gain was to arrive; undefined where they depend on who takes part. */
export function arrivalOnce(parts: Parts): string | undefined {
  const { main, context } = parts;
  if (!main?.gain.when || main.gain.every || !timeFields(main.gain.when).on) return undefined;
  const { words } = timeOf(main.gain.when, main.slot.when, main.gain, parts);
  return `Según la promoción de {brand}, el ${context.reward} llegaba ${words}.`;
}

/** Sentence on when a gain of who invites arrives; undefined if nobody says. */
export function inviterArrival(inviter: SlottedGain, parts: Parts): string | undefined {
  const verb = arrivalVerbOf(inviter, parts);
  return verb && `A quien invita le ${verb}.`;
}

/** Arrival of what comes every month: «llega cada mes desde la segunda factura». */
function monthly({ words, isUsual, with: event }: Time): string {
  if (isUsual) return `llega cada mes y la primera vez suele tardar ${words}`;
  return event ? `llega cada mes desde ${event}` : `llega cada mes, la primera vez ${words}`;
}

/**
 * Sentence on when the gain arrives, and one for each other with another time: «El regalo de PayPal suele tardar 30
 * días.» None if nobody says. `isShort`: without the sum of every month.
 */
export function arrivalSentences(parts: Parts, isShort = false): string[] {
  const arrives = arrivalVerb(parts);
  const { isStaged, main, context } = parts;
  if (!main || !arrives) return [];
  const isPart = isPartOf(parts);
  const differing = arrivingApart(parts);
  const what = differing.some(isPart) ? `La primera parte del ${context.reward}` : `El ${context.reward}`;
  const more = differing.flatMap((other) => {
    const verb = arrivalVerbOf(other, parts);
    const name = isPart(other) ? "Otra parte" : "El otro beneficio";
    const { benefit, gets } = other.words;
    const what = gets.verb === "receives" ? gets.yours : inSentence(benefit);
    return verb ? [`${name}, ${what}, ${verb}.`] : [];
  });
  const isApart = isStaged || more.length > 0;
  const { gets } = main.words;
  const sum = main.gain.every && !isShort ? `: ${gets.verb === "receives" ? gets.yours : youGet(gets)}` : "";
  const part = isPaidApart(parts) ? `, ${firstPart(main, parts)},` : "";
  return [`${isApart ? what : `El ${context.reward}`} de {brand}${part} ${arrives}${sum}.`, ...more];
}

/** `arrivalSentences` as one text; undefined if nobody says when the gain arrives. */
export const arrivalWords = (parts: Parts) => arrivalSentences(parts).join(" ") || undefined;

/** What to do where nobody says when the gain arrives. */
export const askForArrival = ({ main, context: { reward } }: Parts) =>
  `Pregunta a {brand} por escrito ${main?.gain.rate ? "cuándo paga" : "qué día te toca"} el ${reward}.`;
