import { readOffers } from "./content.mjs";
import { fromMistake } from "./findings.mjs";
import { painter, table } from "./terminal.mjs";

/** @typedef {import("./content.mjs").Work} Work */
/** @typedef {import("./content.mjs").Offer} Offer */

/**
 * @param {Offer} offer
 * @param {Awaited<ReturnType<typeof readOffers>>} questions asked of it
 */
function rowOf(offer, { statusOf, missingIn }) {
  const { id, brand, enabled, weight, category, verifiedOn } = offer;
  const { status, name, age } = statusOf(offer);
  const missing = missingIn(offer).map(({ field }) => field);
  return {
    ...{ id, brand, enabled, weight, category, verifiedOn },
    ageDays: age,
    status,
    statusName: name,
    link: offer.invitation ? "configured" : "official",
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
  const read = await readOffers(work);
  const { mistakes } = read;
  const rows = read.offers.map((offer) => rowOf(offer, read));
  const waiting = rows.filter(({ needsPerson }) => needsPerson);
  const paint = painter(work.output);
  work.output.write(
    json
      ? `${JSON.stringify({ offers: rows, mistakes: mistakes.map(fromMistake) }, null, 2)}\n`
      : `${[tableOf(rows, paint), ...told(mistakes, paint), ...asking(waiting, mistakes)].join("\n\n")}\n`,
  );
  return mistakes.length > 0 || (strict && waiting.length > 0) ? 1 : 0;
}

/**
 * What the site would not be built with, first of all.
 * @param {string[]} mistakes
 * @param {ReturnType<typeof painter>} paint
 */
function told(mistakes, paint) {
  if (mistakes.length === 0) return [];
  return [`${paint("red", "Hay errores, y con ellos la web no se publica:")}\n${mistakes.join("\n")}`];
}

/**
 * @param {Row[]} rows
 * @param {ReturnType<typeof painter>} paint
 */
function tableOf(rows, paint) {
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
  return table([head, ...body], paint);
}

/**
 * @param {Row[]} waiting
 * @param {string[]} mistakes
 */
function asking(waiting, mistakes) {
  const needs = waiting.map(({ id, status, statusName, verifiedOn, missing }) => {
    const written = missing.filter((field) => field !== "referralUrl");
    const parts = [
      ...(status === "current" ? [] : [`${statusName}, comprobada por última vez: ${verifiedOn}`]),
      ...(written.length > 0 ? [`sin escribir: ${written.join(", ")}`] : []),
      ...(missing.includes("referralUrl") ? ["sin enlace de invitación propio"] : []),
    ];
    return `${id}: ${parts.join("; ")}`;
  });
  if (needs.length === 0) return mistakes.length > 0 ? [] : ["Ninguna oferta activa necesita nada."];
  const list = needs.map((line) => `  - ${line}`).join("\n");
  return [`Necesitan a una persona («npm run offers check» dice qué hacer):\n${list}`];
}
