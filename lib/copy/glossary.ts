import type { CalendarDate } from "../format/dates";

/** A word that a visitor may not know; `id` is the anchor of its entry: `/glosario#permanencia`. */
export interface GlossaryTerm {
  id: string;
  term: string;
  /** What it means, in general: nothing about a provider. */
  definition: string;
  /** Forms of the word that are linked in texts; empty if none are. */
  forms?: readonly string[];
  /** Where the public body that it names says so itself. */
  source?: { label: string; url: string };
}

/** When somebody last went through the entries. */
export const glossaryDate: CalendarDate = "2026-11-22";

/** The words around the entries. */
export const glossaryHead = {
  name: "Glosario",
  title: "Glosario de las promociones de invitación",
  description:
    "Padrino, bases, permanencia, portabilidad, KYC, FGD, FOGAIN, MiCA y otras palabras de las promociones, explicadas en pocas frases.",
  summary: "Las palabras de las promociones, en claro",
  intro:
    "Qué significan, en general, las palabras de las promociones. Lo que vale en cada una lo dicen sus bases.",
} as const;

/** The entries, in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: "bases",
    term: "Bases",
    definition:
      "Las condiciones que publica el proveedor: quién puede participar, qué se pide y qué se recibe.",
    forms: ["las bases", "sus bases"],
  },
  {
    id: "cnmv",
    term: "CNMV",
    definition:
      "La Comisión Nacional del Mercado de Valores, que supervisa en España los mercados de valores y los servicios de inversión. En su web se comprueba qué entidades están registradas.",
    forms: ["CNMV"],
    source: { label: "Web de la CNMV", url: "https://www.cnmv.es/" },
  },
  {
    id: "comision-de-gestion",
    term: "Comisión de gestión",
    definition: "Lo que cobra un gestor por administrar una inversión: suele ser un porcentaje anual.",
    forms: ["comisión de gestión"],
  },
  {
    id: "criptoactivo",
    term: "Criptoactivo",
    definition:
      "Un valor o un derecho digital que se guarda y se transfiere con tecnología de registro distribuido, como las criptomonedas. Su precio puede variar mucho en poco tiempo.",
    forms: ["criptoactivos"],
  },
  {
    id: "dinero-electronico",
    term: "Dinero electrónico",
    definition: "Un saldo digital que sirve para pagar. No es lo mismo que un depósito bancario.",
    forms: ["dinero electrónico"],
  },
  {
    id: "enlace-de-invitacion",
    term: "Enlace de invitación",
    definition:
      "El que lleva el código de quien te invita. Si te das de alta sin él, la invitación no cuenta.",
  },
  {
    id: "esma",
    term: "ESMA",
    definition:
      "La Autoridad Europea de Valores y Mercados, que publica el registro europeo de proveedores de servicios de criptoactivos.",
    forms: ["ESMA"],
    source: { label: "Web de ESMA (en inglés)", url: "https://www.esma.europa.eu/" },
  },
  {
    id: "fgd",
    term: "FGD",
    definition:
      "El Fondo de Garantía de Depósitos de Entidades de Crédito: en España, devuelve el dinero depositado si un banco adherido no puede hacerlo, hasta el límite que fija la ley, por persona y banco. No cubre las pérdidas de una inversión. Otros países de la Unión Europea tienen los suyos.",
    source: { label: "Web del FGD", url: "https://www.fgd.es/" },
  },
  {
    id: "fogain",
    term: "FOGAIN",
    definition:
      "El Fondo General de Garantía de Inversiones: en España, indemniza a los clientes si una empresa de servicios de inversión adherida no puede devolverles su dinero o sus valores, hasta el límite que fija la ley. No cubre que la inversión pierda valor. En su web se comprueba qué empresas están adheridas.",
    source: { label: "Web del FOGAIN", url: "https://www.fogain.com/" },
  },
  {
    id: "futuros",
    term: "Futuros",
    definition:
      "Contratos para comprar o vender algo más adelante a un precio que se fija hoy. Son productos complejos y de alto riesgo.",
    forms: ["los futuros"],
  },
  {
    id: "kyc",
    term: "KYC",
    definition:
      "Siglas en inglés de «conoce a tu cliente»: la comprobación de identidad que la ley exige a bancos y a otras entidades, para prevenir el blanqueo de capitales.",
    forms: ["KYC"],
  },
  {
    id: "mica",
    term: "MiCA",
    definition:
      "El reglamento europeo de los mercados de criptoactivos, (UE) 2023/1114. Dice qué autorización necesita quien presta servicios con criptoactivos en la Unión Europea.",
    forms: ["MiCA"],
  },
  {
    id: "nuevo-cliente",
    term: "Nuevo cliente",
    definition:
      "Quien todavía no es cliente. Las bases dicen si cuenta como nuevo quien fue cliente hace tiempo.",
  },
  {
    id: "spot",
    term: "Operar al contado (spot)",
    definition: "Comprar o vender algo que se paga y se entrega en el momento, al precio que tiene entonces.",
    forms: ["al contado (spot)"],
  },
  {
    id: "margen",
    term: "Operar con margen",
    definition:
      "Comprar o vender con dinero prestado por la plataforma. Puede multiplicar las ganancias y también las pérdidas.",
    forms: ["con margen"],
  },
  {
    id: "padrino",
    term: "Padrino y ahijado",
    definition:
      "Padrino es quien ya es cliente e invita; ahijado, quien se da de alta con su enlace o su código.",
  },
  {
    id: "permanencia",
    term: "Permanencia",
    definition:
      "El tiempo mínimo durante el que te comprometes a mantener un servicio. Si te vas antes, pueden cobrarte una penalización.",
    forms: ["permanencia"],
  },
  {
    id: "plan-amigo",
    term: "Plan amigo",
    definition:
      "Una promoción en la que un cliente invita a otra persona y el proveedor recompensa a quien se da de alta, a quien invita o a los dos.",
    forms: ["programa de invitación"],
  },
  {
    id: "portabilidad",
    term: "Portabilidad",
    definition: "El cambio de compañía de teléfono sin cambiar de número.",
    forms: ["portabilidad"],
  },
  {
    id: "robo-advisor",
    term: "Robo-advisor o gestor automatizado",
    definition:
      "Un servicio que elige una cartera de inversión según tu perfil de riesgo y la mantiene con reglas automáticas.",
    forms: ["robo-advisor"],
  },
];
