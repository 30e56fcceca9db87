import { longDate } from "../format/dates";
import { quantityWords } from "../format/quantity";
import { roundToHundredths } from "../ground/net-value";
import { riskNames } from "../offers/categories";
import { type OpenOffer, termsHeadings } from "./open-data";

/** What stands in a cell of the table; nothing for what is not known. */
export type Cell = string | number | undefined;

const yesNo = (is: boolean) => (is ? "sí" : "no");

/** What follows a fact that is not one of today's promotion. */
const basisNotes: Readonly<Record<OpenOffer["facts"][number]["basis"], string>> = {
  stated: "",
  supposed: " (lo suponemos)",
  earlier: " (dato anterior: puede no valer hoy)",
};

/** A fact in Spanish: «24 a 48 horas», «agosto de 2025». */
function factText(fact: OpenOffer["facts"][number]): string {
  if ("date" in fact) return longDate(fact.date);
  return quantityWords("amount" in fact ? { least: fact.amount, unit: fact.unit } : fact);
}

/** The ends of a gain, as far as there is a figure. */
function gainSpan({ gain }: OpenOffer): { least?: number | undefined; most?: number | undefined } {
  switch (gain.kind) {
    case "amount":
      return { least: gain.amount, most: gain.amount };
    case "range":
      return gain;
    case "share":
      return { most: gain.most };
    case "unknown":
      return {};
    default:
      return gain satisfies never;
  }
}

/** The gain, if it is a share of an amount. */
const shareOf = ({ gain }: OpenOffer) => (gain.kind === "share" ? gain : undefined);

/** The columns of the open data as a table, in their order: what each is called, and its cell for an offer. */
export const tableColumns: Readonly<Record<string, (offer: OpenOffer) => Cell>> = {
  Id: ({ id }) => id,
  Marca: ({ brand }) => brand,
  Categoría: ({ category }) => category,
  Beneficio: ({ benefit }) => benefit,
  "En qué es la primera": ({ label }) => label,
  "Se gana como mínimo (€)": (offer) => gainSpan(offer).least,
  "Mayor ganancia con cifra conocida (€)": (offer) => gainSpan(offer).most,
  "Se gana (% de una cantidad)": (offer) => {
    const share = shareOf(offer);
    return share && roundToHundredths((share.amount / share.per) * 100);
  },
  "De qué cantidad": (offer) => shareOf(offer)?.of,
  "Lo que se gana es aproximado": (offer) => yesNo(shareOf(offer)?.about === true),
  [termsHeadings.form]: ({ termsText }) => termsText.form,
  [termsHeadings.tax]: ({ termsText }) => termsText.tax,
  [termsHeadings.yours]: ({ termsText }) => termsText.yours,
  [termsHeadings.inviters]: ({ termsText }) => termsText.inviters,
  [termsHeadings.asks]: ({ termsText }) => termsText.asks,
  [termsHeadings.invitationBy]: ({ termsText }) => termsText.invitationBy,
  "Dinero que necesitas (€)": ({ money }) => money.needs.amount,
  "Puede hacer falta más": ({ money }) => yesNo(money.needs.orMore),
  "Se gasta (€)": ({ money }) => money.spend.amount,
  "Parte del gasto es supuesta": ({ money }) =>
    yesNo(money.spend.items.some(({ basis }) => basis === "supposed")),
  "Queda parado (€)": ({ money }) => money.blocked.amount,
  "Puede perder valor (€)": ({ risk, money }) => (risk ? money.atRisk?.amount : 0),
  "Minutos que lleva": ({ minutes }) => minutes,
  Plazos: ({ deadlines }) => deadlines.map(({ text }) => text).join(" "),
  "Cifras y fechas": ({ facts }) =>
    facts.map((fact) => `${fact.label ?? fact.name}: ${factText(fact)}${basisNotes[fact.basis]}`).join("; "),
  Requisitos: ({ requirements }) => requirements,
  Riesgo: ({ risk }) => risk && riskNames[risk],
  Autorización: ({ authorisationText }) => authorisationText,
  Estado: ({ statusText }) => statusText,
  "Código del estado": ({ status }) => status,
  "Estado del día": ({ asOf }) => asOf,
  Comprobada: ({ verifiedOn }) => verifiedOn ?? undefined,
  "Primer día": ({ validFrom }) => validFrom,
  "Último día": ({ validUntil }) => validUntil,
  "Nuestro enlace es una invitación": ({ invitation }) => yesNo(invitation),
  "Nuestro código de invitación": ({ invitationCode }) => invitationCode,
  "Qué gana el sitio hoy": ({ paysText }) => paysText,
  "Gana el sitio con invitación (€)": ({ pays }) => (pays.kind === "none" ? 0 : pays.amount),
  Ficha: ({ url }) => url,
  "Web oficial": ({ officialUrl }) => officialUrl,
  "Página de condiciones o web del proveedor": ({ sourceUrl }) => sourceUrl,
};
