// What `npm run offers new` asks, in its order: each answer is checked where it is given.
import { isAddress } from "./links/address.mjs";
import { stepsOf } from "./template.mjs";

/** @typedef {Record<string, string>} Answers by option */
/**
 * @typedef {object} Question
 * @property {string} option
 * @property {string} words
 * @property {(given: Answers) => string} [usual] the answer to nothing but Enter
 * @property {(answer: string, given: Answers) => string | undefined} fault what would be right
 */

const plainOf = (/** @type {string} */ words) => words.normalize("NFD").replace(/\p{Diacritic}/gu, "");
const fits = (/** @type {string} */ answer, /** @type {number} */ most) =>
  answer.length > most ? `${most} caracteres como máximo: tiene ${answer.length}` : undefined;
const address = (/** @type {string} */ answer) =>
  isAddress(answer) ? undefined : "una dirección https completa: https://www.ejemplo.es/";
const oneOf =
  (/** @type {string[]} */ ...options) =>
  (/** @type {string} */ answer) =>
    options.includes(answer) ? undefined : `una de estas: ${options.join(", ")}`;

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
  { option: "brand", words: "Nombre de la marca, como ella lo escribe", fault: (answer) => fits(answer, 24) },
  {
    option: "id",
    words: "Nombre corto para la dirección de la página; no se cambia nunca",
    usual: ({ brand = "" }) => slugOf(brand),
    fault: (answer) =>
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(answer) && answer.length <= 40
        ? undefined
        : "minúsculas, cifras y guiones, con una letra al principio: mi-banco",
  },
  {
    option: "benefit",
    words: "Qué se gana, en pocas palabras (10 € de regalo)",
    fault: (answer) => fits(answer, 60) ?? (answer.endsWith(".") ? "un rótulo sin punto final" : undefined),
  },
  {
    option: "short-benefit",
    words: "Lo mismo, en 32 caracteres",
    usual: ({ benefit = "" }) => (benefit.length <= 32 ? benefit : ""),
    fault: (answer) => fits(answer, 32),
  },
  {
    option: "requirements",
    words: "Qué hay que hacer, y en qué plazo, en una frase con su punto (Abre la cuenta con el enlace y …)",
    fault: (answer) =>
      fits(answer, 160) ?? (/[.]$/.test(answer) ? twoSteps(answer) : "una frase con su punto final"),
  },
  {
    option: "category",
    words: "Clase (finanzas, crypto o telecom)",
    fault: oneOf("finanzas", "crypto", "telecom"),
  },
  {
    option: "risk",
    words: "¿Se puede perder el dinero? (none: no; investment: inversión; crypto: criptoactivos)",
    usual: ({ category }) => (category === "crypto" ? "crypto" : "none"),
    fault: oneOf("none", "investment", "crypto"),
  },
  { option: "url", words: "Web oficial de la marca, sin código", fault: address },
  {
    option: "source",
    words: "Página oficial con las condiciones de la promoción, sin código",
    usual: ({ url = "" }) => url,
    fault: address,
  },
  {
    option: "referral",
    words: "Tu enlace de invitación",
    usual: ({ url = "" }) => url,
    fault: address,
  },
  {
    option: "color",
    words: "Color de la marca",
    usual: () => "#3d5a80",
    fault: (answer) => (/^#[0-9a-f]{6}$/.test(answer) ? undefined : "seis cifras y minúsculas: #0070e0"),
  },
  {
    option: "monogram",
    words: "Una o dos iniciales para el logotipo",
    usual: ({ brand = "" }) => initialsOf(brand),
    fault: (answer) => fits(answer, 2),
  },
];
