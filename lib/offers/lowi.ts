import { count, decimal, euros } from "../format/format";
import { invitationLink, newCustomer } from "./conditions";
import type { OfferFile } from "./offer";

const amounts = { least: 30, most: 90 };

/** Months that the line has to be kept. */
const keepMonths = 3;

/** Days until the line is active: the two working days of porting, with a weekend between. */
const activationDays = 4;

const facts = {
  least: euros(amounts.least),
  most: euros(amounts.most),
  /** How long the line has to be kept. */
  keep: count(keepMonths, "mes", "meses"),
  porting: `${decimal(1)} o ${count(2, "día laborable", "días laborables")}`,
  minutes: 15,
  /** What fibre has asked for, and the price list that says so. */
  fibreCommitment: count(3, "mes", "meses"),
  fibrePriceList: "2022",
};

const range = `${facts.least} a ${facts.most}`;

export const lowi: OfferFile = {
  id: "lowi",
  brand: "Lowi",
  benefit: `De ${range} por traer tu línea y mantenerla ${facts.keep}`,
  shortBenefit: `De ${range} de regalo`,
  description: `Date de alta en Lowi con una invitación, trae tu línea y mantenla ${facts.keep}: el regalo es de ${range}.`,
  requirements: `Date de alta con el enlace, trae tu línea con portabilidad (con una nueva, comprueba antes si hay regalo) y mantenla ${facts.keep}.`,
  condition: `Trae tu línea y mantenla ${facts.keep}`,
  referralUrl: "https://www.lowi.es/",
  officialUrl: "https://www.lowi.es/",
  color: "#2d2a6e",
  logo: { monogram: "Lo" },
  enabled: true,
  weight: 6,
  category: "telecom",
  seoTitle: `Lowi: de ${range} de regalo por traer tu línea`,
  seoDescription: `Plan amigo de Lowi: qué regalo da, qué requisitos tiene y cuánto tarda la portabilidad. Hay que mantener la línea ${facts.keep}.`,
  hasHeroImage: true,
  callToAction: "Ver tarifas Lowi",
  verifiedOn: "2025-09",
  minutes: facts.minutes,
  protection: {
    title: "Quién está detrás",
    entity: "Lowi, marca de bajo coste de Vodafone.",
    country: false,
    supervisor: false,
    guarantee: "No se aplica: contratas un servicio de telefonía, no dejas dinero en depósito.",
    notCovered: false,
    sources: [{ label: "Web oficial de Lowi", url: "https://www.lowi.es/" }],
  },
  deadlines: {
    start: "de la activación de la línea",
    delay: activationDays,
    items: [
      {
        id: "mantener-la-linea",
        kind: "keep",
        title: "Mantén la línea",
        text: `Si la das de baja antes, no cumples el requisito. Contamos los ${facts.keep} desde que la línea está activa en Lowi: la portabilidad suele tardar ${facts.porting} desde que la pides. Consulta en la web oficial si cuentan desde otro día.`,
        after: { months: keepMonths },
      },
    ],
    note: "No tenemos confirmado cuándo se aplica el regalo. Consulta en la web oficial cuándo y cómo se recibe.",
  },
  complaints: ["teleco", "consumo"],
  history: [
    {
      date: "2025-09",
      summary: `Primera publicación: de ${euros(30)} a ${euros(90)} de regalo al portar una línea y mantenerla ${count(3, "mes", "meses")}.`,
      facts: {
        benefit: `De ${euros(30)} a ${euros(90)} por traer tu línea y mantenerla ${count(3, "mes", "meses")}`,
        requirements: `Date de alta con el enlace, trae tu línea con portabilidad o contrata una nueva, y mantenla ${count(3, "mes", "meses")}.`,
        referralUrl: "https://www.lowi.es/",
      },
    },
    {
      date: "2026-11-22",
      summary:
        "Aclaramos los requisitos: el regalo corresponde a la portabilidad, y con una línea nueva hay que comprobar antes si lo hay.",
      reworded: true,
      facts: {
        requirements: `Date de alta con el enlace, trae tu línea con portabilidad (con una nueva, comprueba antes si hay regalo) y mantenla ${count(3, "mes", "meses")}.`,
      },
    },
  ],
  eligibility: {
    conditions: [
      newCustomer("Lowi"),
      invitationLink("Lowi", "Date de alta con el enlace"),
      {
        id: "portabilidad",
        question: "¿Vas a traer tu línea con portabilidad?",
        name: "Traer tu línea con portabilidad",
        failure: `El regalo de ${range} corresponde a la portabilidad. Si contratas una línea nueva, comprueba antes en la web oficial si te corresponde.`,
        said: "trae tu línea con portabilidad (con una nueva, comprueba antes si hay regalo)",
      },
      {
        id: "mantener",
        question: `¿Vas a mantener la línea ${facts.keep}?`,
        name: `Mantener la línea ${facts.keep}`,
        failure: `Aunque la línea móvil no tenga permanencia, el regalo exige mantenerla ${facts.keep}. Si te vas antes, no lo recibes.`,
        said: `mantenla ${facts.keep}`,
      },
    ],
    remaining: [
      `Qué importe te corresponde, de ${range}.`,
      "Cuándo y cómo se aplica el regalo.",
      "Si lo que contratas tiene permanencia: la fibra puede tenerla.",
    ],
  },
  value: {
    gain: { kind: "range", ...amounts },
    spend: [{ what: `La tarifa de la línea durante ${facts.keep}` }],
    blocked: [],
    assumptions: [
      "Traes tu línea con portabilidad: con una línea nueva, puede no haber regalo.",
      "Si la tarifa te cuesta lo mismo que la de ahora, no pagas nada de más. Si es más cara, réstale la diferencia.",
      "Tu compañía actual no te cobra nada por irte.",
    ],
  },
  landing: {
    glides: true,
    pageViewTitle: "Lowi Landing",
    hero: {
      layout: "split",
      title: `De ${range} de regalo por traer tu línea a Lowi`,
      lead: `Date de alta con una invitación y trae tu número con portabilidad. Mantén la línea ${facts.keep} para recibir el regalo. Si prefieres una línea nueva, comprueba antes si tiene regalo.`,
      badges: ["Red Vodafone", "4G y 5G", "Móvil sin permanencia"],
      alternatives: "¿No te encaja? Mira también",
      box: {
        figure: `${facts.least}\u00a0-\u00a0${facts.most}`,
        lines: ["Regalo al portar", `Mantener línea ${facts.keep}`],
      },
      imageAlt:
        "Una mano lleva una tarjeta SIM de un móvil a otro sobre la mesa; en la ventana, una antena emite señal.",
    },
    steps: [
      {
        title: "Accede con el enlace",
        text: "Entra en Lowi desde el botón de esta página y completa el alta desde ahí.",
        withoutCode:
          "Pide antes un enlace de invitación a un cliente de Lowi: el botón de esta página lleva a la web oficial, sin código. Sin el enlace, la invitación no cuenta.",
      },
      {
        title: "Trae tu número o contrata una línea nueva",
        text: `Elige una tarifa y pide la portabilidad, que suele tardar ${facts.porting}. Si prefieres otro número, contrata una línea nueva: comprueba antes si tiene regalo.`,
      },
      {
        title: "Recibe el regalo",
        text: `Para recibirlo, mantén la línea ${facts.keep}. Consulta en la web oficial cuándo y cómo se aplica.`,
      },
    ],
    sections: [
      {
        kind: "reasons",
        title: "Por qué elegir Lowi",
        points: [
          {
            title: "Red Vodafone",
            text: "Lowi es la marca de bajo coste de Vodafone y usa su red.",
          },
          {
            title: "4G y 5G",
            text: "Lowi ofrece 4G y 5G. Comprueba la cobertura de tu zona antes de cambiarte.",
          },
          {
            title: "Móvil sin permanencia",
            text: `Las líneas móviles no tienen permanencia, aunque el regalo exige mantener la línea ${facts.keep}. La fibra puede tener permanencia.`,
          },
        ],
      },
    ],
    faq: [
      {
        question: "¿Qué es el plan amigo de Lowi?",
        answer: `Un programa de invitación: te das de alta con un enlace, traes tu línea, la mantienes ${facts.keep} y recibes un regalo de ${range}. Consulta en la web oficial qué importe te corresponde.`,
      },
      {
        question: "¿Qué requisitos tiene la promoción?",
        answer: `Ser nuevo cliente, acceder con un enlace de invitación, traer tu línea con portabilidad o contratar una nueva, y mantenerla ${facts.keep}. El regalo de ${range} corresponde a la portabilidad: si contratas una línea nueva, comprueba antes si te corresponde.`,
      },
      {
        question: "¿Qué red usa Lowi?",
        answer: "La red de Vodafone, con 4G y 5G. Lowi es su marca de bajo coste.",
      },
      {
        question: "¿Hay permanencia?",
        answer: `En las líneas móviles, no. La fibra ha tenido una permanencia de ${facts.fibreCommitment}, según la lista de tarifas de ${facts.fibrePriceList}. Consulta las condiciones actuales en la web oficial.`,
      },
      {
        question: "¿Cuánto tarda la portabilidad?",
        answer: `Normalmente, ${facts.porting}. Es lo que tarda el cambio de compañía; el regalo exige, además, mantener la línea ${facts.keep}.`,
      },
    ],
    finePrint: [
      "Válido para nuevos clientes.",
      `El regalo de ${range} corresponde a portar una línea y mantenerla ${facts.keep}.`,
      "«Sin permanencia» se refiere solo a las líneas móviles.",
      "La promoción y sus condiciones pueden cambiar: consúltalas en la web oficial antes de darte de alta.",
    ],
  },
};
