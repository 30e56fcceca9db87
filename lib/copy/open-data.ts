import { eventNames } from "../offers/terms/within";
import { riskNames, risks } from "../offers/categories";
import { thresholds } from "../offers/status";
import { days } from "../format/quantity";

const due = days(thresholds.due);
const unverified = days(thresholds.unverified);

/** The descriptions of the open data's fields, for their JSON Schema. */
export const openDataCopy = {
  title: (brand: string) => `Promociones publicadas en ${brand}`,
  version:
    "La versión de la forma de los datos, «mayor.menor». La menor sube cuando se añade un campo o un valor: pasa por alto los que no conozcas. La mayor sube cuando un campo desaparece, cambia de nombre o significa otra cosa.",
  terms:
    "Lo que la promoción pide y da, y a quién, con cada cifra en su unidad: campaign, los días de alta; invitation, cómo se invita (by: link, code, inviter-id, branch o none); who, para quién; asks, lo que pide, en su orden (do dice qué; any, que basta con una; all, que van juntas); gives, lo que da, a quien se registra (to: you) y a quien invita (to: inviter), con su forma (form), sus impuestos (tax) y cuándo llega (when). Lo que falta o es unknown no se sabe. Solo form: cash es dinero, y ninguna cantidad se convierte de moneda.",
  termsText: "Lo mismo, en palabras.",
  asOf: "El día para el que vale status, en hora de Madrid: el día en que se pide el fichero.",
  id: "Nombre corto, estable.",
  brand: "Proveedor.",
  name: "Nombre de la promoción, si lo tiene: distingue dos de un proveedor.",
  benefit: "Qué recibe el nuevo cliente.",
  label:
    "En qué es la primera de las promociones publicadas el día de asOf, según sus datos: el mayor regalo fijo, lo que menos pide, el pago más rápido… Falta si no lo es en nada.",
  requirements: "Qué tiene que hacer y en qué plazo.",
  risk: `Qué riesgo tiene el dinero: ${risks.map((risk) => `${risk}, ${riskNames[risk]}`).join("; ")}. Falta donde no sabemos de ninguno.`,
  riskText: "El mismo riesgo, como se lee en la web.",
  authorisationText:
    "Que no podemos confirmar que el proveedor esté autorizado en España. Si falta, la ficha no lo pone en duda.",
  url: "Ficha en este sitio.",
  officialUrl: "Web del proveedor, sin enlace de invitación.",
  sourceUrl: "Página oficial de condiciones o, si no la conocemos, la web del proveedor.",
  weight: "Peso editorial: la lista va del menor al mayor.",
  status: `Estado el día de asOf. upcoming: no ha empezado; current: comprobada hace ${due} o menos; due: hace más de ${due}; unverified: hace más de ${unverified}; closed: el proveedor no admite clientes nuevos; ended: ha terminado. Sale de verifiedOn (de un mes, desde su primer día), validFrom y validUntil.`,
  statusText: "El mismo estado, como se lee en la web.",
  gain: {
    field:
      "Lo que se gana. amount: una cantidad. range: entre least y most. share: amount por cada per de una cantidad del visitante. unknown: no se sabe de antemano, y why dice por qué.",
    amount: "Lo que se gana por cada per.",
    per: "La parte de la cantidad del visitante por la que se gana amount.",
    upTo: "Lo máximo que cuenta de la cantidad del visitante; si falta, no sabemos de ninguno.",
    most: "La mayor ganancia de la que hay una cifra.",
    about: "true si la cifra del proveedor es aproximada.",
    of: "De qué cantidad se trata.",
  },
  facts:
    "Las cifras y fechas de los textos de la ficha, con su nombre, su cantidad y su unidad; un intervalo tiene least y most.",
  factLabel: "Qué es, en español.",
  factBasis:
    "De dónde sale: stated, la dan el proveedor o las fuentes de la ficha; supposed, la suponemos nosotros; earlier, es de una edición o de una lista de precios anterior y puede no valer hoy.",
  deadline: {
    field: "Los plazos que se conocen; ninguno si la lista está vacía.",
    id: "Nombre corto, estable.",
    kind: "before: hay que hacerlo antes; keep: hay que mantenerlo al menos hasta ese día; ends: algo termina; expected: algo suele haber llegado.",
    text: "El mismo plazo, como se lee en la web: dice si es el último día, un mínimo, un final o lo que suele tardar algo.",
    after: "Cuánto después del alta, o del día de from.",
    from: "El día desde el que se cuenta, si no es el del alta.",
    delay: "Cuánto tarda como mucho, normalmente, en llegar ese día desde el alta.",
  },
  money: {
    field: "El dinero que hace falta. Una cantidad que falta no se sabe, o la decide el visitante.",
    needed:
      "Lo que hay que gastar o dejar parado, sin contar lo que sale del dinero parado ni lo que se paga mes a mes.",
    orMore: "true si puede hacer falta más: un gasto no se sabe, o lo decide el visitante.",
    spend: "Lo que se paga y no vuelve.",
    blocked: "Lo que sigue siendo del visitante, pero no puede tocar mientras tanto.",
    supposed: "Qué suponemos, si lo que dice hold no lo dice el proveedor.",
    atRisk: "Lo que puede perder valor. Si falta y hay risk, no sabemos cuánto; si no hay risk, nada.",
    basis:
      "stated: es una cifra de la promoción. supposed: la suponemos, y depende de cada uno. visitor: la decide el visitante. unknown: no se sabe.",
  },
  minutes: "Cuántos minutos lleva hacerlo todo.",
  invitation:
    "true si nuestro enlace es una invitación. Si es false, con él no se recibe el beneficio: hay que pedir un enlace a un cliente.",
  invitationCode:
    "Nuestro código de invitación, si la invitación viaja como un código y lo tenemos: se escribe al registrarse.",
  pays: "Lo que gana este sitio por cada registro con su enlace de invitación. Mientras invitation sea false, no gana nada.",
  paysText: "Lo que gana hoy, como se lee en la web.",
  note: "Lo que hay que saber del historial: que hoy anunciamos otro beneficio que el anotado, y cuál cuenta.",
  history: "Qué ha cambiado, de lo más antiguo a lo más nuevo, y cómo quedaron beneficio y requisitos.",
  verifiedOn: "Última comprobación: día, o mes si no se sabe el día; null si nadie la ha comprobado.",
  newestVerification: "Última comprobación de cualquier promoción.",
  licence: {
    name: "Creative Commons Atribución 4.0 Internacional",
    url: "https://creativecommons.org/licenses/by/4.0/deed.es",
  },
  offers:
    "Promociones publicadas, en el orden de la página. Mira status: una promoción terminada sigue aquí.",
} as const;

