import { count, euros } from "../format/format";
import { site } from "../config/site";
import { invitationLink, newBankCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const amounts = { deposit: 100, paymentHours: 48 };

const facts = {
  brand: site.brandName,
  bonus: euros(site.bonusAmount),
  deposit: euros(amounts.deposit),
  trades: count(3, "operación", "operaciones"),
  /** About how much each of them is. */
  trade: euros(1),
  /** How long the gift usually takes. */
  payment: `24-${count(amounts.paymentHours, "hora", "horas")}`,
  /** Per person and bank: the guarantee of the bank that holds the cash. */
  guarantee: euros(100_000),
  verifiedOn: "2025-09",
};

const benefit = `${facts.bonus} de regalo`;
const trades = `${facts.trades} de alrededor de ${facts.trade} cada una`;

export const tradeRepublic: OfferFile = {
  id: "trade-republic",
  brand: facts.brand,
  benefit,
  description: `Abre tu primera cuenta en ${facts.brand} con una invitación y cumple los requisitos: el regalo, de ${facts.bonus}, suele llegar en ${facts.payment}.`,
  requirements: `Regístrate con el enlace, haz un depósito inicial de ${facts.deposit} y completa ${trades}.`,
  condition: `Depósito de ${facts.deposit} y ${facts.trades}`,
  referralUrl: "https://traderepublic.com/es-es",
  officialUrl: "https://traderepublic.com/es-es",
  logo: { monogram: "TR" },
  color: "#111111",
  enabled: true,
  weight: 1,
  category: "finanzas",
  risk: "investment",
  seoTitle: `${facts.brand}: ${benefit} y qué te piden`,
  seoDescription: `Plan amigo de ${facts.brand}: depósito inicial de ${facts.deposit} y ${facts.trades} para recibir ${facts.bonus}. Cuánto tarda y qué cubre la garantía.`,
  hasHeroImage: true,
  callToAction: `Abrir cuenta en ${facts.brand}`,
  verifiedOn: facts.verifiedOn,
  protection: {
    title: "Quién está detrás y qué cubre la garantía",
    entity: `${facts.brand}, banco con licencia en Alemania.`,
    country: "Alemania.",
    supervisor: "La BaFin, de Alemania.",
    guarantee: `Fondo de garantía de hasta ${facts.guarantee} por persona y banco: es el del banco asociado que guarda tu efectivo, según el sistema de su país.`,
    notCovered: "Las pérdidas de tus inversiones.",
    note: "Antes de ingresar dinero, consulta en la web oficial en qué banco se depositará y qué país lo garantiza.",
    sources: [
      {
        label: "Finanztip: garantía de depósitos (en alemán)",
        url: "https://www.finanztip.de/wertpapierdepot/trade-republic-einlagensicherung/",
      },
    ],
  },
  deadlines: {
    items: [
      {
        id: "regalo",
        kind: "expected",
        title: "Comprueba si ha llegado el regalo",
        text: `Suele llegar en ${facts.payment}. La fecha supone que cumples los requisitos el mismo día del alta: si tardas más, será más tarde. Consulta en la web oficial desde cuándo se cuentan.`,
        after: { days: amounts.paymentHours / 24 },
      },
    ],
    note: "No conocemos ningún plazo para hacer el depósito y las operaciones: consúltalo en la web oficial.",
  },
  complaints: ["banco-de-espana", "cnmv", "consumo"],
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: ${euros(10)} de regalo con un depósito inicial de ${euros(100)} y ${count(3, "operación", "operaciones")}.`,
      facts: {
        benefit: `${euros(10)} de regalo`,
        requirements: `Regístrate con el enlace, haz un depósito inicial de ${euros(100)} y completa ${count(3, "operación", "operaciones")} de alrededor de ${euros(1)} cada una.`,
        referralUrl: "https://traderepublic.com/es-es",
      },
    },
  ],
  eligibility: {
    conditions: [
      newBankCustomer(facts.brand, "Según las bases, nuevo es quien nunca ha terminado de abrir una cuenta."),
      invitationLink(facts.brand, "Regístrate con el enlace"),
      {
        id: "deposito",
        question: `¿Puedes hacer un depósito inicial de ${facts.deposit}?`,
        name: `Hacer un depósito inicial de ${facts.deposit}`,
        failure: `Sin un depósito inicial de ${facts.deposit} no se cumplen los requisitos. El dinero sigue siendo tuyo, pero tienes que poder ingresarlo.`,
        said: `haz un depósito inicial de ${facts.deposit}`,
      },
      {
        id: "operaciones",
        question: `¿Vas a completar ${trades}?`,
        name: `Completar ${trades}`,
        failure: `Sin completar ${trades} no se cumplen los requisitos. Invertir conlleva riesgo de pérdida: si no quieres asumirlo, esta promoción no es para ti.`,
        said: `completa ${trades}`,
      },
    ],
    remaining: [
      `Qué importe muestra la aplicación: es el que vale, aunque no sean ${facts.bonus}.`,
      "Qué operaciones valen y de cuánto tiempo dispones.",
      "Desde cuándo se cuenta el plazo del regalo y qué hacer si no llega.",
    ],
  },
  value: {
    gain: { kind: "amount", euros: site.bonusAmount },
    spend: [{ what: `Lo que cueste hacer las ${facts.trades}, si tienen comisión` }],
    blocked: [
      {
        what: "Depósito inicial",
        euros: amounts.deposit,
        until: `Sigue siendo tuyo. El regalo suele llegar en ${facts.payment}: consulta en la web oficial desde cuándo puedes retirar el dinero sin perder el regalo.`,
      },
    ],
    assumptions: [
      `El regalo es de ${facts.bonus}: comprueba que es lo que muestra la aplicación.`,
      `El dinero de las ${facts.trades} no cuenta como gasto: queda invertido, y puede perder valor.`,
    ],
  },
  landing: {
    hero: {
      layout: "split",
      title: `Abre tu cuenta en ${facts.brand} y recibe ${facts.bonus}`,
      lead: `Regístrate con una invitación, haz un depósito inicial de ${facts.deposit} y completa ${trades}. El regalo suele llegar en ${facts.payment}.`,
      badges: ["Solo nuevos clientes", `Depósito inicial de ${facts.deposit}`, facts.trades],
      box: {
        figure: facts.bonus,
        lines: ["De regalo", `Depósito inicial de ${facts.deposit}`, trades],
      },
      imageAlt:
        "Una mano coloca la tercera moneda en una escalera ascendente, junto a un móvil con una gráfica que sube.",
    },
    heroB: {
      layout: "centred",
      title: `Plan amigo de ${facts.brand}: ${benefit}`,
      lead: `Si nunca has abierto cuenta, regístrate con una invitación, haz un depósito inicial de ${facts.deposit} y completa ${trades}.`,
      badges: ["Solo nuevos clientes"],
      tiles: [
        { figure: facts.bonus, label: "de regalo" },
        { figure: facts.payment, label: "plazo habitual del regalo" },
        { figure: facts.guarantee, label: "garantía del efectivo, por persona y banco" },
      ],
    },
    steps: [
      {
        title: "Abre la cuenta con el enlace",
        text: "Regístrate desde el botón de esta página. Sin el enlace, la invitación no cuenta.",
        withoutCode: `Pide antes un enlace de invitación a un cliente de ${facts.brand}: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.`,
      },
      {
        title: `Deposita ${facts.deposit}`,
        text: `Haz un depósito inicial de ${facts.deposit} en tu cuenta nueva.`,
      },
      {
        title: `Completa ${facts.trades}`,
        text: `Cada una, de alrededor de ${facts.trade}. Consulta en la web oficial qué operaciones valen y de cuánto tiempo dispones. El regalo suele llegar en ${facts.payment}.`,
      },
    ],
    sections: [
      {
        kind: "comparison",
        title: "Comparativa rápida",
        offerIds: ["indexa-capital", "binance", "n26", "paypal"],
      },
    ],
    faq: [
      {
        question: `¿Qué es el plan amigo de ${facts.brand}?`,
        answer: `Un programa de invitación: un cliente comparte su enlace y quien abre con él su primera cuenta recibe ${facts.bonus} si cumple las condiciones.`,
      },
      {
        question: "¿Qué requisitos tiene la promoción?",
        answer: `Abrir la cuenta con un enlace de invitación, hacer un depósito inicial de ${facts.deposit} y completar ${trades}. Además, tienes que ser nuevo cliente: según las bases del programa, alguien que nunca haya terminado de abrir una cuenta en ${facts.brand}.`,
      },
      {
        question: "¿Cuánto tarda en llegar el regalo?",
        answer: `Lo normal son ${facts.payment}. Consulta en la web oficial desde cuándo se cuentan y qué hacer si no llega.`,
      },
      {
        question: "¿El importe puede ser distinto?",
        answer: `Sí. Según las bases del programa, el importe que vale es el que muestra la aplicación en cada momento. Antes de depositar dinero, comprueba que coincide con los ${facts.bonus} de esta página.`,
      },
      {
        question: "¿Está protegido mi dinero?",
        answer: `El efectivo tiene la garantía del banco asociado que lo guarda: hasta ${facts.guarantee} por persona y banco. Las inversiones son otra cosa: pueden perder valor y la garantía no cubre esas pérdidas.`,
      },
    ],
    finePrint: [
      `Solo para nuevos clientes: quienes nunca hayan terminado de abrir una cuenta en ${facts.brand}.`,
      `Depósito inicial de ${facts.deposit} y ${trades}.`,
      "El importe del regalo es el que muestra la aplicación en cada momento.",
      "La garantía no cubre las pérdidas de las inversiones.",
      "La promoción puede cambiar o terminar: consulta las condiciones en la web oficial.",
    ],
  },
};
