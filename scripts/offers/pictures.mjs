import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a picture may be named. */
const CODE = ["app", "components", "lib"];

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths from the root
 */
function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}

/**
 * Pictures in `public/` that nothing shows: of an offer that is gone or has its text box, or named nowhere.
 * @param {string} root
 * @param {readonly { id: string, hasHeroImage: boolean }[]} offers
 * @returns {string[]}
 */
export function unusedPictures(root, offers) {
  const shown = new Set(offers.filter(({ hasHeroImage }) => hasHeroImage).map(({ id }) => id));
  const code = CODE.flatMap((folder) => filesUnder(root, folder))
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.startsWith("lib/offers/"))
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
  return filesUnder(root, "public").filter((path) => {
    const name = path.slice("public/".length);
    const hero = /^heroes\/(.+?)(?:-\d+)?\.\w+$/.exec(name)?.[1];
    if (hero) return !shown.has(hero) && !code.includes(`id="${hero}"`);
    return !code.includes(name);
  });
}
