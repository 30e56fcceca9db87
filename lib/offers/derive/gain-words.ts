import type { Context } from "../terms/context";
import type { Gain } from "../terms/gain";
import { asSentence, decimal, either, NBSP } from "../../format/format";
import { lapseIn, quantityWords, readQuantity } from "../../format/quantity";
import { type GainWords, noMoneyRange, outside, receives } from "./gain-text";
import { notSeen } from "./publisher";
import { inForm, sumWords } from "./sum-words";
import { tierWords } from "./tier-words";

/** A benefit that is no money: why it is in no sum, and its figure in its own unit. */
const notMoney = (what: string, figure: string) =>
  ({ kind: "unknown", why: `El beneficio no es dinero: ${what}.`, figure }) as const;

/** How long a gain lasts, in words: «durante 12 meses», «de por vida». */
function lasting(time: Gain["for"]): string {
  if (time === undefined) return "";
  if (time === "ever") return " de por vida";
  return ` durante ${timeWords(time)}`;
}

/** A length of time, one of a unit with its article: «un año», «12 meses». */
function timeWords(time: string): string {
  const quantity = readQuantity(time);
  if (!quantity) return "";
  const isOne = quantity.least === 1 && quantity.most === undefined;
  return isOne ? quantityWords(quantity).replace(/^1\s/, "un ") : quantityWords(quantity);
}

/** One of the things from which the client chooses: «150 €», «un vale de 30 €», «9.000 Avios», «un altavoz». */
function choiceWords(
  { points, thing, form, called }: NonNullable<Gain["any"]>[number],
  sum: string | undefined,
): string {
  if (thing) return thing;
  if (sum) return form === "voucher" ? `un vale de ${sum}` : `${sum}${inForm({ form, called })}`;
  const quantity = readQuantity(points ?? "");
  if (!quantity) return "";
  return called ? `${decimal(quantity.least)}${NBSP}${called}` : quantityWords(quantity);
}

/** Whether a rate of interest holds for a year or more, on euros. */
function isOfYear({ for: time, upTo }: Gain): boolean {
  const lapse = time === undefined || time === "ever" ? undefined : lapseIn(time);
  const { unit } = readQuantity(upTo ?? "") ?? {};
  return (lapse === undefined || ("months" in lapse && lapse.months >= 12)) && (!upTo || unit === "EUR");
}

/** On how much a share counts at most: what the file says or, of one with a most of its own, what gives that. */
function countedOf({ percent, upTo, most }: Gain, gap: Readonly<Record<string, string>>) {
  const [share = 0, gift, limit = Infinity] = [percent, most, upTo].map(
    (figure) => readQuantity(figure ?? "")?.least,
  );
  const enough = gift === undefined ? Infinity : Math.round((10_000 * gift) / share) / 100;
  if (enough < limit) return { upTo: `${enough} EUR` };
  return upTo && { upTo: gap.upTo };
}

