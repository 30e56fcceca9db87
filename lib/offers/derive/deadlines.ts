import type { OfferRecord } from "../offer";
import { lapseOf } from "../terms/figures";
import { isNeeded } from "../terms/references";
import { asking, eventNames, timeNamed } from "../terms/within";
import type { Ask } from "../terms/verbs";
import type { Parts } from "./parts";
import { notPublished } from "./publisher";
import { isDay, longDate } from "../../format/dates";
import { list } from "../../format/format";
import { lapseIn } from "../../format/quantity";

type Deadlines = OfferRecord["deadlines"];

/** When the gain arrives, as a sentence: «El regalo de PayPal suele llegar en 30 días.» Undefined if nobody says. */
export function arrivalWords(parts: Parts): string | undefined {
  const arrives = arrivalVerb(parts);
  const { isStaged, main, others, context } = parts;
  const differs = others.some(
    ({ gain: { when } }) => JSON.stringify(when) !== JSON.stringify(main?.gain.when),
  );
  const what = isStaged && differs ? `La primera parte del ${context.reward}` : `El ${context.reward}`;
  return arrives && `${what} de {brand} ${arrives}.`;
}

/** That nobody says when the gain arrives, as a sentence. */
export function unknownArrival({ main, context: { reward, publishes } }: Parts): string {
  const does = main?.gain.rate ? "paga" : "da";
  return `${notPublished(publishes, publishes ? `cuándo ${does} el ${reward}` : `cuándo ${does} {brand} el ${reward}`)}.`;
}

/** The same without what arrives: «suele llegar en 30 días». */
export function arrivalVerb({ main, asked }: Parts): string | undefined {
  const { gain, gap } = main ?? {};
  const when = gain?.when;
  if (!when || when === "unknown") return undefined;
  if (when === "at-once") return "llega al momento";
  if ("usually" in when) return `suele llegar en ${gap?.when}`;
  const count = "count" in when ? when.count : undefined;
  const done = (id: string | undefined) => {
    const entry = id === undefined ? undefined : askedAs(id, asked);
    if (id !== undefined && count) return timeNamed(entry?.ask.do ?? id, count);
    return entry?.words.infinitive ?? eventNames[id ?? ""];
  };
  if ("lapse" in when) {
    const after = done(when.after);
    const long = `${/-/.test(when.lapse) ? "de " : ""}${gap?.when}`;
    return after ? `llega ${long} ${afterwards(after)}` : `llega en ${gap?.when}`;
  }
  if ("on" in when || "rule" in when) {
    const [from, to] = when.days?.split("-") ?? [];
    const days = from && to && `llega entre el ${from} y el ${to}`;
    if ("rule" in when)
      return `${days ? `${days} del` : "llega el"} mes siguiente al de cumplir los requisitos`;
    return days
      ? `${days} de ${longDate(when.on)}`
      : `llega ${isDay(when.on) ? "el" : "en"} ${longDate(when.on)}`;
  }
  const event = count ? undefined : eventNames[when.after];
  return event ? `llega con ${event}` : `llega ${afterwards(done(when.after) ?? "cumplir los requisitos")}`;
}

/** «después del tercer recibo» */
const afterwards = (what: string) => `después de ${what}`.replace(" de el ", " del ");

/** The latest day of a gain that comes in the month after the requirements are met: they may take months themselves. */
function nextMonth({ asked, main, context, terms }: Parts): Deadlines["items"] {
  const { gain } = main ?? {};
  const when = gain?.when;
  if (!gain || typeof when !== "object" || !("rule" in when)) return [];
  const isTie = (ask: Ask) =>
    gain.loses?.includes(ask.id ?? ask.do) && !gain.needs?.includes(ask.id ?? ask.do);
  // What can only take the gain back later is not waited for.
  const months = Math.max(
    0,
    ...asked.flatMap(({ ask, options }) =>
      isNeeded(ask, gain, terms)
        ? options.map((one) => ("for" in one.ask && !isTie(one.ask) ? monthsOf(one.ask.for) : 0))
        : [],
    ),
  );
  const wait = months > 0 ? ` Antes hay que cumplirlos ${months === 1 ? "un mes" : `${months} meses`}.` : "";
  return [
    {
      id: "regalo",
      kind: "expected",
      title: `Comprueba si ha llegado el ${context.reward}`,
      text: `El ${context.reward} de {brand} llega el mes siguiente al de cumplir los requisitos.${wait} La fecha es la más tardía, si los cumples cuanto antes.`,
      after: `${months + 2} months`,
      usually: "el mes siguiente",
    },
  ];
}

/** A length of time in months, rounded up. */
function monthsOf(time = "0 days"): number {
  const lapse = lapseIn(time);
  return "months" in lapse ? lapse.months : Math.ceil(lapse.days / 30);
}

/** Whether the time of a gain counts from something that can be done on the day of signing up. */
function isSoon(after: string | undefined, asked: Parts["asked"]): boolean {
  if (!after || after === "sign-up") return true;
  const { ask } = askedAs(after, asked) ?? {};
  return ask !== undefined && !["keep", "salary", "habit", "bills"].includes(ask.do ?? "");
}

/** What is asked by a name: an `id`, or the verb. */
const askedAs = (name: string, asked: Parts["asked"]) =>
  asked.find(({ ask }) => ask.do === name || ("id" in ask && ask.id === name));

/** The deadlines of an offer: those of what it asks, and the day on which the gain is usually there. */
export function deadlinesOf(parts: Parts): Deadlines {
  const { asked, main, context } = parts;
  const { gain, gap } = main ?? {};
  const when = gain?.when;
  const arrival = arrivalWords(parts);
  const expected: Deadlines["items"] =
    typeof when === "object" &&
    ("usually" in when || ("lapse" in when && !when.count && isSoon(when.after, asked)))
      ? [
          {
            id: "regalo",
            kind: "expected",
            title: `Comprueba si ha llegado el ${context.reward}`,
            text: `${arrival} La fecha supone que cumples los requisitos el mismo día del alta: si tardas más, será más tarde.`,
            after: lapseOf("usually" in when ? when.usually : when.lapse),
            ...("usually" in when && { usually: `${gap?.when}` }),
          },
        ]
      : [];
  const next = nextMonth(parts);
  const ends = main?.words.ends ? [main.words.ends] : [];
  const items = [...asked.flatMap(({ words }) => words.deadlines ?? []), ...expected, ...next, ...ends];
  // What has a time of its own; a last day is no lapse from signing up, so it is no item.
  const timed = asked.flatMap(({ ask, words }) =>
    "within" in ask && ask.within && ask.within !== "unknown" ? (words.infinitive ?? []) : [],
  );
  const limit =
    timed.length > 0
      ? `La promoción de {brand} ${asking(list(timed))}.`
      : `${notPublished(context.publishes, "un plazo para cumplir los requisitos")}.`;
  const note = arrival === undefined && main ? unknownArrival(parts) : limit;
  return {
    ...asked.find(({ words }) => words.start)?.words.start,
    items,
    note: arrival && expected.length + next.length === 0 ? `${arrival} ${note}` : note,
  };
}
