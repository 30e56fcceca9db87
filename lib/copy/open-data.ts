import { riskNames, risks } from "../offers/categories";
import { thresholds } from "../offers/status";
import { days } from "../format/quantity";

const due = days(thresholds.due);
const unverified = days(thresholds.unverified);

/** The descriptions of the open data's fields, for their JSON Schema. */
export const openDataWords = {
  title: (brand: string) => `Promociones publicadas en ${brand}`,
  id: "Nombre corto, estable.",
  brand: "Proveedor.",
  benefit: "Qué recibe el nuevo cliente.",
  requirements: "Qué tiene que hacer y en qué plazo.",
  risk: `Qué riesgo tiene el dinero: ${risks.map((risk) => `${risk}, ${riskNames[risk]}`).join("; ")}. Falta donde no consta ninguno.`,
  riskText: "El mismo riesgo, como se lee en la web.",
  url: "Ficha en este sitio.",
  officialUrl: "Web del proveedor, sin enlace de invitación.",
  sourceUrl: "Página oficial de condiciones o, si no la conocemos, la web del proveedor.",
  weight: "Peso editorial: la lista va del menor al mayor.",
  status: `Estado el día en que se pide el fichero, en hora de Madrid. upcoming: no ha empezado; current: comprobada hace ${due} o menos; due: hace más de ${due}; unverified: hace más de ${unverified}; ended: ha terminado. Sale de verifiedOn (de un mes, desde su primer día), validFrom y validUntil.`,
  statusText: "El mismo estado, como se lee en la web.",
  note: "Lo que hay que saber del historial: que el beneficio de hoy lo ha fijado el titular de este sitio.",
  history: "Qué ha cambiado, de lo más antiguo a lo más nuevo, y cómo quedaron beneficio y requisitos.",
  verifiedOn: "Última comprobación: día, o mes si no se sabe el día.",
  modifiedOn: "Última comprobación o cambio.",
  newestVerification: "Última comprobación de cualquier oferta.",
  licence: {
    name: "Creative Commons Atribución 4.0 Internacional",
    url: "https://creativecommons.org/licenses/by/4.0/deed.es",
  },
  offers: "Ofertas publicadas, en el orden de la página. Mira status: una oferta terminada sigue aquí.",
} as const;
