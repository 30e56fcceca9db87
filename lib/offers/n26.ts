import { siN26 } from "simple-icons";
import { euros } from "../format/format";
import { invitationLink, newBankCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const amounts = { bonus: 10 };

const facts = {
  /** Euros for the new customer, with the first purchase. */
  bonus: euros(amounts.bonus),
  guarantee: euros(100_000),
  /** The branch's number at Banco de España: a name, not an amount. */
  bankCode: "1563",
};

const entity = `La entidad es N26 Bank SE, Sucursal en España, con el número ${facts.bankCode} del Banco de España.`;
const guarantee = `La garantía de depósitos es la alemana, hasta ${facts.guarantee} por persona y banco.`;

export const n26: OfferFile = {
  id: "n26",
  brand: "N26",
  benefit: "Cuenta sin comisiones y bono de invitación",
  shortBenefit: `${facts.bonus} con primera compra`,
  description: `Una cuenta sin comisiones y, si la abres con una invitación, un bono de ${facts.bonus} con tu primera compra.`,
  requirements: "Abre la cuenta con el enlace y haz la operación mínima: una primera compra.",
  condition: "Con una primera compra",
  referralUrl: "https://n26.com/es-es",
  officialUrl: "https://n26.com/es-es",
  color: "#2d8f7c",
  logo: { path: siN26.path },
  enabled: false,
  weight: 4,
  category: "finanzas",
  seoTitle: `N26: cuenta sin comisiones y ${facts.bonus} con tu primera compra`,
  seoDescription: `Plan amigo de N26: bono de ${facts.bonus} con tu primera compra, requisitos, pasos y garantía de depósitos de la cuenta.`,
  hasHeroImage: true,
  callToAction: "Abrir cuenta en N26",
  verifiedOn: "2025-09",
  protection: {
    title: "Quién está detrás y qué cubre la garantía",
    entity: `N26 Bank SE, Sucursal en España, con el número ${facts.bankCode} del Banco de España. La cuenta tiene IBAN español.`,
    country: false,
    guarantee: `La garantía de depósitos alemana, hasta ${facts.guarantee} por persona y banco.`,
    sources: [{ label: "Web oficial de N26", url: "https://n26.com/es-es" }],
  },
  deadlines: {
    items: [],
    note: "No conocemos ningún plazo en esta promoción, ni para hacer la primera compra ni para recibir el bono. Compruébalo en la web oficial antes de abrir la cuenta.",
  },
  complaints: ["banco-de-espana", "consumo"],
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: cuenta sin comisiones y bono de ${euros(10)} con la primera compra.`,
      facts: {
        benefit: "Cuenta sin comisiones y bono de invitación",
        requirements: "Abre la cuenta con el enlace y haz la operación mínima: una primera compra.",
        referralUrl: "https://n26.com/es-es",
      },
    },
  ],
  eligibility: {
    conditions: [
      newBankCustomer("N26"),
      {
        id: "importe-y-plazo",
        question: "¿Has comprobado si la primera compra tiene importe mínimo y plazo?",
        name: "Comprobar el importe mínimo y el plazo",
        failure:
          "No sabemos si la primera compra tiene un importe mínimo o un plazo: consúltalo en la web oficial antes de abrir la cuenta.",
      },
      invitationLink("N26", "Abre la cuenta con el enlace"),
      {
        id: "compra",
        question: "¿Vas a hacer una primera compra?",
        name: "Hacer una primera compra",
        failure: `Es la operación mínima que pide la promoción. La cuenta sigue siendo sin comisiones, pero no recibirías los ${facts.bonus}.`,
        said: "haz la operación mínima: una primera compra",
      },
    ],
    remaining: [
      "Si la primera compra tiene un importe mínimo y un plazo.",
      "Cuándo se abona el bono: no tenemos un plazo confirmado.",
    ],
  },
  value: {
    gain: { kind: "amount", euros: amounts.bonus },
    spend: [{ what: "Una primera compra: no sabemos si tiene un importe mínimo" }],
    blocked: [
      {
        what: "Lo que pida la cuenta",
        until: "No nos consta que haya que dejar dinero: compruébalo en la web oficial.",
      },
    ],
    assumptions: [
      "La cuenta es sin comisiones, según la promoción: consulta en la web oficial las tarifas de cada servicio.",
    ],
  },
  landing: {
    hero: {
      layout: "split",
      title: `Cuenta N26 sin comisiones y ${facts.bonus} con tu primera compra`,
      lead: "Abre la cuenta con una invitación y haz una primera compra para recibir el bono. Antes, comprueba si hay importe mínimo y plazo.",
      badges: ["Solo nuevos clientes", "IBAN español"],
      box: { figure: facts.bonus, lines: ["Con primera compra", "Cuenta sin comisiones"] },
      imageAlt:
        "Una mano deja una tarjeta junto a un móvil, unas llaves y un café en la mesa redonda de una terraza.",
    },
    steps: [
      {
        title: "Abre la cuenta con el enlace",
        text: "Regístrate desde el botón de esta página. Si abres la cuenta sin usar el enlace, la invitación no cuenta.",
        withoutCode:
          "Pide antes un enlace de invitación a un cliente de N26: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.",
      },
      {
        title: "Haz una primera compra",
        text: "Es la operación mínima que pide la promoción. Comprueba antes qué compras son válidas.",
      },
      {
        title: "Recibe el bono",
        text: `El bono es de ${facts.bonus}. No tenemos un plazo de abono confirmado.`,
      },
    ],
    sections: [],
    faq: [
      {
        question: "¿Qué es el plan amigo de N26?",
        answer: `Un programa de invitación: abres una cuenta sin comisiones con el enlace de un cliente, haces una operación mínima y recibes un bono. Es de ${facts.bonus} con tu primera compra.`,
      },
      {
        question: "¿Qué requisitos tiene la promoción?",
        answer:
          "Ser nuevo cliente, abrir la cuenta con un enlace de invitación y hacer una primera compra. Para saber si hay importe mínimo y plazo, consulta la web oficial.",
      },
      {
        question: "¿Cuánto tarda en llegar el bono?",
        answer:
          "No lo tenemos confirmado. Si la web oficial no lo indica, pregunta a N26 antes de abrir la cuenta.",
      },
      {
        question: "¿Tiene comisiones la cuenta?",
        answer:
          "La promoción corresponde a una cuenta sin comisiones. Consulta en la web oficial qué incluye y las tarifas de cada servicio.",
      },
      {
        question: "¿Qué garantía tiene el dinero?",
        answer: `${entity} ${guarantee} Consulta en la web oficial qué cubre y qué no.`,
      },
    ],
    finePrint: [
      "Válido para nuevos clientes.",
      `El bono de ${facts.bonus} exige abrir la cuenta con un enlace de invitación y hacer una primera compra.`,
      "La promoción y sus condiciones pueden cambiar: consúltalas en la web oficial antes de registrarte.",
    ],
  },
};
