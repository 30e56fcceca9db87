// What a check says of one thing or another: file, field, what was found, what to do.
import { unusedPictures } from "./pictures.mjs";
import { fileOf } from "./source.mjs";
import { offerTypography } from "./typography.mjs";

/** @typedef {import("./content.mjs").Offer} Offer */
/**
 * Something to mend, or to look at.
 * @typedef {object} Finding
 * @property {"error" | "warning" | "note"} level a note is of a draft, which no visitor sees, or of what can wait
 * @property {string} file
 * @property {string} field
 * @property {string} found
 * @property {string} todo
 */

/**
 * A mistake of the content's check, which is written for people, in its parts.
 * @param {string} mistake
 * @returns {Finding}
 */
export function fromMistake(mistake) {
  const [, file = "", field = "", found = "", todo = mistake] =
    /^- ([^·\n]+?)(?: · (.+))?\n {4}encontrado: (.*)\n {4}correcto: (.*)$/s.exec(mistake) ?? [];
  return { level: "error", file, field, found, todo };
}

/**
 * @param {Offer} offer
 * @returns {Finding[]}
 */
export const ofWords = (offer) =>
  offerTypography(offer).map(({ field, found, right }) => ({
    level: "error",
    file: fileOf(offer.id),
    field,
    found: `«${found}»`,
    todo: right,
  }));

/**
 * @param {Offer} offer
 * @param {{ field: string, now: string }[]} unrecorded
 * @returns {Finding[]}
 */
export const ofFacts = ({ id }, unrecorded) =>
  unrecorded.map(({ field, now }) => ({
    level: "error",
    file: fileOf(id),
    field,
    found: `«${now}», que el historial no dice`,
    todo: `di qué ha cambiado: npm run offers -- verify ${id} --note "…"`,
  }));

/**
 * @param {Offer} offer
 * @param {import("./content.mjs").StatusOf} statusOf
 * @returns {Finding[]}
 */
export function ofTime(offer, statusOf) {
  const { id, enabled, verifiedOn, validUntil, validFrom, sourceUrl } = offer;
  const { status, name, age } = statusOf(offer);
  const level = enabled ? "warning" : "note";
  const file = fileOf(id);
  switch (status) {
    case "current":
      return [];
    case "ended":
      return [
        {
          ...{ level, file, field: "validUntil", found: `terminó: ${validUntil}` },
          todo: `si hay otra edición, pon sus fechas; si no, «npm run offers disable ${id}»`,
        },
      ];
    case "upcoming":
      return [
        {
          ...{ level, file, field: "validFrom", found: `aún no ha empezado: ${validFrom}` },
          todo: "nada, si la fecha es la que dice su web oficial",
        },
      ];
    default:
      return [
        {
          ...{ level, file, field: "verifiedOn", found: `${name}: ${verifiedOn}, hace ${age} días` },
          todo: `compruébala en ${sourceUrl} y ejecuta «npm run offers verify ${id}»`,
        },
      ];
  }
}

/**
 * @param {Offer} offer
 * @param {import("./content.mjs").MissingIn} missingIn
 * @returns {Finding[]}
 */
export const ofDraft = (offer, missingIn) =>
  missingIn(offer).map((lack) => ({
    level: offer.enabled ? "warning" : "note",
    file: fileOf(offer.id),
    ...lack,
  }));

/**
 * @param {string} root
 * @param {readonly Offer[]} offers
 * @returns {Finding[]}
 */
export const ofPictures = (root, offers) =>
  unusedPictures(root, offers).map((file) => ({
    level: "warning",
    file,
    field: "",
    found: "una imagen que ninguna página muestra",
    todo: "bórrala, o pon hasHeroImage: true en su oferta",
  }));

/**
 * @param {import("./links/health.mjs").Link & { visit: import("./links/visit.mjs").Visit }} seen
 * @param {readonly Offer[]} offers
 * @returns {Finding[]}
 */
export function ofLink({ url, places, visit }, offers) {
  if (visit.state === "good" && !visit.moved) return [];
  const moved = visit.state === "good";
  const broken = visit.state === "broken" || visit.state === "unreachable";
  return places.map(({ id, field }) => {
    const draft = !offers.find((offer) => offer.id === id)?.enabled;
    return {
      level: moved || draft ? "note" : broken ? "error" : "warning",
      file: fileOf(id),
      field,
      found: `${url} ${moved ? `se ha mudado a ${visit.end}` : `— ${visit.found}`}`,
      todo: moved
        ? "pon la dirección nueva si es la misma página"
        : broken
          ? "pon una dirección que funcione, y una entrada en history si ha cambiado"
          : "ábrelo en el navegador: si se ve bien, no hay nada que hacer",
    };
  });
}
