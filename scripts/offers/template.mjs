// The file of a new offer: complete and true of any promotion of this kind, so that it can be shown from the first
// minute; its editor then rewrites the words that are the same for all.
import { constantOf } from "./source.mjs";
import { typeset } from "./typeset.mjs";

/**
 * @typedef {object} Draft what an editor says of a new offer
 * @property {string} id
 * @property {string} brand
 * @property {string} monogram
 * @property {string} benefit
 * @property {string} shortBenefit
 * @property {string} requirements
 * @property {"finanzas" | "crypto" | "telecom"} category
 * @property {"investment" | "crypto" | undefined} risk
 * @property {string} officialUrl
 * @property {string} sourceUrl
 * @property {string} referralUrl
 * @property {string} color
 * @property {number} weight
 * @property {string} today
 */

/**
 * Words that fit any offer, to be rewritten for this one.
 * @param {string} brand
 */
const genericWords = (brand) => ({
  description: `Un programa de invitación para hacerte cliente de ${brand}, con un beneficio si cumples los requisitos.`,
  seoDescription: `Plan amigo de ${brand}: qué recibes con la invitación, qué tienes que hacer, pasos y preguntas frecuentes.`,
  lead: `Hazte cliente de ${brand} con una invitación y cumple los requisitos de la promoción.`,
  imageAlt: `Una persona se hace cliente de ${brand} con una invitación.`,
  enter: `Entra en ${brand} desde el botón de esta página y completa el alta desde ahí. Sin el enlace, la invitación no cuenta.`,
  receive: "Consulta en la web oficial cuándo y cómo se recibe el beneficio.",
  what: `Un programa de invitación: te haces cliente de ${brand} con un enlace, cumples los requisitos y recibes el beneficio.`,
  when: "No tenemos un plazo confirmado. Antes de darte de alta, mira si las condiciones oficiales lo indican.",
  where: `En la web oficial de ${brand}. Léelas antes de darte de alta: son las que valen si algo no coincide con esta página.`,
});

/**
 * The words of the template that an offer of this brand still holds if nobody rewrote them.
 * @param {{ brand: string }} offer
 */
export const templateTexts = ({ brand }) => Object.values(genericWords(brand));

/**
 * «10 € de regalo» within a sentence; a name in capitals stays one.
 * @param {string} words
 */
const inSentence = (words) =>
  /^\p{Lu}\p{Ll}/u.test(words) ? (words[0] ?? "").toLowerCase() + words.slice(1) : words;

/**
 * The code of a new offer's file, before the formatter.
 * @param {Draft} draft
 */
export function offerCode(draft) {
  const { id, brand, risk } = draft;
  const words = genericWords(brand);
  // A text that is nothing but an amount needs no quotes around it.
  const code = (/** @type {string} */ text) => typeset(text).code.replace(/^`\$\{([^{}]+)\}`$/, "$1");
  const plain = (/** @type {string | number | undefined} */ value) => JSON.stringify(value);
  const benefit = typeset(draft.benefit);
  const shortBenefit = typeset(draft.shortBenefit);
  const requirements = typeset(draft.requirements);
  const names = [...new Set([...benefit.names, ...shortBenefit.names, ...requirements.names])].sort();
  const title = `${brand}: ${draft.benefit}`;
  const figure = /\d[\d.,]*\s*(€|%|euros?\b)/u.exec(draft.benefit)?.[0] ?? "Plan amigo";
  return `${names.length > 0 ? `import { ${names.join(", ")} } from "@/lib/format";\n` : ""}import type { OfferFile } from "./offer";

const benefit = ${benefit.code};
const requirements = ${requirements.code};

export const ${constantOf(id)}: OfferFile = {
  id: ${plain(id)},
  brand: ${plain(brand)},
  benefit,
  shortBenefit: ${draft.shortBenefit === draft.benefit ? "benefit" : shortBenefit.code},
  description: ${plain(words.description)},
  requirements,
  referralUrl: ${plain(draft.referralUrl)},
  officialUrl: ${plain(draft.officialUrl)},
  sourceUrl: ${plain(draft.sourceUrl)},
  color: ${plain(draft.color)},
  logo: { monogram: ${plain(draft.monogram)} },
  enabled: false,
  weight: ${draft.weight},
  category: ${plain(draft.category)},${risk ? `\n  risk: ${plain(risk)},` : ""}
  seoTitle: ${title.length <= 57 ? `\`${brand}: \${benefit}\`` : plain(`Plan amigo de ${brand}: qué da y qué te piden`)},
  seoDescription: ${plain(words.seoDescription)},
  hasHeroImage: false,
  callToAction: ${plain(`Ir a ${brand}`)},
  verifiedOn: ${plain(draft.today)},
  history: [{ date: ${plain(draft.today)}, summary: ${code(`Primera publicación: ${inSentence(draft.benefit)}.`)} }],
  landing: {
    hero: {
      layout: "split",
      eyebrow: ${plain(`Plan amigo de ${brand}`)},
      title: ${title.length <= 77 ? `\`${brand}: \${benefit}\`` : plain(`Plan amigo de ${brand}`)},
      lead: ${plain(words.lead)},
      badges: ["Solo nuevos clientes"],
      box: { figure: ${code(figure)}, lines: ["Con invitación", "Para nuevos clientes"] },
      imageAlt: ${plain(words.imageAlt)},
    },
    steps: {
      title: "Cómo funciona",
      items: [
        { title: "Entra con el enlace", text: ${plain(words.enter)} },
        { title: "Cumple los requisitos", text: requirements },
        { title: "Recibe el beneficio", text: ${plain(words.receive)} },
      ],
    },
    sections: [],
    faq: [
      { question: ${plain(`¿Qué es el plan amigo de ${brand}?`)}, answer: ${plain(words.what)} },
      { question: "¿Qué requisitos tiene la promoción?", answer: requirements },
      { question: "¿Cuánto tarda en llegar el beneficio?", answer: ${plain(words.when)} },
      { question: "¿Dónde están las condiciones oficiales?", answer: ${plain(words.where)} },
    ],
    finePrint: [
      "Válido para nuevos clientes.",
      "La promoción y sus condiciones pueden cambiar: consúltalas en la web oficial antes de darte de alta.",
    ],
  },
};
`;
}
