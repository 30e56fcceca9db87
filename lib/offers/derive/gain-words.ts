import type { Slots } from "../terms/ask";
import type { Context } from "../terms/context";
import { type Gain, lapseOf } from "../terms/gain";
import { spanOf } from "../terms/within";
import { asSentence, decimal, either, NBSP } from "../../format/format";
import { lapseIn, quantityWords, readQuantity } from "../../format/quantity";
import { type GainWords, noMoneyRange, ofWhat, outside, receives } from "./gain-text";
import { inForm, sumWords, voucherOf } from "./sum-words";
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

/** One of the things from which the client chooses: «150 €», «un vale de 30 €», «9.000 Avios», «un altavoz». */
function choiceWords(
  { points, thing, form, called }: NonNullable<Gain["any"]>[number],
  sum: string | undefined,
): string {
  if (thing) return thing;
  if (sum) return form === "voucher" ? `un ${voucherOf(sum, called)}` : `${sum}${inForm({ form, called })}`;
  const quantity = readQuantity(points ?? "");
  if (!quantity) return "";
  return called ? `${decimal(quantity.least)}${NBSP}${called}` : quantityWords(quantity);
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

/** The words of the gain that an offer promises. */
export function gainWords(gain: Gain, slot: Slots, context: Context): GainWords {
  const { reward, rewardKind } = context;
  const { money, percent, rate, points, thing, waives, tiers, form = "cash", called, of, any } = gain;
  const long = lasting(gain.for);
  const from = of ? ofWhat(of.name) : "";
  const time = lapseOf(gain.for);
  const span = time && spanOf(time);
  if (money === "unknown" && gain.limitedBy)
    return {
      benefit: `Regalo${context.invitationWords ? " de invitación" : ""} según ${gain.limitedBy}`,
      short: "regalo según la campaña",
      title: `un ${reward} según ${gain.limitedBy}`,
      the: `el ${reward}`,
      gets: receives(`el ${reward} de la campaña`),
      box: { figure: "Regalo", lines: ["Según la campaña"] },
      value: { kind: "unknown", why: `El ${reward} depende de ${gain.limitedBy}.` },
    };
  if (money === "unknown")
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
  if (typeof money === "object") {
    const each = gain.every ? " al mes" : "";
    const range = `${slot.least} a ${slot.most}${each}`;
    const ends = `${slot.least} - ${slot.most}`;
    const what = inForm(gain);
    if (what)
      return {
        benefit: `De ${range}${what}${long}`,
        short: `De ${range}${what}`,
        shorter: `De ${range}`,
        the: `el ${reward}`,
        gets: receives(`de ${range}${what}${long}`, `de ${range}${inForm(gain, "su")}${long}`),
        box: { figure: ends, lines: [asSentence(what.trim())] },
        ...noMoneyRange(`${range}${what}${long}`, `${ends}${each}${what}`, reward),
      };
    return {
      benefit: `De ${range} de ${reward}${long}`,
      ...(!long && { sum: `de ${range}` }),
      short: `De ${range}`,
      the: `el ${reward}`,
      gets: receives(`un ${reward} de ${range}${long}`),
      box: { figure: ends, lines: gain.every ? ["Al mes"] : [] },
      value: gain.every
        ? { kind: "unknown", why: `El ${reward} va por meses: de ${range}${long}.`, figure: `${ends}${each}` }
        : { kind: "range", least: `${slot.least}`, most: `${slot.most}` },
    };
  }
  if (money !== undefined)
    return sumWords(
      { money, form, called, every: gain.every, long, total: slot.total, instalments: gain.instalments },
      `${slot.money}`,
      reward,
    );
  if (percent && of && rewardKind !== "discount") {
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
  if (percent && of) {
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
  if (waives) return waivedWords({ ...gain, waives }, slot, { long, span, context });
  if (rate) {
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
  if (points) {
    const { least = 0 } = readQuantity(points) ?? {};
    const words = called ? `${decimal(least)}${NBSP}${called}` : `${slot.points}`;
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
  if (tiers) return tierWords({ ...gain, tiers }, slot, context);
  const choice = thing ? [thing] : (any ?? []).map((one, index) => choiceWords(one, slot[`any${index}`]));
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
