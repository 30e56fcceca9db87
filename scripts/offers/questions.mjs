// What `npm run offers new` asks, in its order. What an answer may be is said by the offers' own schema.
import { stepsOf } from "./template.mjs";

/** @typedef {import("../content/bundle.mjs").Content["offerSchema"]["shape"]} Fields */
/** @typedef {Record<string, string>} Answers by option */
/**
 * @typedef {object} Question
 * @property {string} option
 * @property {string} words
 * @property {(given: Answers) => string} [usual] the answer to nothing but Enter
 * @property {keyof Fields} [field] of the offer that the answer becomes
 * @property {boolean} [read] whether visitors read it: its amounts are written as the house does
 * @property {(fields: Fields) => readonly string[]} [options] the only answers, where there are few
 * @property {(answer: string) => string | undefined} [fault] what would be right, of what the schema cannot tell
 */

const plainOf = (/** @type {string} */ words) => words.normalize("NFD").replace(/\p{Diacritic}/gu, "");

const twoSteps = (/** @type {string} */ answer) =>
  stepsOf(answer)[1]
    ? undefined
    : "el alta con el enlace y al menos otro paso, unidos por una coma o por «y»";

/** «Mi Banco» → «mi-banco» @param {string} brand */
const slugOf = (brand) =>
  plainOf(brand)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** «Mi Banco» → «MB» @param {string} brand */
const initialsOf = (brand) => {
  const words = brand.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  return (words.length > 1 ? `${words[0]?.[0]}${words[1]?.[0]}` : brand.slice(0, 1)).toUpperCase();
};

/** @type {Question[]} */
export const questions = [
  { option: "brand", words: "Nombre de la marca, como ella lo escribe", field: "brand", read: true },
  {
    option: "id",
    words: "Nombre corto para la dirección de la página; no se cambia nunca",
    usual: ({ brand = "" }) => slugOf(brand),
    field: "id",
    fault: (answer) => (answer.length <= 40 ? undefined : "40 caracteres como máximo"),
  },
  {
    option: "benefit",
    words: "Qué se gana, en pocas palabras (10 € de regalo)",
    field: "benefit",
    read: true,
  },
  {
    option: "short-benefit",
    words: "Lo mismo, en 32 caracteres",
    usual: ({ benefit = "" }) => benefit,
    field: "shortBenefit",
    read: true,
  },
  {
    option: "requirements",
    words: "Qué hay que hacer, y en qué plazo, en una frase con su punto (Abre la cuenta con el enlace y …)",
    field: "requirements",
    read: true,
    fault: twoSteps,
  },
  {
    option: "category",
    words: "Clase (finanzas, crypto o telecom)",
    field: "category",
    options: ({ category }) => category.options,
  },
  {
    option: "risk",
    words: "¿Se puede perder el dinero? (none: no; investment: inversión; crypto: criptoactivos)",
    usual: ({ category }) => (category === "crypto" ? "crypto" : "none"),
    field: "risk",
    options: ({ risk }) => ["none", ...risk.unwrap().options],
  },
  { option: "url", words: "Web oficial de la marca, sin código", field: "officialUrl" },
  {
    option: "source",
    words: "Página oficial con las condiciones de la promoción, sin código",
    usual: ({ url = "" }) => url,
    field: "sourceUrl",
  },
  {
    option: "referral",
    words: "Tu enlace de invitación",
    usual: ({ url = "" }) => url,
    field: "referralUrl",
  },
  { option: "color", words: "Color de la marca", usual: () => "#3d5a80", field: "color" },
  {
    option: "monogram",
    words: "Una o dos iniciales para el logotipo",
    usual: ({ brand = "" }) => initialsOf(brand),
    fault: (answer) => (answer.length <= 2 ? undefined : "una o dos iniciales"),
  },
];
