import { euros, percent } from "../format/format";
import { invitationLink, newCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const amounts = { cap: 15_000, minimum: 2_000, saving: 60, savingBase: 10_000 };

const facts = {
  fee: percent(0),
  duration: "un año",
  /** The same in months, for the calendar. */
  durationMonths: 12,
  /** The most on which no management fee is charged. */
  cap: euros(amounts.cap),
  minimum: euros(amounts.minimum),
  /** About what one saves in that time on `savingBase`. */
  saving: euros(amounts.saving),
  savingBase: euros(amounts.savingBase),
  verifiedOn: "2025-09",
};

const limit = `Sobre un máximo de ${facts.cap}`;

export const indexaCapital: OfferFile = {
  id: "indexa-capital",
  brand: "Indexa Capital",
  benefit: `Ahorra hasta ${facts.saving}: ${facts.fee} de comisión de gestión ${facts.duration}`,
  shortBenefit: `Sin comisión de gestión ${facts.duration}`,
  description: `Con una invitación, no pagas comisión de gestión durante ${facts.duration} sobre un máximo de ${facts.cap}. Sobre ${facts.savingBase}, el ahorro es de unos ${facts.saving}.`,
  requirements: `Abre la cuenta con el enlace e invierte. Inversión mínima recomendada: ${facts.minimum}.`,
  condition: `De ahorro en un año con ${facts.savingBase}`,
  referralUrl: "https://indexacapital.com/es",
  officialUrl: "https://indexacapital.com/es",
  sourceUrl: "https://indexacapital.com/es/esp/",
  logo: { monogram: "IC" },
  color: "#1d5fa6",
  enabled: true,
  weight: 5,
  category: "finanzas",
  risk: "investment",
  seoTitle: `Indexa Capital: ${facts.fee} de comisión de gestión durante ${facts.duration}`,
  seoDescription:
    "Cuánto ahorras con el plan amigo de Indexa Capital, hasta qué importe se aplica y cuál es la inversión mínima recomendada.",
  hasHeroImage: true,
  callToAction: "Abrir cuenta en Indexa Capital",
  verifiedOn: facts.verifiedOn,
  protection: {
    title: "Quién está detrás y dónde está tu dinero",
    entity: "Indexa Capital, gestor automatizado de inversiones (robo-advisor).",
    country: false,
    supervisor: "La CNMV, de España.",
    notCovered: "Las pérdidas de tus inversiones: la promoción rebaja la comisión de gestión, no el riesgo.",
    note: "La cuenta se abre a tu nombre en Cecabank o en Inversis, según la web de Indexa Capital.",
    sources: [{ label: "Web oficial de Indexa Capital", url: "https://indexacapital.com/es/esp/" }],
  },
  deadlines: {
    items: [
      {
        id: "fin-de-la-promocion",
        kind: "ends",
        title: "Termina el año sin comisión de gestión",
        text: `Se acaba el ${facts.fee} de comisión de gestión: mira antes qué tarifa te toca después. Consulta en la web oficial desde qué día se cuenta el año.`,
        after: { months: facts.durationMonths },
      },
    ],
    note: "No conocemos ningún plazo para invertir después de abrir la cuenta: consúltalo en la web oficial.",
  },
  complaints: ["cnmv", "consumo"],
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: ${percent(0)} de comisión de gestión durante un año sobre un máximo de ${euros(15_000)}.`,
      facts: {
        benefit: `Ahorra hasta ${euros(60)}: ${percent(0)} de comisión de gestión un año`,
        requirements: `Abre la cuenta con el enlace e invierte. Inversión mínima recomendada: ${euros(2_000)}.`,
        referralUrl: "https://indexacapital.com/es",
      },
    },
  ],
  eligibility: {
    conditions: [
      newCustomer("Indexa Capital"),
      invitationLink("Indexa Capital", "Abre la cuenta con el enlace"),
      {
        id: "inversion",
        question: `¿Vas a invertir al menos ${facts.minimum}?`,
        name: `Invertir al menos ${facts.minimum}`,
        failure: `${facts.minimum} es la inversión mínima recomendada, y la web de Indexa Capital pide al menos ese importe para fondos de inversión. Además, sin dinero invertido no hay comisión que ahorrar.`,
        said: `invierte. Inversión mínima recomendada: ${facts.minimum}`,
      },
      {
        id: "entidad",
        question: "¿Te vale que la cuenta se abra a tu nombre en Cecabank o en Inversis?",
        name: "Abrir la cuenta en Cecabank o en Inversis",
        failure:
          "Según la web de Indexa Capital, la cuenta se abre a tu nombre en una de esas dos entidades. Si no te vale, esta promoción no es para ti.",
      },
    ],
    remaining: [
      `Desde qué día se cuenta ${facts.duration} sin comisión de gestión.`,
      "Si hay otros costes además de la comisión de gestión.",
      "Qué riesgo tiene lo que vas a invertir: puede perder valor.",
    ],
  },
  value: {
    gain: {
      kind: "share",
      euros: amounts.saving,
      per: amounts.savingBase,
      upTo: amounts.cap,
      most: {
        euros: amounts.saving,
        note: `Es el ahorro de ${facts.savingBase}, y el mayor del que damos una cifra: por eso decimos «hasta ${facts.saving}». Entre ${facts.savingBase} y ${facts.cap} tampoco pagas la comisión de gestión, pero cuánto más ahorras depende de la tarifa.`,
      },
      period: "en un año",
      about: true,
      of: {
        name: "importe",
        label: "Cuánto vas a invertir",
        usual: amounts.savingBase,
        least: {
          euros: amounts.minimum,
          note: `Es menos que la inversión mínima recomendada, ${facts.minimum}: comprueba en la web oficial si se admite.`,
        },
      },
    },
    spend: [],
    blocked: [
      {
        what: "Lo que inviertes",
        euros: "assumed",
        until: `Sigue siendo tuyo, pero puede perder valor. Para ahorrar todo lo que calculamos, tiene que seguir invertido ${facts.duration}.`,
      },
    ],
    assumptions: [
      "Ibas a invertir ese dinero en Indexa Capital de todos modos: el ahorro es la comisión de gestión que no pagas.",
      `Hasta ${facts.savingBase}, el ahorro va en proporción: unos ${facts.saving} por cada ${facts.savingBase}. La parte que pase de ${facts.cap} no ahorra nada.`,
      `La inversión vale lo mismo durante ${facts.duration}.`,
      "Otros costes, si los hay, son los mismos con la invitación y sin ella.",
    ],
  },
  landing: {
    hero: {
      layout: "split",
      title: `${facts.fee} de comisión de gestión durante ${facts.duration} en Indexa Capital`,
      lead: `Abre tu cuenta con una invitación e invierte hasta ${facts.cap} sin comisión de gestión durante ${facts.duration}. Sobre ${facts.savingBase}, el ahorro es de unos ${facts.saving}.`,
      badges: ["Solo nuevos clientes", limit, `Mínimo recomendado: ${facts.minimum}`],
      box: {
        figure: facts.fee,
        lines: [
          `De comisión de gestión durante ${facts.duration}`,
          limit,
          `Unos ${facts.saving} de ahorro sobre ${facts.savingBase}`,
        ],
      },
      imageAlt:
        "Una mujer riega una fila de macetas de altura creciente y toma notas en un cuaderno, ante una ventana en arco.",
    },
    steps: [
      {
        title: "Abre la cuenta con el enlace",
        text: "Regístrate desde el botón de esta página. Sin el enlace, la invitación no cuenta.",
        withoutCode:
          "Pide antes un enlace de invitación a un cliente de Indexa Capital: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.",
      },
      {
        title: `Invierte ${facts.minimum} o más`,
        text: "Es el mínimo recomendado. Para fondos de inversión, la web de Indexa Capital pide al menos ese importe.",
      },
      {
        title: `Durante ${facts.duration}, sin comisión de gestión`,
        text: `La comisión de gestión es del ${facts.fee} sobre un máximo de ${facts.cap}. Consulta en la web oficial desde qué día se cuenta el plazo.`,
      },
    ],
    sections: [],
    faq: [
      {
        question: "¿Qué es el plan amigo de Indexa Capital?",
        answer: `Un programa de invitación para nuevos clientes: si abres la cuenta con la invitación de un cliente, no pagas comisión de gestión durante ${facts.duration} sobre un máximo de ${facts.cap}.`,
      },
      {
        question: "¿Cuánto hay que invertir?",
        answer: `La inversión mínima recomendada es de ${facts.minimum}. La web de Indexa Capital pide al menos ese importe para fondos de inversión.`,
      },
      {
        question: `¿De dónde salen los ${facts.saving} de ahorro?`,
        answer: `Son, de forma aproximada, la comisión de gestión que dejas de pagar en ${facts.duration} con ${facts.savingBase} invertidos: por eso decimos «hasta ${facts.saving}». Con menos dinero, el ahorro es menor. La promoción llega hasta ${facts.cap}, pero para más de ${facts.savingBase} no damos una cifra exacta: depende de la tarifa, que puedes consultar en la web oficial.`,
      },
      {
        question: "¿Qué queda fuera de la promoción?",
        answer: `La parte de la inversión que supere ${facts.cap} y el tiempo posterior a ${facts.duration}. Además, la promoción se refiere solo a la comisión de gestión: consulta en la web oficial si hay otros costes.`,
      },
      {
        question: "¿Dónde está mi dinero?",
        answer:
          "En una cuenta a tu nombre, en Cecabank o en Inversis. Indexa Capital gestiona la inversión, bajo la supervisión de la CNMV.",
      },
      {
        question: "¿Puedo perder dinero?",
        answer:
          "Sí. Invertir conlleva riesgo de pérdida y rentabilidades pasadas no garantizan rentabilidades futuras. No pagar comisión de gestión no evita las pérdidas.",
      },
    ],
  },
};
