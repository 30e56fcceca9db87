import { lapseIn, readQuantity } from "../../format/quantity";
import type { Figures } from "../terms/ask";
import type { Gain } from "../terms/gain";

/** So many percent of an amount: «900 EUR». */
function shareOf(percent: string, amount: string): string {
  const [share = 0, whole = 0] = [percent, amount].map((one) => readQuantity(one)?.least);
  return `${Math.round(share * whole) / 100} EUR`;
}

/** What a gain of every month adds up to: «60 EUR». Undefined if nobody says for how many months, or it is no sum. */
function totalOf({ money, every, for: time }: Gain): string | undefined {
  if (!every || !time || time === "ever" || typeof money !== "string") return undefined;
  const { least, unit } = readQuantity(money) ?? {};
  const lapse = lapseIn(time);
  if (!least || !("months" in lapse) || lapse.months < 2) return undefined;
  return `${Math.round(100 * least * lapse.months) / 100} ${unit}`;
}

/** The lapse after which a gain arrives; undefined if its time is no lapse. */
function lapseUntil(when: Gain["when"]): string | undefined {
  if (typeof when !== "object") return undefined;
  return "usually" in when ? when.usually : "lapse" in when ? when.lapse : undefined;
}

/** The figures of a gain by field; those of the inviter have names of their own. */
export function gainFigures(gain: Gain, hasKnownInviter: boolean): Figures {
  const { to, money, percent, rate, points, waives, upTo, tiers, any, when, instalments = [] } = gain;
  const reward = hasKnownInviter ? "regalo al nuevo cliente" : "regalo";
  const time = lapseUntil(when);
  const total = totalOf(gain);
  const arrival: Figures = {
    when: time && { name: "payment", what: "lo que suele tardar el regalo", value: time, isLater: true },
    ...Object.fromEntries(
      instalments.flatMap((one, place): [string, Figures[string]][] => {
        const [name, what] = [`part${place + 1}`, `parte ${place + 1} del regalo`];
        const wait = lapseUntil(one.when);
        return [
          [`part${place}`, { name, what, value: one.money, isLater: true }],
          [
            `partWhen${place}`,
            wait && { name: `${name}Payment`, what: `lo que tarda la ${what}`, value: wait, isLater: true },
          ],
        ];
      }),
    ),
  };
  if (to === "inviter")
    return {
      money:
        typeof money === "string" && money !== "unknown"
          ? { name: "referrerBonus", what: "regalo a quien invita", value: money }
          : undefined,
      percent: percent && {
        name: "inviterShare",
        what: `parte de ${gain.of?.name ?? "lo que paga"} para quien invita`,
        value: percent,
      },
      points: points && { name: "inviterPoints", what: "puntos para quien invita", value: points },
      most: gain.most && { name: "inviterMost", what: "máximo de quien invita", value: gain.most },
      mostYearly: gain.mostYearly && {
        name: "inviterYearly",
        what: "máximo al año de quien invita",
        value: gain.mostYearly,
      },
      withheld:
        typeof gain.tax === "object"
          ? {
              name: "inviterWithheld",
              what: "retención a quien invita",
              value: gain.tax.withheld,
              basis: gain.tax.basis,
            }
          : undefined,
    };
  const steps = (tiers ?? []).flatMap(({ from, money: sum }, place): [string, Figures[string]][] => [
    [`from${place}`, { name: `tier${place + 1}`, what: `escalón ${place + 1}`, value: from }],
    [
      `money${place}`,
      sum ? { name: `gift${place + 1}`, what: `regalo del escalón ${place + 1}`, value: sum } : undefined,
    ],
  ]);
  const chosen = (any ?? []).map(({ money: sum }, place): [string, Figures[string]] => [
    `any${place}`,
    sum ? { name: `choice${place + 1}`, what: `regalo a elegir, ${place + 1}`, value: sum } : undefined,
  ]);
  return {
    money:
      typeof money === "string" && money !== "unknown"
        ? { name: "bonus", what: reward, value: money, isSum: instalments.length > 0 }
        : undefined,
    total: total && { name: "bonusTotal", what: "regalo en total", value: total, isSum: true },
    least:
      typeof money === "object" ? { name: "least", what: "regalo mínimo", value: money.least } : undefined,
    most: typeof money === "object" ? { name: "most", what: "regalo máximo", value: money.most } : undefined,
    percent: percent && {
      name: gain.form === undefined ? "discount" : "share",
      what: `${gain.form === undefined ? "descuento en" : "parte de"} ${gain.of?.name ?? "lo que pagas"}`,
      value: percent,
    },
    withheld:
      typeof gain.tax === "object"
        ? { name: "withheld", what: "retención", value: gain.tax.withheld, basis: gain.tax.basis }
        : undefined,
    rate: rate && { name: "rate", what: "interés (TAE)", value: rate },
    points: points && { name: "points", what: "puntos", value: points },
    upTo: upTo && { name: "upTo", what: "hasta cuánto cuenta", value: upTo },
    shareMost:
      percent && upTo
        ? { name: "shareMost", what: "lo máximo", value: shareOf(percent, upTo), isSum: true }
        : undefined,
    fee: waives && { name: "fee", what: waives.fee, value: waives.rate },
    cap: waives && { name: "cap", what: `máximo sin ${waives.fee}`, value: waives.upTo },
    saving: waives && {
      name: "saving",
      what: "ahorro aproximado con la inversión de ejemplo",
      value: waives.saving,
      isLater: true,
    },
    per: waives && { name: "savingBase", what: "inversión de ejemplo", value: waives.per, isLater: true },
    ...Object.fromEntries([...steps, ...chosen]),
    ...arrival,
  };
}