/** The words of the gain that an offer promises. */
export function gainWords(gain: Gain, gap: Readonly<Record<string, string>>, context: Context): GainWords {
  const { reward } = context;
  const { money, percent, rate, points, thing, waives, tiers, form = "cash", called, of, any } = gain;
  const long = lasting(gain.for);
  const span = gain.for && gain.for !== "ever" ? timeWords(gain.for) : undefined;
  const unit = span?.replace(/^un\s/, "") ?? "plazo";
  if (money === "unknown" && gain.limitedBy)
    return {
      benefit: `Regalo${context.invitation ? " de invitación" : ""} según ${gain.limitedBy}`,
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
      value: { kind: "unknown", why: notSeen(`de cuánto es el ${reward}`) },
    };
  if (typeof money === "object") {
    const each = gain.every ? " al mes" : "";
    const range = `${gap.least} a ${gap.most}${each}`;
    const ends = `${gap.least} - ${gap.most}`;
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
      ...(!long && reward === "regalo" && { sum: `de ${range}` }),
      short: `De ${range}`,
      the: `el ${reward}`,
      gets: receives(`un ${reward} de ${range}${long}`),
      box: { figure: ends, lines: gain.every ? ["Al mes"] : [] },
      value: gain.every
        ? { kind: "unknown", why: `El ${reward} va por meses: de ${range}${long}.`, figure: `${ends}${each}` }
        : { kind: "range", least: `${gap.least}`, most: `${gap.most}` },
    };
  }
  if (money !== undefined)
    return sumWords(
      { money, form, called, every: gain.every, long, total: gap.total },
      `${gap.money}`,
      reward,
    );
  if (percent && of && reward !== "descuento") {
    const most = gap.shareMost ? `, hasta ${gap.shareMost}` : "";
    const named = `un ${gap.percent} de ${of.name}`;
    const share = `${named}${inForm(gain)}${most}`;
    const start = long && `${long.trimStart()} `;
    return {
      benefit: `${gap.percent} de ${of.name}${most}${long}`,
      short: `${gap.percent} de ${of.name}`,
      shorter: `${gap.percent} de ${reward}`,
      the: `el ${reward}`,
      gets: receives(`${start}${share}`, `${start}${named}${inForm(gain, "su")}${most}`),
      inKind: share,
      box: { figure: `${gap.percent}`, lines: [`De ${of.name}`] },
      value: {
        kind: "share",
        euros: `${gap.percent}`,
        per: "100 EUR",
        ...countedOf(gain, gap),
        period: "en total",
        of: { name: of.assumption, label: of.question, usual: of.usual },
      },
      outside: `El ${reward} de {brand} es ${share}: depende de cuánto sea.`,
    };
  }
  if (percent && of) {
    const most = gain.most && gap.shareMost ? `, hasta ${gap.shareMost}` : "";
    const less = `${long && `${long.trimStart()} `}un ${gap.percent} menos de ${of.name}${most}`;
    return {
      // One for ever does not end.
      benefit: `${gap.percent} de descuento en ${of.name}${gain.for === "ever" ? "" : long}${most}`,
      short: `${gap.percent} de descuento en ${of.name}`,
      shorter: `${gap.percent} de descuento`,
      the: `el ${reward}`,
      gets: { verb: "pays", yours: less, theirs: less },
      box: { figure: `${gap.percent}`, lines: [`De descuento en ${of.name}`] },
      value: {
        kind: "share",
        euros: `${gap.percent}`,
        per: "100 EUR",
        ...(most && countedOf(gain, gap)),
        period: span ? `en ${span}` : "al año",
        of: { name: of.assumption, label: of.question, usual: of.usual },
      },
      inKind: `${of.name} que no pagas`,
      outside: `La promoción de {brand} no paga nada por sí sola: rebaja ${of.name}${context.asks("trade") ? " que dependen de lo que operes" : ", y depende de cuánto pagues"}.`,
    };
  }
  if (waives && of) {
    const fee = `${waives.fee}${long}, sobre un máximo de ${gap.cap}`;
    return {
      benefit: `Ahorra hasta ${gap.saving}: ${gap.fee} de ${waives.fee}${long}`,
      short: span ? `${span} sin ${waives.fee}` : `${gap.fee} de ${waives.fee}`,
      title: span ? `${span} sin ${waives.fee}` : `sin ${waives.fee}`,
      lead: `El ${gap.fee} de ${waives.fee} vale para un máximo de ${gap.cap}. Con ${gap.per} ahorras unos ${gap.saving}.`,
      description: `Con una invitación, {brand} no te cobra ${waives.fee}${long} sobre un máximo de ${gap.cap}. Con ${gap.per} ahorras unos ${gap.saving}.`,
      step: {
        title: span ? `Durante ${span}, sin ${waives.fee}` : `Sin ${waives.fee}`,
        text: `{brand} no te cobra ${waives.fee} sobre un máximo de ${gap.cap}.`,
      },
      ...(gain.for &&
        gain.for !== "ever" && {
          ends: {
            id: "fin-de-la-promocion",
            kind: "ends" as const,
            title: `Fin del ${unit} sin comisión, si cuenta desde el alta`,
            text: `Cuando pasa el ${unit}, {brand} te cobra su ${waives.fee}. Contamos el ${unit} desde el alta.`,
            after: gain.for,
          },
        }),
      inKind: "una comisión que no pagas",
      the: `el ${reward}`,
      gets: { verb: "paysNo", yours: fee, theirs: fee },
      box: {
        figure: `${gap.fee}`,
        lines: [
          `De ${waives.fee}${long}`,
          `Sobre un máximo de ${gap.cap}`,
          `Unos ${gap.saving} de ahorro con ${gap.per}`,
        ],
      },
      value: {
        kind: "share",
        euros: `${gap.saving}`,
        per: `${gap.per}`,
        upTo: `${gap.cap}`,
        period: "en un año",
        about: true,
        most: {
          euros: `${gap.saving}`,
          note: `Es el mayor ahorro del que tenemos una cifra, el de ${gap.per}: por eso decimos «hasta ${gap.saving}». Entre ${gap.per} y ${gap.cap} tampoco pagas ${waives.fee}, pero lo que ahorras de más depende de la tarifa.`,
        },
        of: { name: of.assumption, label: of.question, usual: `${gap.per}` },
      },
    };
  }
  if (rate) {
    const limit = gain.upTo ? ` hasta ${gap.upTo}` : "";
    const words = `el ${gap.rate} TAE${limit}${long}`;
    return {
      benefit: `${gap.rate} TAE${limit}${long}`,
      short: `${gap.rate} TAE${limit}`,
      the: "el interés",
      gets: receives(words),
      box: { figure: `${gap.rate}`, lines: ["TAE", ...(gain.upTo ? [`Hasta ${gap.upTo}`] : [])] },
      value: {
        kind: "unknown",
        why: `Es un interés, ${words}: depende de lo que tengas y de cuánto tiempo.`,
        figure: `${gap.rate}`,
        // That of a shorter time, or of dollars, is no sum in euros of a year.
        ...(isOfYear(gain) && {
          interest: { percent: `${gap.rate}`, ...(gain.upTo && { upTo: `${gap.upTo}` }) },
        }),
      },
      outside: `La promoción de {brand} es un interés: depende de lo que tengas en la cuenta.`,
    };
  }
  if (points) {
    const { least = 0 } = readQuantity(points) ?? {};
    const words = called ? `${decimal(least)}${NBSP}${called}` : `${gap.points}`;
    return {
      benefit: words,
      the: called ? `los ${words}` : "los puntos",
      gets: receives(words),
      inKind: words,
      box: { figure: words, lines: ["De regalo"] },
      value: notMoney(`son ${words}`, words),
      outside: outside(words),
    };
  }
  if (tiers) return tierWords({ ...gain, tiers }, gap, context);
  const choice = thing ? [thing] : (any ?? []).map((one, place) => choiceWords(one, gap[`any${place}`]));
  const things = either(choice);
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
