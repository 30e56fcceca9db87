import { siRevolut } from "simple-icons";
import { count, decimal, euros } from "../format/format";
import { invitationLink, newBankCustomer } from "./conditions";
import type { OfferFile } from "./offer";

/** Days that campaigns usually give, at least and at most. */
const windowDays = { least: 30, most: 90 };

const facts = {
  shortestWindow: decimal(windowDays.least),
  longestWindow: count(windowDays.most, "día", "días"),
  /** Most people that one customer may invite in a campaign. */
  invitees: count(5, "persona", "personas"),
  guarantee: euros(100_000),
  /** The branch's number at Banco de España: a name, not an amount. */
  bankCode: "1583",
};

/** What Revolut itself says of its invitations. */
const helpUrl = "https://help.revolut.com/es-ES/help/referrals/i-didnt-get-a-referral-reward-why";
const usualWindow = `de ${facts.shortestWindow} a ${facts.longestWindow}`;
const entity = `Revolut Bank UAB tiene una sucursal en España, con el número ${facts.bankCode} del Banco de España.`;
const guarantee = `El seguro de depósitos es el de Lituania, hasta ${facts.guarantee} por persona y banco.`;

export const revolut: OfferFile = {
  id: "revolut",
  brand: "Revolut",
  benefit: "Bono de invitación según la campaña",
  shortBenefit: "Depende de la campaña",
  description:
    "El bono de invitación de Revolut depende de la campaña. Algunas campañas premian solo a quien invita.",
  requirements: `Regístrate con el enlace y completa los pasos de la campaña en plazo, normalmente ${usualWindow}.`,
  condition: "Según la campaña y en plazo",
  referralUrl: "https://www.revolut.com/es-ES/",
  officialUrl: "https://www.revolut.com/es-ES/",
  sourceUrl: helpUrl,
  color: "#191c1f",
  logo: { path: siRevolut.path },
  enabled: false,
  weight: 7,
  category: "finanzas",
  seoTitle: "Revolut: cómo funciona el bono de invitación",
  seoDescription: `Plan amigo de Revolut: el bono depende de la campaña. Quién lo recibe, plazo habitual ${usualWindow} y por qué puede no llegar.`,
  hasHeroImage: true,
  callToAction: "Abrir cuenta en Revolut",
  verifiedOn: "2025-09",
  protection: {
    title: "Quién está detrás y qué cubre el seguro",
    entity: `Revolut Bank UAB, con una sucursal en España, número ${facts.bankCode} del Banco de España.`,
    country: false,
    guarantee: `El seguro de depósitos de Lituania, hasta ${facts.guarantee} por persona y banco.`,
    sources: [{ label: "Web oficial de Revolut", url: "https://www.revolut.com/es-ES/" }],
  },
  deadlines: {
    items: [
      {
        id: "plazo-mas-corto",
        kind: "before",
        title: `Completa los pasos si tu plazo es de ${count(windowDays.least, "día", "días")}`,
        text: "Es el plazo habitual más corto. Si no sabes cuál es el de tu campaña, guíate por este.",
        after: { days: windowDays.least },
      },
      {
        id: "plazo-mas-largo",
        kind: "before",
        title: `Completa los pasos si tu plazo es de ${facts.longestWindow}`,
        text: "Es el plazo habitual más largo. Consulta la fecha concreta en las condiciones de la campaña.",
        after: { days: windowDays.most },
      },
    ],
    note: "El plazo depende de la campaña: el que vale es el de sus condiciones. No tenemos un plazo de abono confirmado.",
  },
  complaints: ["banco-de-espana", "consumo"],
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: bono de invitación según la campaña, con un plazo habitual de 30 a ${count(90, "día", "días")}.`,
      facts: {
        benefit: "Bono de invitación según la campaña",
        requirements: `Regístrate con el enlace y completa los pasos de la campaña en plazo, normalmente de 30 a ${count(90, "día", "días")}.`,
        referralUrl: "https://www.revolut.com/es-ES/",
      },
    },
  ],
  eligibility: {
    conditions: [
      newBankCustomer("Revolut"),
      {
        id: "campana",
        question: "¿Premia la campaña a la persona invitada?",
        name: "Que la campaña premie a la persona invitada",
        failure:
          "Algunas campañas premian solo a quien invita. Antes de registrarte, mira en sus condiciones a quién premia.",
      },
      invitationLink("Revolut", "Regístrate con el enlace"),
      {
        id: "plazo",
        question: `¿Vas a completar los pasos de la campaña en plazo, normalmente ${usualWindow}?`,
        name: "Completar los pasos en plazo",
        failure:
          "Según la ayuda de Revolut y la OCU, completar los pasos tarde o tener pagos sin completar son motivos frecuentes de que el bono no llegue.",
        said: `completa los pasos de la campaña en plazo, normalmente ${usualWindow}`,
      },
    ],
    remaining: [
      "Qué pasos pide la campaña y en qué fecha termina el plazo.",
      `Si quien te invita no ha llegado al máximo de ${facts.invitees} por campaña.`,
    ],
  },
  value: {
    gain: {
      kind: "unknown",
      why: "El bono depende de la campaña, y algunas premian solo a quien invita.",
    },
    spend: [{ what: "Lo que cuesten los pasos que pida la campaña" }],
    blocked: [
      {
        what: "Lo que la campaña pida ingresar",
        until: "Consulta en sus condiciones si pide dejar dinero y hasta cuándo.",
      },
    ],
    assumptions: ["Cumples los pasos de la campaña en plazo."],
  },
  landing: {
    hero: {
      layout: "split",
      title: "Revolut: un bono de invitación que depende de la campaña",
      lead: `Regístrate con una invitación y completa los pasos de la campaña en plazo, normalmente ${usualWindow}. Antes, comprueba a quién premia: en algunas, solo a quien invita.`,
      badges: ["Solo nuevos clientes", "Sucursal en España"],
      box: {
        figure: `${facts.shortestWindow}-${facts.longestWindow}`,
        lines: ["Plazo habitual", "Bono según la campaña"],
      },
      imageAlt:
        "Dos amigos sentados a la mesa: ella le da a él un sobre con una invitación, ante un calendario con un día marcado.",
    },
    steps: [
      {
        title: "Comprueba la campaña",
        text: "Mira qué pasos pide, en qué plazo y a quién premia. Algunas campañas premian solo a quien invita.",
      },
      {
        title: "Regístrate con el enlace",
        text: "Abre la cuenta desde el botón de esta página. Si ya eres cliente o no usas el enlace, la invitación no cuenta.",
        withoutCode:
          "Pide antes un enlace de invitación a un cliente de Revolut: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.",
      },
      {
        title: "Completa los pasos en plazo",
        text: `El plazo suele ser ${usualWindow}. Si completas los pasos tarde, el bono puede no llegar.`,
      },
    ],
    sections: [
      {
        kind: "official-link",
        title: "Condiciones y ayuda de Revolut",
        text: "Cada campaña fija a quién premia, qué pasos pide y en qué plazo: busca sus condiciones en la web oficial antes de registrarte. La ayuda de Revolut explica por qué puede no llegar la recompensa.",
        label: "Ayuda de Revolut: por qué no has recibido la recompensa",
        url: helpUrl,
      },
    ],
    faq: [
      {
        question: "¿Qué es el plan amigo de Revolut?",
        answer:
          "Un programa de invitación por campañas: un cliente comparte su enlace y alguien nuevo abre una cuenta con él y completa los pasos. El bono depende de la campaña.",
      },
      {
        question: "¿Recibes un bono si te invitan?",
        answer:
          "Depende de la campaña: algunas premian solo a quien invita. Consulta las condiciones en la web oficial antes de registrarte.",
      },
      {
        question: "¿Qué plazo hay para completar los pasos?",
        answer: `Normalmente, ${usualWindow}. Consulta la fecha concreta en las condiciones de la campaña.`,
      },
      {
        question: "¿A cuántas personas se puede invitar?",
        answer: `Un cliente puede invitar a ${facts.invitees} como máximo en cada campaña.`,
      },
      {
        question: "¿Por qué puede no llegar el bono?",
        answer:
          "Según la ayuda de Revolut y la OCU, los motivos más frecuentes son que la persona invitada ya es cliente, no ha usado el enlace, ha completado los pasos tarde o tiene pagos sin completar.",
      },
      {
        question: "¿Qué garantía tiene el dinero?",
        answer: `${entity} ${guarantee} Consulta en la web oficial qué cubre y qué no.`,
      },
    ],
    finePrint: [
      "Válido para nuevos clientes.",
      "El bono depende de la campaña. Algunas campañas premian solo a quien invita.",
      `El plazo suele ser ${usualWindow}.`,
      "La promoción y sus condiciones pueden cambiar: consúltalas en la web oficial antes de registrarte.",
    ],
  },
};
