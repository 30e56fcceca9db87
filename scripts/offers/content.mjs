import { readContent } from "../content/bundle.mjs";
import { mistakesIn } from "../content/check.mjs";
import { Failure } from "../failure.mjs";
import { missingIn } from "./missing.mjs";
import { misuse } from "./usage.mjs";

/** @typedef {import("../../lib/offers/offer").Offer} Offer */
/**
 * Where a command works, and with what.
 * @typedef {object} Work
 * @property {string} root of the repository
 * @property {NodeJS.ProcessEnv} env
 * @property {Date} now
 * @property {string} temporary folder for copies to try changes on
 * @property {NodeJS.ReadStream | import("node:stream").Readable & { isTTY?: boolean }} input
 * @property {import("./terminal.mjs").Output} output what the command answers
 * @property {import("./terminal.mjs").Output} progress what it says meanwhile
 */

/** @param {string[]} mistakes */
const mistakesFailure = (mistakes) => new Failure(`Las ofertas tienen errores:\n${mistakes.join("\n")}`);

/**
 * The offers as their files and the environment have them, and what is wrong with them. One that is only previewed
 * counts as what it is: a draft.
 * @param {Work} work
 */
export async function judgeOffers({ root, env, now }) {
  const reading = await readContent(root, { ...env, OFFERS_PREVIEW: "" });
  return { content: reading.content, mistakes: mistakesIn(root, reading, now) };
}

/**
 * The offers, where they can be read at all, and what the site itself says of their dates.
 * @param {Work} work
 */
export async function readOffers(work) {
  const { content, mistakes } = await judgeOffers(work);
  if (!content) throw mistakesFailure(mistakes);
  const { catalogue, site, referralVariable, madridDate, daysBetween, statusOn, statusNames } = content;
  const today = madridDate(work.now);
  return {
    content,
    offers: catalogue.all,
    site,
    mistakes,
    today,
    missingIn: (/** @type {Offer} */ offer) => missingIn(offer, referralVariable),
    /** How far an offer may be relied on today. */
    statusOf(/** @type {Offer} */ offer) {
      const status = statusOn(offer, today);
      return { status, name: statusNames[status].toLowerCase(), age: daysBetween(offer.verifiedOn, today) };
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof readOffers>>["statusOf"]} StatusOf */
/** @typedef {Awaited<ReturnType<typeof readOffers>>["missingIn"]} MissingIn */

/**
 * What of each offer has changed since its history last said it: by id, the facts with their value. A link or an amount
 * of the environment is no change of the file.
 * @param {Work} work
 */
export async function readUnrecorded({ root, env }) {
  const { content } = await readContent(root, { NODE_ENV: env.NODE_ENV });
  return (/** @type {string} */ id) => {
    const offer = content?.catalogue.all.find((one) => one.id === id);
    return content && offer ? content.unrecordedFacts(offer) : [];
  };
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
