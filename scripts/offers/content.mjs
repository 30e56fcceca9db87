import { contentMistakes } from "../content/check.mjs";
import { readContent } from "../content/bundle.mjs";
import { Failure } from "../failure.mjs";
import { misuse } from "./usage.mjs";

/** @typedef {import("../../lib/offers/offer").Offer} Offer */
/**
 * Where a command works, and with what.
 * @typedef {object} Work
 * @property {string} root of the repository
 * @property {NodeJS.ProcessEnv} env
 * @property {Date} now
 * @property {NodeJS.ReadStream | import("node:stream").Readable & { isTTY?: boolean }} input
 * @property {import("./terminal.mjs").Output} output what the command answers
 * @property {import("./terminal.mjs").Output} progress what it says meanwhile
 */

/** The day in Madrid, as `lib/dates.ts` has it. */
const madrid = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" });

/** @param {Date} now */
export const todayIn = (now) => madrid.format(now);

/** @param {string[]} mistakes */
export const mistakesFailure = (mistakes) =>
  new Failure(`Las ofertas tienen errores:\n${mistakes.join("\n")}`);

/**
 * The offers as their files and the environment have them. One that is only previewed counts as what it is: a draft.
 * @param {Work} work
 */
export async function readOffers({ root, env, now }) {
  const settings = { ...env, OFFERS_PREVIEW: "" };
  const { content, mistakes } = await readContent(root, settings);
  if (!content) throw mistakesFailure(mistakes);
  const told = await contentMistakes(root, settings, now);
  return { offers: content.catalogue.all, site: content.site, mistakes: told };
}

/**
 * The offers of these ids, or all of them. Names the ids that exist when one does not.
 * @param {readonly Offer[]} offers
 * @param {readonly string[]} ids
 */
export function chosen(offers, ids) {
  const known = offers.map(({ id }) => id);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw misuse(`No hay ninguna oferta «${unknown.join("», «")}». Las que hay: ${known.join(", ")}.`);
  }
  return ids.length === 0 ? [...offers] : offers.filter(({ id }) => ids.includes(id));
}
