import { asSentence } from "../../format/format";
import { lapseIn, readQuantity } from "../../format/quantity";
import { type Figures, type NamedFigure, namedFigure } from "../terms/ask";
import { type Gain, lapseOf } from "../terms/gain";
import { timeFields } from "../terms/when";
import type { Path } from "../field-info";

/** Share of an amount by its percent: «900 EUR». */
function shareOf(percent: string, amount: string): string {
  const [share = 0, whole = 0] = [percent, amount].map((one) => readQuantity(one)?.least);
  return `${Math.round(share * whole) / 100} EUR`;
}

/** What a gain of every month adds up to: «60 EUR». Undefined if nobody says for how many months, or it is no sum. */
export function gainTotal({ money, every, for: long }: Gain): string | undefined {
  const time = lapseOf(long);
  if (!every || !time || typeof money !== "string") return undefined;
  const { least, unit } = readQuantity(money) ?? {};
  const lapse = lapseIn(time);
  if (!least || !("months" in lapse) || lapse.months < 2) return undefined;
  return `${Math.round(100 * least * lapse.months) / 100} ${unit}`;
}

/** Marks a figure as listed after those of what is asked. */
const later = { isLater: true };

/** The lapse after which something arrives; undefined if its time is no lapse. */
function arrival(name: string, what: string, when: Gain["when"], at: Path): NamedFigure | undefined {
  const fields = timeFields(when);
  const field = (["every", "usually", "lapse"] as const).find((one) => fields[one]);
  return field && namedFigure(name, what, fields[field], [...at, field], later);
}

/** What is withheld of a gain. */
const withheld = (name: string, what: string, { tax }: Gain) =>
  typeof tax === "object"
    ? namedFigure(name, what, tax.withheld, ["tax", "withheld"], { basis: tax.basis })
    : undefined;

/** The sum of a gain that is one known amount. */
const sumOf = ({ money }: Gain) => (typeof money === "string" && money !== "unknown" ? money : undefined);

/** The figures of a gain by field; those of the inviter have names of their own. */
export function gainFigures(gain: Gain, hasKnownInviter: boolean): Figures {
  return gain.to === "inviter" ? inviterFigures(gain) : yourFigures(gain, hasKnownInviter);
}

/** The figures of what the inviter gets. */
function inviterFigures(gain: Gain): Figures {
  const { percent, points, most, mostYearly } = gain;
  const others = Object.entries(yourFigures(gain, true)).map(([field, one]): [string, Figures[string]] => [
    field,
    one && { ...one, name: `inviter${asSentence(one.name)}`, what: `${one.what}, de quien invita` },
  ]);
  return {
    ...Object.fromEntries(others),
    money: namedFigure("referrerBonus", "regalo a quien invita", sumOf(gain)),
    percent: namedFigure(
      "inviterShare",
      `parte de ${gain.of?.name ?? "lo que paga"} para quien invita`,
      percent,
    ),
    points: namedFigure("inviterPoints", "puntos para quien invita", points),
    // A range of the new client's has its own `most`, so this one needs another name.
    limit: namedFigure("inviterMost", "máximo de quien invita", most, ["most"]),
    mostYearly: namedFigure("inviterYearly", "máximo al año de quien invita", mostYearly),
    withheld: withheld("inviterWithheld", "retención a quien invita", gain),
    // The most of a share is `limit`, too.
    shareMost: undefined,
  };
}

/** The figures of what the new client gets. */
function yourFigures(gain: Gain, hasKnownInviter: boolean): Figures {
  const { money, percent, rate, points, waives, upTo, tiers = [], any = [], instalments = [] } = gain;
  const sum = sumOf(gain);
  const range = typeof money === "object" ? money : undefined;
  const isPaid = gain.form !== undefined;
  const each = gain.every ? " al mes" : "";
  const tiered = tiers.flatMap(({ from, money: gift }, i): [string, Figures[string]][] => [
    [`from${i}`, namedFigure(`tier${i + 1}`, `escalón ${i + 1}`, from, ["tiers", i, "from"])],
    [`money${i}`, namedFigure(`gift${i + 1}`, `regalo del escalón ${i + 1}`, gift, ["tiers", i, "money"])],
  ]);
  const chosen = any.map(({ money: gift }, i): [string, Figures[string]] => [
    `any${i}`,
    namedFigure(`choice${i + 1}`, `regalo a elegir, ${i + 1}`, gift, ["any", i, "money"]),
  ]);
  const parts = instalments.flatMap((one, i): [string, Figures[string]][] => {
    const [name, what, at] = [`part${i + 1}`, `parte ${i + 1} del regalo`, ["instalments", i]];
    return [
      [`part${i}`, namedFigure(name, what, one.money, [...at, "money"], later)],
      [`partWhen${i}`, arrival(`${name}Payment`, `lo que tarda la ${what}`, one.when, [...at, "when"])],
    ];
  });
  return {
    money: namedFigure("bonus", hasKnownInviter ? "regalo al nuevo cliente" : "regalo", sum, undefined, {
      isSum: instalments.length > 0,
    }),
    total: namedFigure("bonusTotal", "regalo en total", gainTotal(gain), undefined, { isSum: true }),
    least: namedFigure("least", `regalo mínimo${each}`, range?.least, ["money", "least"]),
    most: namedFigure("most", `regalo máximo${each}`, range?.most, ["money", "most"]),
    percent: namedFigure(
      isPaid ? "share" : "discount",
      `${isPaid ? "parte de" : "descuento en"} ${gain.of?.name ?? "lo que pagas"}`,
      percent,
    ),
    withheld: withheld("withheld", "retención", gain),
    rate: namedFigure("rate", "interés (TAE)", rate),
    points: namedFigure("points", "puntos", points),
    upTo: namedFigure("upTo", "hasta cuánto cuenta", upTo),
    shareMost: gain.most
      ? namedFigure("shareMost", "lo máximo", gain.most, ["most"])
      : namedFigure("shareMost", "lo máximo", percent && upTo && shareOf(percent, upTo), undefined, {
          isSum: true,
        }),
    ...(waives && {
      fee: namedFigure("fee", waives.fee, waives.rate, ["waives", "rate"]),
      cap: namedFigure("cap", `máximo sin ${waives.fee}`, waives.upTo, ["waives", "upTo"]),
      saving: namedFigure(
        "saving",
        "ahorro aproximado con la inversión de ejemplo",
        waives.saving,
        ["waives", "saving"],
        later,
      ),
      per: namedFigure("savingBase", "inversión de ejemplo", waives.per, ["waives", "per"], later),
    }),
    ...Object.fromEntries([...tiered, ...chosen]),
    when: arrival("payment", "lo que suele tardar el regalo", gain.when, ["when"]),
    ...Object.fromEntries(parts),
  };
}
