import { siBinance } from "simple-icons";
import { longDate } from "../format/dates";
import { percent } from "../format/format";
import { invitationLink, newCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const amounts = { discount: 10 };

const facts = {
  discount: percent(amounts.discount),
  /** Since when futures have no discount. */
  noFutures: longDate("2025-08"),
  /** When the press wrote of its authorisation. */
  pressReports: longDate("2026-06"),
  verifiedOn: "2025-09",
};

const trades = "operaciones al contado (spot) y con margen";

export const binance: OfferFile = {
  id: "binance",
  brand: "Binance",
  benefit: `${facts.discount} de descuento en comisiones`,
  description: `Con una invitación, pagas de por vida un ${facts.discount} menos de comisiones en ${trades}. No se aplica a los futuros.`,
  requirements:
    "Regístrate con el enlace, verifica tu identidad (KYC) y opera con normalidad. Sin depósito mínimo.",
  condition: "De descuento en comisiones, con KYC",
  referralUrl: "https://www.binance.com/es",
  officialUrl: "https://www.binance.com/es",
  sourceUrl: "https://www.binance.com/es/support/faq/detail/6233094e540b4ea4ac50387d1518911b",
  logo: { path: siBinance.path },
  color: "#946e00",
  enabled: true,
  weight: 3,
  category: "crypto",
  risk: "crypto",
  seoTitle: `Binance: ${facts.discount} de descuento en comisiones de por vida`,
  seoDescription: `A qué comisiones de Binance se aplica el ${facts.discount} de descuento, a cuáles no y qué comprobar antes de registrarte en España.`,
  hasHeroImage: true,
  callToAction: "Crear cuenta en Binance",
  verifiedOn: facts.verifiedOn,
  protection: {
    title: "Autorización y protección",
    entity: "Binance, plataforma de criptoactivos.",
    supervisor:
      "Comprueba en los registros públicos de la CNMV y de ESMA si está autorizada conforme al reglamento europeo MiCA.",
    guarantee: "Ninguna: ningún fondo de garantía de depósitos cubre lo que tengas en Binance.",
    notCovered: "Todo el importe: puedes perderlo entero.",
    note: `Según informaciones de prensa de ${facts.pressReports}, posteriores a la verificación de esta promoción, Binance retiró una solicitud de autorización y no figuraba inscrita. La situación puede haber cambiado: lo que cuenta son los registros públicos.`,
    sources: [
      { label: "CNMV", url: "https://www.cnmv.es/" },
      { label: "ESMA", url: "https://www.esma.europa.eu/" },
    ],
  },
  deadlines: {
    items: [],
    note: "No conocemos ningún plazo en esta promoción: el descuento es de por vida y no nos consta una fecha límite para registrarte ni para operar. Compruébalo en la web oficial.",
  },
  complaints: ["cnmv", "consumo"],
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: ${percent(10)} de descuento en comisiones al contado (spot) y con margen; no se aplica a los futuros.`,
      facts: {
        benefit: `${percent(10)} de descuento en comisiones`,
        requirements:
          "Regístrate con el enlace, verifica tu identidad (KYC) y opera con normalidad. Sin depósito mínimo.",
        referralUrl: "https://www.binance.com/es",
      },
    },
  ],
  eligibility: {
    conditions: [
      newCustomer("Binance"),
      invitationLink("Regístrate con el enlace"),
      {
        id: "identidad",
        question: "¿Puedes verificar tu identidad (KYC)?",
        name: "Verificar tu identidad (KYC)",
        failure:
          "La verificación es obligatoria. Consulta en la web oficial qué documentación te piden antes de registrarte.",
        said: "verifica tu identidad (KYC)",
      },
      {
        id: "operar",
        question: "¿Vas a operar al contado (spot) o con margen?",
        name: "Operar al contado (spot) o con margen",
        failure: `El descuento rebaja las comisiones de esas operaciones: si no operas, no hay nada que descontar. Desde ${facts.noFutures} no se aplica a los futuros.`,
        said: "opera con normalidad. Sin depósito mínimo",
      },
    ],
    remaining: [
      "Si la entidad está autorizada a prestar el servicio en España: búscala en los registros públicos de la CNMV y de ESMA.",
      "Qué comisiones tienen las operaciones que quieres hacer.",
    ],
  },
  value: {
    gain: {
      kind: "share",
      euros: amounts.discount,
      per: 100,
      period: "al año",
      of: { name: "comisiones", label: "Comisiones que pagarías en un año sin descuento", usual: 100 },
    },
    spend: [{ what: "Esas comisiones, antes del descuento", euros: "assumed" }],
    blocked: [],
    assumptions: [
      `Todas son comisiones de ${trades}. Las de futuros no tienen descuento.`,
      "No contamos lo que ganes o pierdas al operar: puedes perder todo el importe invertido.",
      "La promoción no exige un depósito mínimo.",
    ],
  },
  landing: {
    hero: {
      layout: "split",
      title: `${facts.discount} de descuento de por vida en comisiones de Binance`,
      lead: `Regístrate con una invitación, verifica tu identidad y paga un ${facts.discount} menos de comisiones en ${trades}. Desde ${facts.noFutures}, el descuento no se aplica a los futuros.`,
      badges: ["Solo nuevos clientes", "Verificación de identidad (KYC)", "Sin depósito mínimo"],
      box: {
        figure: facts.discount,
        lines: [
          "De descuento en comisiones",
          "Al contado (spot) y con margen",
          `Excluye futuros desde ${facts.noFutures}`,
        ],
      },
      imageAlt:
        "Una mano recorta con tijeras un recibo tendido de una cuerda, ante una línea de montañas con subidas y caídas bruscas.",
    },
    steps: [
      {
        title: "Comprueba la autorización",
        text: "Antes de registrarte, busca la entidad en los registros públicos de la CNMV y de ESMA.",
      },
      {
        title: "Regístrate con el enlace",
        text: "Crea la cuenta desde el botón de esta página. Sin el enlace, la invitación no cuenta.",
      },
      {
        title: "Verifica tu identidad",
        text: "La verificación (KYC) es obligatoria. Consulta en la web oficial qué documentación te piden.",
      },
      {
        title: "Opera con normalidad",
        text: `Pagas un ${facts.discount} menos de comisiones en ${trades}. No hay depósito mínimo.`,
      },
    ],
    sections: [],
    faq: [
      {
        question: "¿Qué es el plan amigo de Binance?",
        answer: `Un programa de invitación: si te registras con el enlace de un cliente, pagas de por vida un ${facts.discount} menos de comisiones en ${trades}.`,
      },
      {
        question: "¿Qué requisitos tiene la promoción?",
        answer:
          "Ser nuevo cliente, registrarte con el enlace, verificar tu identidad (KYC) y operar con normalidad. Si te registras sin el enlace, no hay descuento.",
      },
      {
        question: "¿A qué comisiones se aplica el descuento?",
        answer: `A las de ${trades}. Desde ${facts.noFutures} no se aplica a los futuros. Si te interesa otro producto, consulta las condiciones en la web oficial.`,
      },
      {
        question: "¿Hay un depósito mínimo?",
        answer:
          "La promoción no exige ninguno. El descuento rebaja las comisiones cuando operas: no es un regalo en dinero.",
      },
      {
        question: "¿Está Binance autorizada en España?",
        answer: `No podemos confirmarlo. Los registros públicos de la CNMV y de ESMA indican si está autorizada conforme al reglamento MiCA: compruébalo antes de registrarte. Según informaciones de prensa de ${facts.pressReports}, Binance retiró una solicitud de autorización y no figuraba inscrita. La situación puede haber cambiado: lo que cuenta son los registros públicos.`,
      },
      {
        question: "¿Qué riesgos tiene?",
        answer:
          "Los criptoactivos son de alto riesgo: puedes perder todo el importe invertido. Además, ningún fondo de garantía de depósitos los cubre.",
      },
    ],
  },
};
