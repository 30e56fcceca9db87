import { siN26 } from "simple-icons";
import { euros } from "@/lib/format";
import type { OfferFile } from "./offer";

const facts = {
  /** Euros for the new customer, with the first purchase. */
  bonus: euros(10),
  guarantee: euros(100_000),
  /** The branch's number at Banco de España: a name, not an amount. */
  bankCode: "1563",
};

const benefit = "Cuenta sin comisiones y bono de invitación";
const entity = `La entidad es N26 Bank SE, Sucursal en España, con el número ${facts.bankCode} del Banco de España.`;
const guarantee = `La garantía de depósitos es la alemana, hasta ${facts.guarantee} por persona y banco.`;

export const n26: OfferFile = {
  id: "n26",
  brand: "N26",
  benefit,
  shortBenefit: `${facts.bonus} con primera compra`,
  description: `Una cuenta sin comisiones y, si la abres con una invitación, un bono de ${facts.bonus} con tu primera compra.`,
  requirements: "Abre la cuenta con el enlace y haz la operación mínima: una primera compra.",
  referralUrl: "https://n26.com/es-es",
  officialUrl: "https://n26.com/es-es",
  sourceUrl: "https://n26.com/es-es",
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
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: cuenta sin comisiones y bono de ${euros(10)} con la primera compra.`,
    },
  ],
  landing: {
    hero: {
      layout: "split",
      eyebrow: "Plan amigo de N26",
      title: `Cuenta N26 sin comisiones y ${facts.bonus} con tu primera compra`,
      lead: "Abre la cuenta con una invitación y haz una primera compra para recibir el bono. Antes, comprueba si hay importe mínimo y plazo.",
      badges: ["Solo nuevos clientes", "IBAN español"],
      box: { figure: facts.bonus, lines: ["Con primera compra", "Cuenta sin comisiones"] },
      imageAlt:
        "Una mano deja una tarjeta junto a un móvil, unas llaves y un café en la mesa redonda de una terraza.",
    },
    steps: {
      title: "Cómo funciona",
      items: [
        {
          title: "Abre la cuenta con el enlace",
          text: "Regístrate desde el botón de esta página. Si abres la cuenta sin usar el enlace, la invitación no cuenta.",
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
    },
    sections: [
      {
        kind: "trust",
        title: "Quién está detrás",
        points: [
          { title: "Sucursal en España", text: `${entity} La cuenta tiene IBAN español.` },
          {
            title: "Garantía de depósitos alemana",
            text: guarantee,
          },
        ],
      },
    ],
    faq: [
      {
        question: "¿Qué es el plan amigo de N26?",
        answer: `Un programa de invitación: abres una cuenta sin comisiones con el enlace, haces una operación mínima y recibes un bono. Es de ${facts.bonus} con tu primera compra.`,
      },
      {
        question: "¿Qué requisitos tiene la promoción?",
        answer:
          "Ser nuevo cliente, abrir la cuenta con el enlace y hacer una primera compra. Para saber si hay importe mínimo y plazo, consulta la web oficial.",
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
      `El bono de ${facts.bonus} exige abrir la cuenta con el enlace y hacer una primera compra.`,
      "La promoción y sus condiciones pueden cambiar: consúltalas en la web oficial antes de registrarte.",
    ],
  },
};
