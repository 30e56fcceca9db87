import type { CalendarDate } from "../format/dates";
import { euros } from "../format/format";

interface Entry {
  term: string;
  /** What it means, in general: nothing about a provider. */
  definition: string;
  /** The forms that are linked in texts; by default the term. */
  forms?: readonly string[];
  /** A public body's own page about the term. */
  source?: { label: string; url: string };
}

/** When somebody last went through the entries. */
export const glossaryDate: CalendarDate = "2026-11-23";

/** The words around the entries. */
export const glossaryCopy = {
  name: "Glosario",
  title: "Glosario de las promociones de invitación",
  description:
    "Qué significan, en general, las palabras de las promociones: permanencia, KYC, MiCA y otras. Lo que vale en cada promoción lo dicen sus bases.",
  summary: "Las palabras de las promociones, en claro",
} as const;

/** Words that a visitor may not know, in alphabetical order, by the anchor of their entry: `/glosario#permanencia`. */
const entries: Readonly<Record<string, Entry>> = {
  bases: {
    term: "Bases",
    definition: "Las condiciones que publica el proveedor: quién puede participar, qué se pide y qué se da.",
    forms: ["las bases", "sus bases"],
  },
  cnmv: {
    term: "CNMV",
    definition:
      "La Comisión Nacional del Mercado de Valores, que supervisa en España los mercados de valores y los servicios de inversión. En su web se comprueba qué entidades están registradas.",
    source: { label: "Web de la CNMV", url: "https://www.cnmv.es/" },
  },
  "comision-de-gestion": {
    term: "Comisión de gestión",
    definition: "Lo que cobra un gestor por administrar una inversión: suele ser un porcentaje anual.",
  },
  criptoactivo: {
    term: "Criptoactivo",
    definition:
      "Un valor o un derecho digital que se guarda y se transfiere con tecnología de registro distribuido, como las criptomonedas. Su precio puede variar mucho en poco tiempo.",
    forms: ["criptoactivos"],
  },
  "dinero-electronico": {
    term: "Dinero electrónico",
    definition: "Un saldo digital que sirve para pagar. No es lo mismo que un depósito bancario.",
  },
  esma: {
    term: "ESMA",
    definition:
      "La Autoridad Europea de Valores y Mercados, que publica el registro europeo de proveedores de servicios de criptoactivos.",
    source: { label: "Web de ESMA (en inglés)", url: "https://www.esma.europa.eu/" },
  },
  fgd: {
    term: "FGD",
    definition: `El Fondo de Garantía de Depósitos de Entidades de Crédito: en España, devuelve el dinero depositado si un banco adherido no puede hacerlo, hasta ${euros(100_000)} por persona y banco. No cubre las pérdidas de una inversión. Otros países de la Unión Europea tienen los suyos.`,
    source: { label: "Web del FGD", url: "https://www.fgd.es/" },
  },
  futuros: {
    term: "Futuros",
    definition:
      "Contratos para comprar o vender algo más adelante a un precio que se fija hoy. Son productos complejos y de alto riesgo.",
    forms: ["los futuros"],
  },
  kyc: {
    term: "KYC",
    definition:
      "Siglas en inglés de «conoce a tu cliente»: la comprobación de identidad que la ley exige a bancos y a otras entidades, para prevenir el blanqueo de capitales.",
  },
  mica: {
    term: "MiCA",
    definition:
      "El reglamento europeo de los mercados de criptoactivos, (UE) 2023/1114. Dice qué autorización necesita quien presta servicios con criptoactivos en la Unión Europea.",
  },
  "nuevo-cliente": {
    term: "Nuevo cliente",
    definition: "Quien todavía no es cliente. Las bases dicen si cuenta como nuevo quien lo fue hace tiempo.",
    forms: [],
  },
  spot: {
    term: "Operar al contado (spot)",
    definition: "Comprar o vender algo que se paga y se entrega en el momento, al precio que tiene entonces.",
    forms: ["al contado (spot)"],
  },
  margen: {
    term: "Operar con margen",
    definition:
      "Comprar o vender con dinero prestado: puede multiplicar las ganancias y también las pérdidas.",
    forms: ["con margen"],
  },
  permanencia: {
    term: "Permanencia",
    definition:
      "El tiempo mínimo que te comprometes a mantener un servicio. Si te vas antes, pueden cobrarte una penalización.",
  },
  "plan-amigo": {
    term: "Plan amigo",
    definition:
      "Una promoción en la que un cliente invita a otra persona con un enlace o un código, y el proveedor da un regalo o un descuento a quien se registra, a quien invita o a los dos. Sin ese enlace o código, la invitación no cuenta.",
    forms: ["programa de invitación"],
  },
  portabilidad: {
    term: "Portabilidad",
    definition: "El cambio de compañía de teléfono sin cambiar de número.",
  },
  "robo-advisor": {
    term: "Robo-advisor o gestor automatizado",
    definition: "Un servicio que invierte por ti con reglas automáticas, según tu perfil de riesgo.",
    forms: ["robo-advisor"],
  },
};

/** The entries, in alphabetical order, each with the forms that are linked in texts. */
export const glossary = Object.entries(entries).map(([id, entry]) => ({ id, forms: [entry.term], ...entry }));

export type GlossaryTerm = (typeof glossary)[number];
