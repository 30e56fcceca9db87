import { chosen, readOffers, readUnrecorded } from "./content.mjs";
import { checkLinks, linksOf } from "./links/health.mjs";
import { fromMistake, ofDraft, ofFacts, ofLink, ofPictures, ofTime, ofWords } from "./findings.mjs";
import { report } from "./report.mjs";
import { NO_NETWORK } from "./usage.mjs";

/** @typedef {import("./content.mjs").Work} Work */
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
  const { offers, site, mistakes, today, statusOf, missingIn } = await readOffers(work);
  const some = chosen(offers, ids);
  const unrecorded = await readUnrecorded(work);
  const findings = [
    ...mistakes.map(fromMistake),
    ...some.flatMap((offer) => [
      ...ofWords(offer),
      ...ofFacts(offer, unrecorded(offer.id)),
      ...ofTime(offer, statusOf),
      ...ofDraft(offer, missingIn),
    ]),
    ...(ids.length === 0 ? ofPictures(work.root, offers) : []),
  ];
  let network = true;
  if (!noLinks) {
    const links = linksOf(some);
    const result = await checkLinks(links, {
      userAgent: `${site.slug}-link-check/1.0 (+${site.url}/)`,
      onVisit: progressOf(work),
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

/** @param {Work} work */
function progressOf({ progress }) {
  let last = "";
  return (/** @type {number} */ done, /** @type {number} */ all, /** @type {string} */ url) => {
    const words = `Enlaces: ${done} de ${all} · ${new URL(url).host}`;
    if (!progress.isTTY) return void progress.write(`${words}\n`);
    progress.write(`\r${words.padEnd(last.length)}${done === all ? "\n" : ""}`);
    last = words;
  };
}
