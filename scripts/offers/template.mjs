// The file of a new offer: complete and true of any promotion of this kind, so that it can be shown from the first
// minute; its editor then rewrites the words that are the same for all.
import { constantOf } from "../offer-files.mjs";
import { genericWords } from "./template-words.mjs";
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
 * The requirements in two: to use the link, and the rest. Each is asked of the visitor.
 * @param {string} requirements
 * @returns {[string, string]}
 */
export function stepsOf(requirements) {
  const [, first = "", rest = ""] = /^(.+?)(?:,? [ye] |, )(.+?)\.?$/s.exec(requirements.trim()) ?? [];
  return [first, rest];
}

/**
 * Whom one can turn to after the provider, by what it is.
 * @param {Draft} draft
 */
function complaintsOf({ category, risk }) {
  if (category === "telecom") return ["teleco", "consumo"];
  return [risk ? "cnmv" : "banco-de-espana", "consumo"];
}

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
  const plain = (/** @type {string | string[] | undefined} */ value) => JSON.stringify(value);
  const benefit = typeset(draft.benefit);
  const shortBenefit = typeset(draft.shortBenefit);
  const requirements = typeset(draft.requirements);
  const names = [...new Set([...benefit.names, ...shortBenefit.names, ...requirements.names])].sort();
  const title = `${brand}: ${draft.benefit}`;
  const [first, rest] = stepsOf(draft.requirements);
  // «20 € de regalo» is an amount; two of them, or none, need a person to say what they mean.
  const [amount, ...others] = [...draft.benefit.matchAll(/(\d[\d.]*)(?:,(\d+))?\s*(?:€|euros?\b)/gu)];
  const known = amount && others.length === 0 && /^\d/.test(draft.benefit);
  const gain = known
    ? `{ kind: "amount", euros: ${Number(`${amount[1]?.replaceAll(".", "")}.${amount[2] ?? 0}`)} }`
    : `{ kind: "unknown", why: ${plain(words.gain)} }`;
  const figure = /\d[\d.,]*\s*(€|%|euros?\b)/u.exec(draft.benefit)?.[0] ?? "Plan amigo";
  const recorded = `facts: { benefit: ${benefit.code}, requirements: ${requirements.code}, referralUrl: ${plain(draft.referralUrl)} }`;
  return `${names.length > 0 ? `import { ${names.join(", ")} } from "@/lib/format/format";\n` : ""}import { invitationLink, newCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const benefit = ${benefit.code};
const requirements = ${requirements.code};

export const ${constantOf(id)}: OfferFile = {
  id: ${plain(id)},
  brand: ${plain(brand)},
  benefit,
${draft.shortBenefit === draft.benefit ? "" : `  shortBenefit: ${shortBenefit.code},\n`}  description: ${plain(words.description)},
  requirements,
  referralUrl: ${plain(draft.referralUrl)},
  officialUrl: ${plain(draft.officialUrl)},
${draft.sourceUrl === draft.officialUrl ? "" : `  sourceUrl: ${plain(draft.sourceUrl)},\n`}  color: ${plain(draft.color)},
  logo: { monogram: ${plain(draft.monogram)} },
  enabled: false,
  weight: ${draft.weight},
  category: ${plain(draft.category)},${risk ? `\n  risk: ${plain(risk)},` : ""}
  seoTitle: ${title.length <= 57 ? `\`${brand}: \${benefit}\`` : plain(`Plan amigo de ${brand}: qué da y qué te piden`)},
  seoDescription: ${plain(words.seoDescription)},
  hasHeroImage: false,
  callToAction: ${plain(`Ir a ${brand}`)},
  verifiedOn: ${plain(draft.today)},
  protection: {
    title: "Quién está detrás",
    entity: ${plain(words.entity)},
    sources: [{ label: ${plain(`Web oficial de ${brand}`)}, url: ${plain(draft.officialUrl)} }],
  },
  deadlines: { items: [], note: ${plain(words.deadlines)} },
  complaints: ${plain(complaintsOf(draft))},
  history: [
    {
      date: ${plain(draft.today)},
      summary: ${code(`Primera publicación: ${inSentence(draft.benefit)}.`)},
      ${recorded},
    },
  ],
  eligibility: {
    conditions: [
      newCustomer(${plain(brand)}),
      invitationLink(${plain(brand)}, ${code(first)}),
      {
        id: "requisitos",
        question: "¿Vas a cumplir todos los requisitos, en su plazo?",
        name: "Cumplir los requisitos",
        failure: ${plain(words.failure)},
        said: ${code(rest)},
      },
      {
        id: "condiciones",
        question: "¿Has comprobado que la web oficial dice lo mismo?",
        name: "Comprobar las condiciones oficiales",
        failure: ${plain(words.terms)},
      },
    ],
    remaining: [${plain(words.remaining)}],
  },
  value: {
    gain: ${gain},
    spend: [{ what: ${plain(words.spend)} }],
    blocked: [{ what: "Lo que pidan los requisitos", until: ${plain(words.blocked)} }],
    assumptions: [${plain(words.supposed)}],
  },
  landing: {
    hero: {
      layout: "split",
      title: ${title.length <= 77 ? `\`${brand}: \${benefit}\`` : plain(`Plan amigo de ${brand}`)},
      lead: ${plain(words.lead)},
      badges: ["Solo nuevos clientes"],
      box: { figure: ${code(figure)}, lines: ["Con invitación", "Para nuevos clientes"] },
      imageAlt: ${plain(words.imageAlt)},
    },
    steps: [
      { title: "Entra con el enlace", text: ${plain(words.enter)}, withoutCode: ${plain(`Pide antes un enlace de invitación a un cliente de ${brand}: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.`)} },
      { title: "Cumple los requisitos", text: requirements },
      { title: "Recibe el beneficio", text: ${plain(words.receive)} },
    ],
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