/** The words of what an offer asks and gives, where its file has a name in English. */
export const termWords = {
  any: "Basta con una de estas cosas:",
  withheld: (percent: string) => `se retiene el ${percent}`,
  values: {
    unknown: "no se sabe",
    true: "sí",
    false: "no",
    none: "ninguno",
    no: "no",
    gross: "antes de impuestos",
    net: "ya descontados",
    campaign: "los días de la campaña",
    ever: "siempre",
    month: "mes",
    "at-once": "al momento",
    ...eventNames,
  } as Readonly<Record<string, string>>,
  /** How one is invited. */
  by: {
    link: "con un enlace",
    code: "con un código",
    "inviter-id": "con el DNI de quien invita",
    email: "por correo",
    branch: "en una oficina",
    none: "no hay invitación",
  },
} as const;

/** The columns of the open data as a table, in their order. */
export const tableColumns = {
  id: "Id",
  brand: "Marca",
  category: "Categoría",
  benefit: "Beneficio",
  label: "En qué es la primera",
  gainLeast: "Se gana como mínimo (€)",
  gainMost: "Mayor ganancia con cifra conocida (€)",
  gainPercent: "Se gana (% de una cantidad)",
  gainOf: "De qué cantidad",
  about: "Lo que se gana es aproximado",
  form: "En qué se recibe",
  tax: "Impuestos de lo que se recibe",
  yours: "Recibe quien se registra",
  inviters: "Recibe quien invita",
  asks: "Lo que pide, en su orden",
  invitationBy: "Cómo se invita",
  needs: "Dinero que necesitas (€)",
  orMore: "Puede hacer falta más",
  spend: "Se gasta (€)",
  supposed: "Parte del gasto es supuesta",
  blocked: "Queda parado (€)",
  atRisk: "Puede perder valor (€)",
  minutes: "Minutos que lleva",
  deadlines: "Plazos",
  facts: "Cifras y fechas",
  requirements: "Requisitos",
  risk: "Riesgo",
  authorisationText: "Autorización",
  statusText: "Estado",
  status: "Código del estado",
  asOf: "Estado del día",
  verifiedOn: "Comprobada",
  validFrom: "Primer día",
  validUntil: "Último día",
  invitation: "Nuestro enlace es una invitación",
  invitationCode: "Nuestro código de invitación",
  paysText: "Qué gana el sitio hoy",
  pays: "Gana el sitio con invitación (€)",
  url: "Ficha",
  officialUrl: "Web oficial",
  sourceUrl: "Página de condiciones o web del proveedor",
} as const;

/** A yes or a no in the table. */
export const yesNo = (is: boolean) => (is ? "sí" : "no");

/** What follows a fact in the table that is not one of today's promotion. */
export const factNotes: Readonly<Record<"stated" | "supposed" | "earlier", string>> = {
  stated: "",
  supposed: " (lo suponemos)",
  earlier: " (dato anterior: puede no valer hoy)",
};
