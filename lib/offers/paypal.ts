import { siPaypal } from "simple-icons";
import { count, decimal, euros } from "@/lib/format";
import type { OfferFile } from "./offer";

const facts = {
  /** Euros for the new customer, and as many for whoever invites. */
  bonus: euros(10),
  minimumPurchase: euros(5),
  window: count(30, "día", "días"),
  minutes: 30,
  activeUsers: `${decimal(400)} millones`,
};

const benefit = `${facts.bonus} de regalo`;

export const paypal: OfferFile = {
  id: "paypal",
  brand: "PayPal",
  benefit,
  shortBenefit: benefit,
  description: `Abre tu cuenta con una invitación y haz tu primera compra: ${facts.bonus} para ti y ${facts.bonus} para quien te invita.`,
  requirements: `Regístrate con el enlace, vincula una tarjeta o cuenta y compra por al menos ${facts.minimumPurchase} en ${facts.window}.`,
  referralUrl: "https://www.paypal.com/es/",
  officialUrl: "https://www.paypal.com/es/",
  sourceUrl: "https://www.paypal.com/es/",
  color: "#0070e0",
  logo: { path: siPaypal.path },
  enabled: true,
  weight: 2,
  category: "finanzas",
  seoTitle: `PayPal: ${facts.bonus} de regalo por tu primera compra`,
  seoDescription: `Qué da el plan amigo de PayPal, qué tienes que hacer y en cuánto tiempo: compra de ${facts.minimumPurchase} en ${facts.window}.`,
  hasHeroImage: false,
  callToAction: "Crear cuenta PayPal",
  verifiedOn: "2025-09-25",
  validFrom: "2025-01-01",
  minutes: facts.minutes,
  history: [
    {
      date: "2025-09-25",
      summary: `Primera publicación: ${benefit} con una compra de ${facts.minimumPurchase}.`,
    },
  ],
  landing: {
    hero: {
      layout: "split",
      eyebrow: "Promoción activa",
      title: `Abre tu cuenta PayPal y llévate ${facts.bonus}`,
      lead: `Regístrate con invitación, vincula una tarjeta o cuenta bancaria y haz una primera compra de al menos ${facts.minimumPurchase} en los ${facts.window} siguientes.`,
      badges: ["Solo nuevos clientes", "España", "Cuenta personal"],
      alternatives: "¿No te encaja? Mira también",
      box: {
        figure: facts.bonus,
        lines: ["De regalo para ti", `Compra mínima de ${facts.minimumPurchase}`, `Plazo de ${facts.window}`],
      },
      imageAlt: "Un sobre abierto del que sale un billete hacia un teléfono.",
    },
    steps: {
      title: "Cómo funciona",
      items: [
        {
          title: "Regístrate con el enlace",
          text: "Abre la cuenta desde el botón de esta página. Si entras por otro camino, la invitación no cuenta.",
        },
        {
          title: "Vincula una tarjeta o cuenta",
          text: "Añade una tarjeta o una cuenta bancaria a tu nombre para poder pagar.",
        },
        {
          title: "Haz tu primera compra",
          text: `Paga con PayPal al menos ${facts.minimumPurchase} en los ${facts.window} siguientes al registro.`,
        },
      ],
    },
    sections: [
      {
        kind: "reasons",
        title: "Por qué elegir PayPal",
        points: [
          {
            title: "Protección al comprar y al vender",
            text: "Si un artículo no llega o es muy distinto de lo descrito, la protección del comprador cubre el precio y el envío original. No cubre el coste de devolverlo.",
          },
          {
            title: "Pagos desde el móvil",
            text: "Pagas y envías dinero desde la aplicación, sin dar los datos de tu tarjeta en cada tienda.",
          },
          {
            title: `Más de ${facts.activeUsers} de usuarios activos`,
            text: "La aceptan muchas tiendas en línea, en España y en otros países.",
          },
        ],
      },
    ],
    faq: [
      {
        question: "¿Qué es el plan amigo de PayPal?",
        answer: `Un programa de invitación: un cliente comparte su enlace y, cuando alguien nuevo abre una cuenta con él y cumple las condiciones, los dos reciben ${facts.bonus}.`,
      },
      {
        question: "¿Qué requisitos tiene?",
        answer: `Ser nuevo cliente en España, registrarte con el enlace, vincular una tarjeta o cuenta y comprar por al menos ${facts.minimumPurchase} en ${facts.window}. Las condiciones completas están en la web oficial.`,
      },
      {
        question: "¿Cuánto tarda en llegar el regalo?",
        answer:
          "PayPal lo abona cuando comprueba que la compra cumple las condiciones. El plazo depende de la edición del programa: consúltalo en la web oficial.",
      },
      {
        question: "¿Es seguro?",
        answer:
          "PayPal es una entidad de crédito de Luxemburgo, supervisada por la CSSF. El saldo de una cuenta personal es dinero electrónico, no un depósito.",
      },
      {
        question: "¿Tiene algún coste?",
        answer:
          "Este comparador no te cobra nada y usar la invitación no encarece la cuenta. Las tarifas de PayPal, por ejemplo por cambiar de moneda, están en su web oficial.",
      },
    ],
    finePrint: [
      "Válido para nuevos clientes en España.",
      `Compra mínima de ${facts.minimumPurchase} en los ${facts.window} siguientes al registro.`,
      "Las condiciones pueden variar según la edición del programa.",
      "PayPal puede cambiar o retirar la promoción en cualquier momento.",
    ],
  },
};
