import { readOffers } from "./content.mjs";
import { templateTexts } from "./template-words.mjs";
import { painter, table } from "./terminal.mjs";
import { textsOf } from "./typography.mjs";

/** @typedef {import("./content.mjs").Work} Work */
/** @typedef {import("./content.mjs").Offer} Offer */

/**
 * What an offer still lacks before one would show it with an easy mind.
 * @param {Offer} offer
 * @returns {{ field: string, found: string, todo: string }[]}
 */
export function missingIn(offer) {
  const template = templateTexts(offer);
  const generic = textsOf(offer).filter(
    // Of a picture that is not there nobody reads anything.
    ({ place, text }) => template.includes(text) && (offer.hasHeroImage || !place.endsWith(".imageAlt")),
  );
  const variable =
    offer.id === "trade-republic"
      ? "NEXT_PUBLIC_REFERRAL_URL"
      : `NEXT_PUBLIC_REFERRAL_URL_${offer.id.toUpperCase().replaceAll("-", "_")}`;
  return [
    ...generic.map(({ place, text }) => ({
      field: place,
      found: `sigue el texto de la plantilla, «${text}»`,
      todo: "escríbelo para esta oferta, solo con lo que diga su web oficial",
    })),
    ...(isConfigured(offer)
      ? []
      : [
          {
            field: "referralUrl",
            found: "lleva a la web oficial, sin código de invitación",
            todo: `pon tu enlace en ${variable} (.env.local y donde se publique la web) o en referralUrl`,
          },
        ]),
  ];
}

/**
 * Whether somebody set a referral link, in the file or in the environment.
 * @param {Offer} offer
 */
const isConfigured = ({ referralUrl, officialUrl }) => referralUrl !== officialUrl;

/**
 * @param {Offer} offer
 * @param {import("./content.mjs").StatusOf} statusOf
 */
function rowOf(offer, statusOf) {
  const { id, brand, enabled, weight, category, verifiedOn } = offer;
  const { status, name, age } = statusOf(offer);
  const missing = missingIn(offer).map(({ field }) => field);
  return {
    ...{ id, brand, enabled, weight, category, verifiedOn },
    ageDays: age,
    status,
    statusName: name,
    link: isConfigured(offer) ? "configured" : "official",
    missing,
    /** A draft can wait; what visitors see cannot. */
    needsPerson: enabled && (status !== "current" || missing.length > 0),
  };
}

/** @typedef {ReturnType<typeof rowOf>} Row */

/** @type {Record<string, import("./terminal.mjs").Style>} */
const STATUS_STYLES = { current: "green", due: "yellow", upcoming: "yellow" };

/**
 * `npm run offers`: every offer and its state.
 * @param {Work} work
 * @param {{ json?: boolean, strict?: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export async function list(work, { json, strict }) {
  const { offers, statusOf } = await readOffers(work);
  const rows = offers.map((offer) => rowOf(offer, statusOf));
  const waiting = rows.filter(({ needsPerson }) => needsPerson);
  work.output.write(
    json ? `${JSON.stringify(rows, null, 2)}\n` : tableOf(rows, waiting, painter(work.output)),
  );
  return strict && waiting.length > 0 ? 1 : 0;
}

/**
 * @param {Row[]} rows
 * @param {Row[]} waiting
 * @param {ReturnType<typeof painter>} paint
 */
function tableOf(rows, waiting, paint) {
  const head = [
    "oferta",
    "estado",
    "peso",
    "categoría",
    "verificada",
    "días",
    "vigencia",
    "enlace",
    "textos",
  ];
  const body = rows.map((row) => [
    row.id,
    row.enabled ? paint("green", "activa") : paint("dim", "borrador"),
    String(row.weight),
    row.category,
    row.verifiedOn,
    String(row.ageDays),
    paint(STATUS_STYLES[row.status] ?? "red", row.statusName),
    row.link === "configured" ? paint("green", "propio") : paint("yellow", "oficial"),
    row.missing.some((field) => field !== "referralUrl") ? paint("yellow", "por escribir") : "completos",
  ]);
  const needs = waiting.map(({ id, status, statusName, verifiedOn, missing }) => {
    const written = missing.filter((field) => field !== "referralUrl");
    const parts = [
      ...(status === "current" ? [] : [`${statusName}, comprobada por última vez el ${verifiedOn}`]),
      ...(written.length > 0 ? [`sin escribir: ${written.join(", ")}`] : []),
      ...(missing.includes("referralUrl") ? ["sin enlace de invitación propio"] : []),
    ];
    return `${id}: ${parts.join("; ")}`;
  });
  const end =
    needs.length === 0
      ? "Ninguna oferta activa necesita nada."
      : `Necesitan a una persona («npm run offers check» dice qué hacer):\n${needs.map((line) => `  - ${line}`).join("\n")}`;
  return `${table([head, ...body], paint)}\n\n${end}\n`;
}
