import { lookup } from "node:dns/promises";
import { createGate } from "./gate.mjs";
import { visit } from "./visit.mjs";

/** @typedef {import("./visit.mjs").Visit} Visit */
/** @typedef {{ url: string, places: { id: string, field: string }[] }} Link */

/**
 * Every address in these offers, once, with the fields where it stands.
 * @param {readonly { id: string }[]} offers
 * @returns {Link[]}
 */
export function linksOf(offers) {
  /** @type {Map<string, Link>} */
  const links = new Map();
  for (const offer of offers) {
    for (const { field, url } of addressesIn(offer)) {
      const link = links.get(url) ?? { url, places: [] };
      link.places.push({ id: offer.id, field });
      links.set(url, link);
    }
  }
  return [...links.values()];
}

/**
 * @param {unknown} record
 * @param {string} [field]
 * @returns {{ field: string, url: string }[]}
 */
function addressesIn(record, field = "") {
  if (typeof record === "string") return /^https?:\/\/\S+$/.test(record) ? [{ field, url: record }] : [];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    addressesIn(value, field ? `${field}.${key}` : key),
  );
}

/** Whether any name can be found at all: when nothing else answers, this tells a dead link from a dead network. */
const hasNetwork = () =>
  lookup("example.com").then(
    () => true,
    () => false,
  );

/**
 * Visits links with good manners.
 * @param {Link[]} links
 * @param {object} options
 * @param {string} options.userAgent
 * @param {number} [options.timeoutMs]
 * @param {number} [options.retryMs]
 * @param {number} [options.delayMs] between two requests to a host
 * @param {number} [options.concurrency]
 * @param {(url: URL) => boolean} [options.secure]
 * @param {() => Promise<boolean>} [options.online]
 * @param {(done: number, all: number, url: string) => void} [options.onVisit]
 * @returns {Promise<{ network: boolean, visits: (Link & { visit: Visit })[] }>}
 */
export async function checkLinks(links, options) {
  const {
    timeoutMs = 15_000,
    retryMs = 3_000,
    delayMs = 1_000,
    concurrency = 4,
    online = hasNetwork,
  } = options;
  const gate = createGate({ delayMs, concurrency });
  const manners = {
    timeoutMs,
    retryMs,
    gate,
    userAgent: options.userAgent,
    ...(options.secure && { secure: options.secure }),
  };
  let done = 0;
  const visits = await Promise.all(
    links.map(async (link) => {
      const seen = await visit(link.url, manners);
      done += 1;
      options.onVisit?.(done, links.length, link.url);
      return { ...link, visit: seen };
    }),
  );
  const cut = visits.length > 0 && visits.every((one) => one.visit.state === "unreachable");
  return { network: !cut || (await online()), visits };
}
