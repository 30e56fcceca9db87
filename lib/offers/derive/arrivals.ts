import { isDay, longDate } from "../../format/dates";
import { asSentence, inSentence, list, NBSP } from "../../format/format";
import type { Gain } from "../terms/gain";
import { timesOfGain } from "../terms/when";
import { eventNames, startName, timeNamed } from "../terms/within";
import { youGet } from "./gain-text";
import type { Given, Parts } from "./parts";
import { notSeen } from "./publisher";
import { inForm } from "./sum-words";

type When = NonNullable<Gain["when"]>;

/** One of the times at which a gain arrives, with the names of its figures; the sum only where it comes in instalments. */
export interface Arrival {
  when: Gain["when"];
  /** Its place in the gain. */
  path: readonly PropertyKey[];
  /** The name of its lapse. */
  lapse: string | undefined;
  /** The name of its sum. */
  sum?: string | undefined;
}

/** The times at which a gain arrives: one, or one for each instalment. */
export function arrivalsOf({ gain, gap }: Given): Arrival[] {
  return timesOfGain(gain).map((time, place) => ({
    ...time,
    lapse: gain.instalments ? gap[`partWhen${place}`] : gap.when,
    sum: gap[`part${place}`],
  }));
}

const ordinals = ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta"];

/** What arrives: «el regalo», «la segunda parte del regalo». */
export const instalmentName = (reward: string, place: number, { sum }: Arrival, every?: Gain["every"]) =>
  sum || every ? `la ${ordinals[place]} parte del ${reward}` : `el ${reward}`;

/** What is asked by a name, an `id` or the verb; also inside an option. */
export function askedAs(name: string, asked: Parts["asked"]) {
  // What only some gains need is no requirement of all: its own words still say what it is.
  const all = asked.flatMap(({ options, words }) =>
    options.length === 1 && words.infinitive
      ? options.flat().map(({ ask }) => ({ ask, words }))
      : options.flat(),
  );
  return all.find(({ ask }) => ask.do === name || ask.id === name);
}

/** Whose month it is: «al de la primera nómina»; of all that is asked where no name says. */
export function monthOf(name: string | undefined, asked: Parts["asked"]): string {
  const found = name === undefined ? undefined : askedAs(name, asked);
  const what = startName(found?.ask.do ?? name ?? "") ?? found?.words.untimed;
  return `al de ${what ?? "cumplir los requisitos"}`.replace(" de el ", " del ");
}

/** When something arrives, with its verb apart: «llega» «10 días después de la tercera nómina». */
function timeWords(
  when: When,
  lapse: string | undefined,
  { asked, main }: Parts,
): [verb: string, time: string] {
  if (when === "unknown") return ["llega", "en un día que no se ha publicado"];
  if (when === "at-once") return ["llega", "al momento"];
  if ("usually" in when) return ["suele tardar", `${/-/.test(when.usually) ? "de " : ""}${lapse}`];
  const count = "count" in when ? when.count : undefined;
  const done = (id: string | undefined) => {
    const found = id === undefined ? undefined : askedAs(id, asked);
    if (id !== undefined && count) return timeNamed(found?.ask.do ?? id, count);
    return found?.words.untimed ?? eventNames[id ?? ""];
  };
  if ("lapse" in when) {
    const after = done(when.after);
    const most = when.atMost ? "como mucho " : "";
    const long = `${/-/.test(when.lapse) ? "de " : ""}${lapse}`;
    return ["llega", most + (after ? `${long} ${afterwards(after)}` : `en ${lapse}`)];
  }
  if ("on" in when || "rule" in when) {
    const [from, to] = when.days?.split("-") ?? [];
    const days = from && to && `entre el ${from} y el ${to}`;
    if ("rule" in when)
      return ["llega", `${days ? `${days} del` : "el"} mes siguiente ${monthOf(when.after, asked)}`];
    return [
      "llega",
      days ? `${days} de ${longDate(when.on)}` : `${isDay(when.on) ? "el" : "en"} ${longDate(when.on)}`,
    ];
  }
  // What is taken off a bill comes with it.
  const isOff = main?.gain.form === "bill" && /factura/.test(eventNames[when.after] ?? "");
  const named = done(when.after);
  if (isOff && count) return ["llega", `con ${named}`];
  const event = count ? undefined : eventNames[when.after];
  return ["llega", event ? `con ${event}` : afterwards(named ?? "cumplir los requisitos")];
}

