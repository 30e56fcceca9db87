import type { Slots } from "../terms/ask";
import type { Context } from "../terms/context";
import { givenWords, inForm } from "../terms/forms";
import { type Gain, lapseOf } from "../terms/gain";
import { spanOf } from "../terms/within";
import { asSentence, either } from "../../format/format";
import { lapseIn, readQuantity } from "../../format/quantity";
import { type About, type GainWords, noMoneyRange, ofWhat, outside, receives } from "./gain-text";
import { sumWords } from "./sum-words";
import { tierWords } from "./tier-words";
import { askedOf, waivedWords } from "./waived-words";

/** A benefit that is no money: why it is in no sum, and its figure in its own unit. */
const notMoney = (what: string, figure: string) =>
  ({ kind: "unknown", why: `El beneficio no es dinero: ${what}.`, figure }) as const;

/** How long a gain lasts, in words: «durante 12 meses», «de por vida». */
function lasting(time: Gain["for"]): string {
  if (time === undefined) return "";
  if (time === "ever") return " de por vida";
  if (time === "both-stay") return " mientras ninguno de los dos cause baja";
  return ` durante ${spanOf(time)}`;
}

/** Whether a rate of interest holds for a year or more, on euros. */
function isOfYear({ for: time, upTo }: Gain): boolean {
  const long = lapseOf(time);
  const lapse = long ? lapseIn(long) : undefined;
  const { unit } = readQuantity(upTo ?? "") ?? {};
  return (lapse === undefined || ("months" in lapse && lapse.months >= 12)) && (!upTo || unit === "EUR");
}

/** The largest amount that a share is paid on: the one in the file, or the one that yields the maximum gain. */
function countedOf({ percent, upTo, most }: Gain, slot: Slots) {
  const [share = 0, gift, limit = Infinity] = [percent, most, upTo].map(
    (figure) => readQuantity(figure ?? "")?.least,
  );
  const enough = gift === undefined ? Infinity : Math.round((10_000 * gift) / share) / 100;
  if (enough < limit) return { upTo: `${enough} EUR` };
  return upTo && { upTo: slot.upTo };
}

/** A gain that is a part of something. */
interface Share extends About {
  of: NonNullable<Gain["of"]>;
  /** «de las compras» */
  from: string;
}

/** The words of the gain that an offer promises. */
export function gainWords(gain: Gain, slot: Slots, context: Context): GainWords {
  const { money, percent, rate, points, waives, tiers, of } = gain;
  const time = lapseOf(gain.for);
  const about: About = { gain, slot, context, long: lasting(gain.for), span: time && spanOf(time) };
  if (money === "unknown") return unknownWords(about);
  if (typeof money === "object") return rangeWords(about);
  if (money) return sumWords(money, about);
  if (percent && of) {
    const share: Share = { ...about, of, from: ofWhat(of.name) };
    return context.rewardKind === "discount" ? discountWords(share) : paidShareWords(share);
  }
  if (waives) return waivedWords(waives, about);
  if (rate) return interestWords(about);
  if (points) return pointsWords(about);
  return tiers ? tierWords(tiers, about) : chosenWords(about);
}

/** A gain of which nobody says how much it is: it depends on something, or has to be confirmed. */
function unknownWords({ gain: { limitedBy }, context: { reward, invitationWords } }: About): GainWords {
  if (limitedBy)
    return {
      benefit: `Regalo${invitationWords ? " de invitación" : ""} según ${limitedBy}`,
      short: "regalo según la campaña",
      title: `un ${reward} según ${limitedBy}`,
      the: `el ${reward}`,
      gets: receives(`el ${reward} de la campaña`),
      box: { figure: "Regalo", lines: ["Según la campaña"] },
      value: { kind: "unknown", why: `El ${reward} depende ${ofWhat(limitedBy)}.` },
    };
  return {
    benefit: "Regalo de importe por confirmar",
    title: "un regalo de importe por confirmar",
    the: `el ${reward}`,
    gets: receives(`un ${reward} de importe por confirmar`),
    box: { figure: "Regalo", lines: ["De importe por confirmar"] },
    value: {
      kind: "unknown",
      why: `El importe del ${reward} está por confirmar: pregunta a {brand} de cuánto es.`,
    },
  };
}

/** Something between two sums. */
function rangeWords({ gain, slot, context: { reward }, long }: About): GainWords {
  const each = gain.every ? " al mes" : "";
  const range = `${slot.least} a ${slot.most}${each}`;
  const ends = `${slot.least} - ${slot.most}`;
  const what = inForm(gain);
  const by = gain.limitedBy ? ` (depende ${ofWhat(gain.limitedBy)})` : "";
  if (what)
    return {
      benefit: `De ${range}${what}${long}`,
      short: `De ${range}${what}`,
      shorter: `De ${range}`,
      the: `el ${reward}`,
      gets: receives(`de ${range}${what}${long}${by}`, `de ${range}${inForm(gain, "su")}${long}${by}`),
      box: { figure: ends, lines: [asSentence(what.trim())] },
      ...noMoneyRange(`${range}${what}${long}${by}`, `${ends}${each}${what}`, reward),
    };
  return {
    benefit: `De ${range} de ${reward}${long}`,
    ...(!long && { sum: `de ${range}` }),
    short: `De ${range}`,
    the: `el ${reward}`,
    gets: receives(`un ${reward} de ${range}${long}${by}`),
    box: { figure: ends, lines: gain.every ? ["Al mes"] : [] },
    value: gain.every
      ? { kind: "unknown", why: `El ${reward} va por meses: de ${range}${long}.`, figure: `${ends}${each}` }
      : { kind: "range", least: `${slot.least}`, most: `${slot.most}` },
  };
}

