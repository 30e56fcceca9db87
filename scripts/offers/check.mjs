import { chosen, readOffers, todayIn } from "./content.mjs";
import { checkLinks, linksOf } from "./links/health.mjs";
import { missingIn } from "./list.mjs";
import { unusedPictures } from "./pictures.mjs";
import { report } from "./report.mjs";
import { fileOf } from "./source.mjs";
import { daysSince, statusOf } from "./status.mjs";
import { offerTypography } from "./typography.mjs";
import { NO_NETWORK } from "./usage.mjs";

/** @typedef {import("./content.mjs").Work} Work */
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
 * What an editor asks of a check; the limits of visits to links are for tests.
 * @typedef {object} Options
 * @property {boolean} [json]
 * @property {boolean} [strict]
 * @property {boolean} [noLinks]
 * @property {Partial<Parameters<typeof checkLinks>[1]>} [limits]
 */

/**
 * `npm run offers check [id…]`
 * @param {Work} work
 * @param {readonly string[]} ids
 * @param {Options} options
 * @returns {Promise<number>} the exit code
 */
export async function check(work, ids, { json, strict, noLinks, limits }) {
  const { offers, site, mistakes } = await readOffers(work);
  const some = chosen(offers, ids);
  const today = todayIn(work.now);
  const findings = [
    ...mistakes.map(fromMistake),
    ...some.flatMap((offer) => [...ofWords(offer), ...ofTime(offer, today), ...ofDraft(offer)]),
    ...(ids.length === 0 ? ofPictures(work.root, offers) : []),
  ];
  let network = true;
  if (!noLinks) {
    const links = linksOf(some);
    const result = await checkLinks(links, {
      userAgent: `${site.slug}-link-check/1.0 (+${site.url}/)`,
      onVisit: progressOf(work, links.length),
      ...limits,
    });
    network = result.network;
    if (network) findings.push(...result.visits.flatMap((seen) => ofLink(seen, offers)));
  }
  const wrong = findings.some(({ level }) => level === "error" || (strict && level === "warning"));
  work.output.write(
    json
      ? `${JSON.stringify({ today, offers: some.map(({ id }) => id), network: noLinks ? null : network, findings }, null, 2)}\n`
      : report(work.output, { today, some, findings, network, noLinks }),
  );
  if (wrong) return 1;
  return network ? 0 : NO_NETWORK;
}

/**
 * @param {Work} work
 * @param {number} all
 */
function progressOf({ progress }, all) {
  let last = "";
  return (/** @type {number} */ done, /** @type {number} */ _all, /** @type {string} */ url) => {
    const words = `Enlaces: ${done} de ${all} · ${new URL(url).host}`;
    if (!progress.isTTY) return void progress.write(`${words}\n`);
    progress.write(`\r${words.padEnd(last.length)}${done === all ? "\n" : ""}`);
    last = words;
  };
}

/**
 * A mistake of the content's check, which is written for people, in its parts.
 * @param {string} mistake
 * @returns {Finding}
 */
function fromMistake(mistake) {
  const [, file = "", field = "", found = "", todo = mistake] =
    /^- ([^·\n]+?)(?: · (.+))?\n {4}encontrado: (.*)\n {4}correcto: (.*)$/s.exec(mistake) ?? [];
  return { level: "error", file, field, found, todo };
}

/**
 * @param {Offer} offer
 * @returns {Finding[]}
 */
const ofWords = (offer) =>
  offerTypography(offer).map(({ field, found, right }) => ({
    level: "error",
    file: fileOf(offer.id),
    field,
    found: `«${found}»`,
    todo: right,
  }));

/**
 * @param {Offer} offer
 * @param {string} today
 * @returns {Finding[]}
 */
function ofTime(offer, today) {
  const { id, enabled, verifiedOn, validUntil, sourceUrl } = offer;
  const status = statusOf(offer, today);
  if (status === "vigente") return [];
  const ended = status === "finalizada";
  return [
    {
      level: enabled ? "warning" : "note",
      file: fileOf(id),
      field: ended ? "validUntil" : "verifiedOn",
      found: ended
        ? `terminó: ${validUntil}`
        : `${status}: ${verifiedOn}, hace ${daysSince(verifiedOn, today)} días`,
      todo: ended
        ? `si hay otra edición, pon sus fechas; si no, «npm run offers disable ${id}»`
        : `compruébala en ${sourceUrl} y ejecuta «npm run offers verify ${id}»`,
    },
  ];
}

/**
 * @param {Offer} offer
 * @returns {Finding[]}
 */
const ofDraft = (offer) =>
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
const ofPictures = (root, offers) =>
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
function ofLink({ url, places, visit }, offers) {
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
          ? "pon la dirección que funciona, y una entrada en history si ha cambiado"
          : "ábrelo en el navegador: si se ve bien, no hay nada que hacer",
    };
  });
}