/** «después del tercer recibo» */
const afterwards = (what: string) => `después de ${what}`.replace(" de el ", " del ");

/** Each instalment of a gain, with its time: «25 € en facturas con la segunda factura»; none if it comes at once. */
export function instalmentLines(one: Given, parts: Parts): string[] {
  return arrivalsOf(one).flatMap(({ when = "unknown", lapse, sum }) => {
    if (!sum) return [];
    const [verb, time] = timeWords(when, lapse, parts);
    // «25 € con la segunda factura»: what they are taken off is said.
    const form = /factura/.test(time) ? "" : inForm(one.gain);
    // Two figures do not touch: «40 €, 10 días después».
    const apart = /^(?:de )?\{|^como mucho/.test(time) ? "," : "";
    return [`${sum}${form}${apart} ${verb === "llega" ? time : `normalmente en ${lapse}`}`];
  });
}

/** When a gain arrives, without what arrives: «suele tardar 30 días», «llega en 2 partes: 25 € al momento y …». */
function verbOf(one: Given, parts: Parts): string | undefined {
  const { gain, gap } = one;
  const lines = instalmentLines(one, parts);
  if (lines.length > 0) return `llega en ${lines.length}${NBSP}partes: ${list(lines)}`;
  if (!gain.when || gain.when === "unknown") return undefined;
  const [verb, time] = timeWords(gain.when, gap.when, parts);
  if (gain.every) return monthly(verb, time);
  // A discount does not come, it is applied.
  const isDiscount = parts.context.reward === "descuento";
  return `${isDiscount ? verb.replace("llegar", "aplicarse").replace("llega", "se aplica") : verb} ${time}`;
}

/** The same of the gain that the offer promises. */
export const arrivalVerb = (parts: Parts) => parts.main && verbOf(parts.main, parts);

/** When what comes every month does so: «llega cada mes desde la segunda factura». */
function monthly(verb: string, time: string): string {
  if (verb !== "llega") return `llega cada mes y la primera vez ${verb} ${time}`;
  return time.startsWith("con ")
    ? `llega cada mes desde ${time.slice(4)}`
    : `llega cada mes, la primera vez ${time}`;
}

/** When the gain arrives, as a sentence, and the others with another time: «El regalo de PayPal suele tardar 30 días.» Undefined if nobody says. `isShort`: without the sum of every month. */
export function arrivalWords(parts: Parts, isShort = false): string | undefined {
  const arrives = arrivalVerb(parts);
  const { isStaged, main, others, context } = parts;
  if (!main || !arrives) return undefined;
  const differing = others.filter(
    ({ gain: { when } }) => JSON.stringify(when) !== JSON.stringify(main.gain.when),
  );
  const what = differing.length > 0 ? `La primera parte del ${context.reward}` : `El ${context.reward}`;
  const more = differing.flatMap((other) => {
    const verb = verbOf(other, parts);
    return verb ? [`Otra parte, ${inSentence(other.words.benefit)}, ${verb}.`] : [];
  });
  const isApart = isStaged || more.length > 0;
  const { gets } = main.words;
  const sum = main.gain.every && !isShort ? `: ${gets.verb === "receives" ? gets.yours : youGet(gets)}` : "";
  return [`${isApart ? what : `El ${context.reward}`} de {brand} ${arrives}${sum}.`, ...more].join(" ");
}

/** That nobody says when the gain arrives, as a sentence. */
export const unknownArrival = ({ main, context: { reward } }: Parts) =>
  notSeen(`cuándo ${main?.gain.rate ? "paga" : "da"} {brand} el ${reward}`);

/** The title of the day on which a gain, or an instalment of it, should be there. */
export const checkTitle = (what: string) => asSentence(`comprueba si ha llegado ${what}`);