/** A part of what one does that is paid out. */
function paidShareWords({ gain, slot, context: { reward }, long, of, from }: Share): GainWords {
  const most = slot.shareMost ? `, hasta ${slot.shareMost}${gain.every ? " al mes" : ""}` : "";
  const named = `un ${slot.percent} ${from}`;
  const share = `${named}${inForm(gain)}${most}`;
  const start = long && `${long.trimStart()} `;
  return {
    benefit: `${slot.percent} ${from}${most}${long}`,
    short: `${slot.percent} ${from}`,
    shorter: `${slot.percent} de ${reward}`,
    the: `el ${reward}`,
    gets: receives(`${start}${share}`, `${start}${named}${inForm(gain, "su")}${most}`),
    inKind: share,
    box: { figure: `${slot.percent}`, lines: [asSentence(from)] },
    value: {
      kind: "share",
      euros: `${slot.percent}`,
      per: "100 EUR",
      ...countedOf(gain, slot),
      period: gain.every ? "al mes" : "en total",
      of: askedOf(of),
    },
    outside: `El ${reward} de {brand} es ${share}: depende de cuánto sea.`,
  };
}

/** A part of what one pays that is taken off. */
function discountWords({ gain, slot, context, long, span, of, from }: Share): GainWords {
  const { reward } = context;
  const most = gain.most && slot.shareMost ? `, hasta ${slot.shareMost}` : "";
  const less = `${long && `${long.trimStart()} `}un ${slot.percent} menos ${from}${most}`;
  return {
    // A discount for ever has no end date.
    benefit: `${slot.percent} de descuento en ${of.name}${gain.for === "ever" ? "" : long}${most}`,
    short: `${slot.percent} de descuento en ${of.name}`,
    shorter: `${slot.percent} de descuento`,
    the: `el ${reward}`,
    gets: { verb: "pays", yours: less, theirs: less },
    box: { figure: `${slot.percent}`, lines: [`De descuento en ${of.name}`] },
    value: {
      kind: "share",
      euros: `${slot.percent}`,
      per: "100 EUR",
      ...(most && countedOf(gain, slot)),
      period: span ? `en ${span}` : "al año",
      of: askedOf(of),
    },
    inKind: `${of.name} que no pagas`,
    outside: `La promoción de {brand} no paga nada por sí sola: rebaja ${of.name}${context.asks("trade") ? " que dependen de lo que operes" : ", y depende de cuánto pagues"}.`,
  };
}

/** An interest. */
function interestWords({ gain, slot, long }: About): GainWords {
  const limit = gain.upTo ? ` hasta ${slot.upTo}` : "";
  const words = `un ${slot.rate} TAE${gain.upTo ? ` para los primeros ${slot.upTo}` : ""}${long}`;
  return {
    benefit: `${slot.rate} TAE${limit}${long}`,
    short: `${slot.rate} TAE${limit}`,
    the: "el interés",
    gets: receives(words),
    box: { figure: `${slot.rate}`, lines: ["TAE", ...(gain.upTo ? [`Hasta ${slot.upTo}`] : [])] },
    value: {
      kind: "unknown",
      why: `Es un interés, ${words}: depende de lo que tengas y de cuánto tiempo.`,
      figure: `${slot.rate}`,
      // Only an interest of a year or more, in euros, can be told as a sum of the first year.
      ...(isOfYear(gain) && {
        interest: { percent: `${slot.rate}`, ...(gain.upTo && { upTo: `${slot.upTo}` }) },
      }),
    },
    outside: `La promoción de {brand} es un interés: depende de lo que tengas en la cuenta.`,
    assumptions: ["La TAE cuenta con dejar los intereses en la cuenta: los calculamos sin dejarlos."],
  };
}

/** Points of a programme. */
function pointsWords({ gain, slot }: About): GainWords {
  const { called } = gain;
  const words = called ? givenWords(gain) : `${slot.points}`;
  // A name too long for the figure stands under it.
  const isLong = called !== undefined && words.length > 24;
  return {
    benefit: words,
    the: called ? `los ${words}` : "los puntos",
    gets: receives(words),
    inKind: words,
    box: isLong
      ? { figure: `${slot.points}`, lines: [asSentence(called)] }
      : { figure: words, lines: ["De regalo"] },
    value: notMoney(`son ${words}`, isLong ? `${slot.points}` : words),
    outside: outside(words),
  };
}

/** A thing, or one of several that the client chooses. */
function chosenWords({ gain: { thing, any }, slot, context: { reward }, long }: About): GainWords {
  const choice = thing ? [thing] : (any ?? []).map((one, index) => givenWords(one, slot[`any${index}`]));
  const things = `${either(choice)}${long}`;
  const isCash = any?.some(({ money: sum, form: kind = "cash" }) => sum && kind === "cash");
  return {
    benefit:
      things.length > 60 ? `Un regalo a elegir${isCash ? "" : ", que no es dinero"}` : asSentence(things),
    short: things,
    shorter: isCash ? "un regalo a elegir" : "un regalo que no es dinero",
    the: `el ${reward}`,
    gets: receives(things),
    box: { figure: "Regalo", lines: choice.slice(0, 2).map(asSentence) },
    ...(isCash
      ? { value: { kind: "unknown", why: `El ${reward} se elige: ${things}.` } }
      : { inKind: things, value: notMoney(`es ${things}`, "Regalo"), outside: outside(things) }),
  };
}
