// Changes to files that are made whole or not at all.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failure } from "../failure.mjs";
import { judgeOffers } from "./content.mjs";
import { fileOf } from "./source.mjs";
import { offerTypography } from "./typography.mjs";
import { mistake } from "../content/mistakes.mjs";

/**
 * @typedef {object} Change
 * @property {string} path from the root
 * @property {string | undefined} before what the file held when it was read; undefined for a new one
 * @property {string} after
 */

/** @typedef {import("./content.mjs").Work} Work */
/** @typedef {import("../content/bundle.mjs").Content} Content */

/**
 * @param {string} root
 * @param {string} path
 */
export const textOf = (root, path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;

/**
 * A copy of what an offer's check reads, to try changes on; it goes when the program ends, however it ends.
 * @param {Work} work
 * @param {readonly Change[]} changes
 */
function copyWith({ root, temporary }, changes) {
  let copy = "";
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    copy = mkdtempSync(join(temporary, "ofertas-"));
    for (const path of ["lib", "package.json", "tsconfig.json"]) {
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    for (const path of ["node_modules", "public"]) symlinkSync(join(root, path), join(copy, path));
    for (const { path, after } of changes) writeFileSync(join(copy, path), after);
  } catch (error) {
    remove();
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code) throw error;
    throw new Failure(
      `No se puede probar el cambio en una copia, en ${temporary} (${code}), y no se ha cambiado nada:\n` +
        "mira si esa carpeta existe, si se puede escribir en ella y si queda sitio en el disco.",
    );
  }
  return {
    copy,
    remove() {
      process.off("exit", remove);
      remove();
    },
  };
}

/**
 * Makes the changes when the offers are right with them; otherwise says what would be wrong, and changes nothing.
 * @param {Work} work
 * @param {readonly Change[]} changes
 * @param {readonly string[]} ids of the offers changed
 */
export async function apply(work, changes, ids) {
  const { copy, remove } = copyWith(work, changes);
  try {
    const { content, mistakes } = await judgeOffers({ ...work, root: copy });
    const faults = mistakes.length > 0 || !content ? mistakes : await newFaults(content, work, ids);
    if (faults.length > 0) {
      throw new Failure(`No se ha cambiado nada, porque las ofertas quedarían así:\n${faults.join("\n")}`);
    }
  } finally {
    remove();
  }
  commit(work.root, changes);
}

/**
 * Faults of words that the changes bring; those that were there already stop nobody.
 * @param {Content} changed
 * @param {Work} work
 * @param {readonly string[]} ids
 */
async function newFaults(changed, work, ids) {
  const faultsIn = (/** @type {Content | undefined} */ content) =>
    (content?.catalogue.all ?? [])
      .filter(({ id }) => ids.includes(id))
      .flatMap((offer) =>
        offerTypography(offer).map(({ field, found, right }) =>
          mistake(`${fileOf(offer.id)} · ${field}`, `«${found}»`, right),
        ),
      );
  const after = faultsIn(changed);
  if (after.length === 0) return [];
  const before = faultsIn((await judgeOffers(work)).content);
  return after.filter((fault) => !before.includes(fault));
}

/**
 * Writes all files beside their places, then moves them there one after another, each in one step. When one cannot
 * be moved, those before it are put back.
 * @param {string} root
 * @param {readonly Change[]} changes
 * @param {typeof renameSync} [move]
 */
export function commit(root, changes, move = renameSync) {
  forgetInterrupted(root, changes);
  const staged = changes.map(({ path }) =>
    join(root, dirname(path), `.${basename(path)}.${process.pid}.tmp`),
  );
  let moved = 0;
  try {
    changes.forEach(({ path, before, after }, i) => {
      if (textOf(root, path) !== before)
        throw new Failure(`${path} ha cambiado mientras tanto. No se ha escrito nada: repite la orden.`);
      writeFileSync(String(staged[i]), after);
    });
    for (const { path } of changes) {
      move(String(staged[moved]), join(root, path));
      moved += 1;
    }
  } catch (error) {
    for (const { path, before } of changes.slice(0, moved)) {
      if (before === undefined) rmSync(join(root, path), { force: true });
      else writeFileSync(join(root, path), before);
    }
    for (const file of staged) rmSync(file, { force: true });
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (error instanceof Failure || !code) throw error;
    throw new Failure(
      `No se puede escribir en ${join(root, "lib/offers")} (${code}): no se ha cambiado nada.`,
    );
  }
}

/**
 * What a killed command left beside the files, half written or not: nothing reads it.
 * @param {string} root
 * @param {readonly Change[]} changes
 */
function forgetInterrupted(root, changes) {
  for (const folder of new Set(changes.map(({ path }) => dirname(join(root, path))))) {
    for (const name of readdirSync(folder)) {
      if (/^\..+\.\d+\.tmp$/.test(name)) rmSync(join(folder, name), { force: true });
    }
  }
}
