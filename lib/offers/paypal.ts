import { siPaypal } from "simple-icons";
import { longDate } from "../format/dates";
import { count, decimal, euros } from "../format/format";
import { invitationLink, newBankCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const amounts = { bonus: 10, minimumPurchase: 5, windowDays: 30 };

const facts = {
  /** Euros for the new customer, and as many for whoever invites. */
  bonus: euros(amounts.bonus),
  minimumPurchase: euros(amounts.minimumPurchase),
  window: count(amounts.windowDays, "día", "días"),
  minutes: 30,
  activeUsers: `${decimal(400)} millones`,
  verifiedOn: "2025-09-25",
  /** What the Spanish terms of 2023 asked besides; the current ones are not known. */
  earlierEdition: { year: "2023", age: count(18, "año", "años"), friends: count(10, "amigo", "amigos") },
};

export const paypal: OfferFile = {
  id: "paypal",
  brand: "PayPal",
  benefit: `${facts.bonus} de regalo`,
  description: `Abre tu cuenta con una invitación y haz tu primera compra: ${facts.bonus} para ti y ${facts.bonus} para quien te invita.`,
  requirements: `Regístrate con el enlace, vincula una tarjeta o cuenta y compra por al menos ${facts.minimumPurchase} en ${facts.window}.`,
  condition: `Compra de ${facts.minimumPurchase} o más en ${facts.window}`,
  referralUrl: "https://www.paypal.com/es/",
  officialUrl: "https://www.paypal.com/es/",
  color: "#0070e0",
  logo: { path: siPaypal.path },
  enabled: true,
  weight: 2,
  category: "finanzas",
  seoTitle: `PayPal: ${facts.bonus} de regalo por tu primera compra`,
  seoDescription: `Qué da el plan amigo de PayPal, qué tienes que hacer y en cuánto tiempo: compra de al menos ${facts.minimumPurchase} en ${facts.window}.`,
  hasHeroImage: true,
  callToAction: "Crear cuenta PayPal",
  verifiedOn: facts.verifiedOn,
  validFrom: "2025-01-01",
  region: "ES",
  minutes: facts.minutes,
  referrerBenefit: `${facts.bonus} por cada invitación válida, con un máximo de ${facts.earlierEdition.friends} en la edición de ${facts.earlierEdition.year}`,
  protection: {
    title: "Quién está detrás y qué te protege",
    entity: "PayPal, entidad de crédito de Luxemburgo.",
    country: "Luxemburgo.",
    supervisor: "La CSSF, de Luxemburgo.",
    notCovered: "El envío de devolución: según la web de PayPal, la protección del comprador no lo cubre.",
    note: "El saldo de una cuenta personal es dinero electrónico.",
    sources: [
      {
        label: "PayPal: protección del comprador",
        url: "https://www.paypal.com/es/webapps/mpp/ua/buyer-protection",
      },
    ],
  },
  deadlines: {
    items: [
      {
        id: "primera-compra",
        kind: "before",
        title: `Haz tu primera compra de al menos ${facts.minimumPurchase}`,
        text: `Vincula antes una tarjeta o cuenta y paga con PayPal. Contamos los ${facts.window} desde el alta: comprueba en la web oficial que es así. Mejor no esperar al último día.`,
        after: { days: amounts.windowDays },
      },
    ],
    note: "No tenemos un plazo de abono confirmado. Antes de registrarte, mira si las condiciones lo indican.",
  },
  complaints: ["banco-de-espana", "consumo"],
  history: [
    {
      date: "2025-09-25",
      summary: `Primera publicación: ${euros(10)} de regalo con una compra de al menos ${euros(5)}.`,
      facts: {
        benefit: `${euros(10)} de regalo`,
        requirements: `Regístrate con el enlace, vincula una tarjeta o cuenta y compra por al menos ${euros(5)} en ${count(30, "día", "días")}.`,
        referralUrl: "https://www.paypal.com/es/",
      },
    },
  ],
  eligibility: {
    conditions: [
      newBankCustomer("PayPal"),
      {
        id: "espana",
        question: "¿Vas a abrir la cuenta en España?",
        name: "Abrir la cuenta en España",
        failure:
          "La promoción es para nuevos clientes en España. Con una cuenta de otro país no la tendrías.",
      },
      invitationLink("PayPal", "Regístrate con el enlace"),
      {
        id: "tarjeta",
        question: "¿Puedes vincular una tarjeta o una cuenta bancaria?",
        name: "Vincular una tarjeta o cuenta",
        failure: "Sin una tarjeta o una cuenta bancaria vinculada no se cumplen los requisitos.",
        said: "vincula una tarjeta o cuenta",
      },
      {
        id: "compra",
        question: `¿Vas a hacer una compra de al menos ${facts.minimumPurchase} en ${facts.window}?`,
        name: `Comprar por al menos ${facts.minimumPurchase} en ${facts.window}`,
        failure: `Una compra menor, o pasados los ${facts.window}, no cumple los requisitos. Completar los pasos tarde es, según la OCU, uno de los motivos más frecuentes de que el beneficio no llegue.`,
        said: `compra por al menos ${facts.minimumPurchase} en ${facts.window}`,
      },
    ],
    remaining: [
      `La edad y la residencia que piden las condiciones actuales: la edición de ${facts.earlierEdition.year} pedía al menos ${facts.earlierEdition.age} y residir en España.`,
      "Cuándo se abona el regalo: no tenemos un plazo confirmado.",
      "Si la promoción sigue activa: puede cambiar.",
    ],
  },
  value: {
    gain: { kind: "amount", euros: amounts.bonus },
    spend: [{ what: `Una compra de al menos ${facts.minimumPurchase}`, euros: amounts.minimumPurchase }],
    blocked: [],
    assumptions: [
      `Compras por el mínimo, ${facts.minimumPurchase}. Si compras por más, el regalo es el mismo.`,
      "La compra no tiene más costes, como envío o cambio de divisa.",
    ],
  },
  landing: {
    hero: {
      layout: "split",
      title: `${facts.bonus} de regalo por tu primera compra con PayPal`,
      lead: `Regístrate con una invitación, vincula una tarjeta o cuenta bancaria y haz una primera compra de al menos ${facts.minimumPurchase} en ${facts.window}.`,
      badges: [
        `Promoción activa a ${longDate(facts.verifiedOn)}`,
        "Nuevos clientes en España",
        `${facts.bonus} también para quien invita`,
      ],
      alternatives: "¿No te encaja? Mira también",
      box: {
        figure: facts.bonus,
        lines: ["De regalo", `Compra mínima de ${facts.minimumPurchase}`, `Plazo de ${facts.window}`],
      },
      imageAlt:
        "Una mano paga con un móvil que muestra un escudo, en el mostrador de una tienda donde otra mano entrega un paquete.",
    },
    steps: [
      {
        title: "Regístrate con el enlace",
        text: "Abre la cuenta desde el botón de esta página. Si te registras sin usar el enlace, la invitación no cuenta.",
        withoutCode:
          "Pide antes un enlace de invitación a un cliente de PayPal: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.",
      },
      {
        title: "Vincula una tarjeta o cuenta",
        text: "Añade a tu cuenta PayPal una tarjeta o una cuenta bancaria.",
      },
      {
        title: "Haz tu primera compra",
        text: `Paga con PayPal una compra de al menos ${facts.minimumPurchase} en ${facts.window}.`,
      },
    ],
    sections: [
      {
        kind: "reasons",
        title: "Por qué elegir PayPal",
        points: [
          {
            title: "Protección del comprador y del vendedor",
            text: "PayPal ofrece las dos, con condiciones. Según su web, si un artículo no llega o es muy distinto de lo descrito, la del comprador cubre el precio y el envío original, pero no el envío de devolución.",
          },
          { title: "Pagos desde el móvil", text: "También puedes pagar con PayPal desde el móvil." },
          {
            title: `Más de ${facts.activeUsers} de usuarios activos`,
            text: "Es la cifra de todo PayPal, no la de quienes participan en esta promoción.",
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
        question: "¿Qué requisitos tiene la promoción?",
        answer: `Ser nuevo cliente en España, registrarte con un enlace de invitación, vincular una tarjeta o cuenta y comprar por al menos ${facts.minimumPurchase} en ${facts.window}. La edición española de ${facts.earlierEdition.year} pedía además tener al menos ${facts.earlierEdition.age} y residir en España, y permitía invitar a ${facts.earlierEdition.friends} como máximo. Consulta las condiciones actuales en la web oficial.`,
      },
      {
        question: "¿Cuánto tarda en llegar el regalo?",
        answer: `No tenemos un plazo de abono confirmado: los ${facts.window} son para hacer la compra. Antes de registrarte, mira si las condiciones lo indican.`,
      },
      {
        question: "¿Es seguro PayPal?",
        answer:
          "PayPal es una entidad de crédito de Luxemburgo, supervisada por la CSSF. El saldo de una cuenta personal es dinero electrónico. Antes de comprar o vender, consulta en la web oficial qué cubre la protección del comprador y del vendedor.",
      },
      {
        question: "¿Tiene algún coste participar?",
        answer: `Usar la invitación no cambia tu coste. El gasto que pide la promoción es una compra de al menos ${facts.minimumPurchase}. Consulta las tarifas de PayPal en la web oficial.`,
      },
    ],
    finePrint: [
      "Válido para nuevos clientes en España.",
      `Compra mínima de ${facts.minimumPurchase} en ${facts.window}.`,
      "Las condiciones pueden variar.",
      "La promoción puede cambiar: consulta las condiciones en la web oficial antes de registrarte.",
    ],
  },
};
