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
  /** Until when MiCA let firms without authorisation go on, according to the press. */
  transitionEnds: longDate("2026-06-30"),
  verifiedOn: "2025-09",
};

const trades = "operaciones al contado (spot) y con margen";
const press = `Según la prensa de ${facts.pressReports}, la CNMV anunció que no ampliaría el periodo transitorio de MiCA después del ${facts.transitionEnds}; sin autorización no se pueden atender desde entonces operaciones nuevas, y Binance había retirado su solicitud en Grecia.`;

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
    authorisation:
      "No podemos confirmar que Binance esté autorizada a prestar servicios en España. Antes de registrarte, búscala en los registros públicos:",
    supervisor:
      "Depende de si está autorizada conforme al reglamento europeo MiCA: lo dicen los registros públicos de ESMA y de la CNMV.",
    guarantee: "Ninguna: ningún fondo de garantía de depósitos cubre lo que tengas en Binance.",
    notCovered: "Todo el importe: puedes perderlo entero.",
    note: `${press} No conocemos informaciones posteriores: deciden los registros.`,
    sources: [
      {
        label: "ESMA: registro de MiCA (en inglés)",
        url: "https://www.esma.europa.eu/esmas-activities/digital-finance-and-innovation/markets-crypto-assets-regulation-mica#InterimMiCARegister",
      },
      {
        label: "CNMV: buscador de entidades registradas",
        url: "https://www.cnmv.es/portal/consultas/busquedaporentidad",
      },
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
    {
      date: "2026-06",
      summary:
        "Avisamos de que no podemos confirmar que esté autorizada a prestar servicios en España, y de dónde comprobarlo.",
    },
  ],
  eligibility: {
    conditions: [
      {
        id: "autorizacion",
        question: "¿Has comprobado que Binance está autorizada a prestar servicios en España?",
        name: "Que Binance esté autorizada en España",
        failure:
          "No podemos confirmarlo. Búscala antes de registrarte en los registros de ESMA y de la CNMV, que están al principio de esta página: si no figura, no puede prestarte el servicio.",
      },
      newCustomer("Binance"),
      invitationLink("Binance", "Regístrate con el enlace"),
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
    remaining: ["Qué comisiones tienen las operaciones que quieres hacer."],
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
        text: "Antes de registrarte, busca la entidad en los registros públicos de ESMA y de la CNMV.",
      },
      {
        title: "Regístrate con el enlace",
        text: "Crea la cuenta desde el botón de esta página. Sin el enlace, la invitación no cuenta.",
        withoutCode:
          "Pide antes un enlace de invitación a un cliente de Binance: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.",
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
          "Ser nuevo cliente, registrarte con un enlace de invitación, verificar tu identidad (KYC) y operar con normalidad. Sin la invitación, no hay descuento.",
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
        answer: `No podemos confirmarlo. Los registros públicos de ESMA y de la CNMV indican si está autorizada conforme al reglamento MiCA: compruébalo antes de registrarte. ${press} No conocemos informaciones posteriores.`,
      },
      {
        question: "¿Qué riesgos tiene?",
        answer:
          "Los criptoactivos son de alto riesgo: puedes perder todo el importe invertido. Además, ningún fondo de garantía de depósitos los cubre.",
      },
    ],
  },
};
