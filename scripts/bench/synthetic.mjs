// Offers that nobody made, for measuring what many of them cost: files as `npm run offers new` writes them, with
// words that differ from one to the next as real ones do, so that they compress no better.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constantOf } from "../offer-files.mjs";
import { offerCode } from "../offers/template.mjs";
import { typeset } from "../offers/typeset.mjs";

/** @typedef {import("../offers/template.mjs").Draft} Draft */

const names =
  "Alba Boreal Cauce Delta Espiga Faro Garza Helios Indra Jara Lince Marea Nube Olmo Pinar Roble".split(" ");
const ends = "Banco Bróker Cripto Fibra Móvil Pay Capital Directo Valores Red".split(" ");
const gifts = "de regalo,en la cuenta,en tu factura,para invertir,en comisiones,en un vale,de saldo".split(
  ",",
);
const tasks = ["ingresar", "comprar por", "aportar", "gastar", "mover", "contratar por", "mantener"];
const things = [
  "con tu tarjeta",
  "en la aplicación",
  "en una sola operación",
  "sin retirarlo",
  "en dos meses seguidos",
];
const aims = [
  "Una cuenta sin comisiones",
  "Una tarifa de móvil",
  "Un fondo indexado",
  "Una tarjeta virtual",
  "Una cartera",
];
const ways = [
  "para el día a día",
  "con lo que ya usas",
  "que se abre desde el móvil",
  "sin permanencia",
  "de prueba",
];
const categories = /** @type {const} */ (["finanzas", "crypto", "telecom"]);

/**
 * One of a list, the same for the same number each time.
 * @template T
 * @param {readonly T[]} list
 * @param {number} number
 */
const pick = (list, number) => /** @type {T} */ (list[number % list.length]);

/**
 * @param {number} number from 0
 * @returns {Draft}
 */
export function draftOf(number) {
  // Neighbours share as little as those of a real list: each word goes by another step.
  const brand = `${pick(names, number * 7)} ${pick(ends, number * 3)} ${number}`;
  const category = pick(categories, number * 5 + Math.floor(number / 3));
  const id = `sintetica-${number}`;
  const amount = 5 + ((number * 13) % 95);
  const site = `https://${id}.example/`;
  return {
    id,
    brand,
    monogram: brand.slice(0, 1),
    benefit: `${amount} € ${pick(gifts, number * 5)}`,
    shortBenefit: `${amount} €`,
    requirements: `Darte de alta con el enlace y ${pick(tasks, number)} ${10 + ((number * 17) % 900)} € ${pick(things, number * 3)} antes de ${10 + ((number * 11) % 80)} días`,
    category,
    risk: category === "crypto" ? "crypto" : undefined,
    officialUrl: site,
    sourceUrl: `${site}condiciones`,
    referralUrl: site,
    color: pick(["#0070e0", "#8a3ffc", "#b0123c", "#00695c", "#5d4037"], number),
    weight: 100 + number,
    today: `2026-${String(1 + (number % 10)).padStart(2, "0")}-15`,
  };
}

/**
 * The file of a synthetic offer, enabled.
 * @param {number} number
 */
function codeOf(number) {
  const draft = draftOf(number);
  const said = `${pick(aims, number * 3)} de ${draft.brand} ${pick(ways, number * 7)}: ${draft.benefit} si llegas invitado.`;
  return offerCode(draft)
    .replace("enabled: false", "enabled: true")
    .replace(/^ {2}description: .*$/m, `  description: ${typeset(said).code},`);
}

/**
 * Makes the catalogue of a copy of the tree so large: its own enabled offers, and synthetic ones for the rest.
 * @param {string} tree
 * @param {number} size how many offers are enabled in all
 * @param {number} own how many of them are the tree's own
 */
export function writeCatalogue(tree, size, own) {
  const folder = join(tree, "lib/offers");
  const registry = join(folder, "registry.ts");
  for (const name of readdirSync(folder)) if (name.startsWith("sintetica-")) rmSync(join(folder, name));
  const lines = readFileSync(registry, "utf8")
    .split("\n")
    .filter((line) => !line.includes("sintetica"));
  for (let number = 0; number < size - own; number++) {
    const { id } = draftOf(number);
    writeFileSync(join(folder, `${id}.ts`), codeOf(number));
    lines.push(`export { ${constantOf(id)} } from "./${id}";`);
  }
  writeFileSync(registry, `${lines.filter(Boolean).join("\n")}\n`);
}
