import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { constantOf } from "../offer-files.mjs";
import { readContent } from "./bundle.mjs";
import { mistake } from "./mistakes.mjs";

/** @typedef {import("./bundle.mjs").Content} Content */

const OFFERS = "lib/offers";

/**
 * Every mistake in offers and configuration that can be told before anything is built, those included that a
 * file cannot tell of itself: that the registry forgets it, that its pictures are not there, that it is dated
 * in the future.
 * @param {string} root
 * @param {import("./bundle.mjs").Reading} reading of the content there
 * @param {Date} now
 * @returns {string[]} as an editor reads them; none where all is well
 */
export function mistakesIn(root, { content, files, mistakes }, now) {
  const lists = files.length > 0 ? [...forgottenFiles(root, files), ...emptyLines(root)] : [];
  // A file that the registry misses is the cause of what the catalogue then misses.
  if (lists.length > 0 || !content) return [...lists, ...mistakes];
  return [...missingPictures(root, content), ...futureDates(content, now)];
}

/**
 * The same, of content that is read for this.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {Date} now
 */
export const contentMistakes = async (root, env, now) => mistakesIn(root, await readContent(root, env), now);

/**
 * A line of the registry whose name its file does not export stands for no offer, without any complaint.
 * @param {string} root
 */
function emptyLines(root) {
  const registry = readFileSync(join(root, OFFERS, "registry.ts"), "utf8");
  return [...registry.matchAll(/^export \{ (\w+) \} from "\.\/(.+)";/gm)].flatMap(([line, name, file]) => {
    const path = `${OFFERS}/${file}.ts`;
    if (new RegExp(`^export const ${name}\\b`, "m").test(readFileSync(join(root, path), "utf8"))) return [];
    return mistake(
      `${OFFERS}/registry.ts`,
      line,
      `la constante con ese nombre en ${path}: export const ${name}: OfferFile = { … }`,
    );
  });
}

/**
 * @param {string} root
 * @param {string[]} read
 */
function forgottenFiles(root, read) {
  const files = readdirSync(join(root, OFFERS)).filter((name) => name.endsWith(".ts"));
  return files
    .filter((name) => !read.includes(`${OFFERS}/${name}`))
    .filter((name) => /: OfferFile = \{/.test(readFileSync(join(root, OFFERS, name), "utf8")))
    .map((name) => {
      const id = name.replace(/\.ts$/, "");
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
        return mistake(
          `${OFFERS}/${name}`,
          "un fichero que ninguna página lee",
          "bórralo si es una copia, o llámalo como su id: mi-banco.ts",
        );
      const line = `export { ${constantOf(id)} } from "./${id}";`;
      return mistake(`${OFFERS}/registry.ts`, undefined, `una línea para ${OFFERS}/${name}: ${line}`);
    });
}

/**
 * @param {string} root
 * @param {Content} content
 */
function missingPictures(root, { catalogue, heroImage }) {
  return catalogue.all
    .filter((offer) => offer.hasHeroImage)
    .flatMap(({ id }) => {
      const { avif, webp } = heroImage(id);
      const addresses = `${avif}, ${webp}`.split(", ").map((source) => `public${source.split(" ")[0]}`);
      const missing = addresses.filter((path) => !existsSync(join(root, path)));
      if (missing.length === 0) return [];
      return mistake(
        `${OFFERS}/${id}.ts · hasHeroImage`,
        `true, sin ${missing.join(", ")}`,
        `false, o las imágenes: dibuja public/heroes/${id}.svg y ejecuta «node scripts/render-heroes.mjs»`,
      );
    });
}

/**
 * @param {Content} content
 * @param {Date} now
 */
function futureDates({ catalogue, madridDate }, now) {
  const today = madridDate(now);
  return catalogue.all.flatMap(({ id, verifiedOn, history }) =>
    [
      { field: "verifiedOn", date: verifiedOn },
      ...history.map(({ date }, place) => ({ field: `history.${place}.date`, date })),
    ]
      .filter(({ date }) => date > today)
      .map(({ field, date }) =>
        mistake(`${OFFERS}/${id}.ts · ${field}`, `"${date}"`, `una fecha que no sea futura: hoy es ${today}`),
      ),
  );
}
