import { type ComplaintBody, complaintNames } from "../../offers/categories";
import type { ClaimRoute } from "../../offers/claim-schema";
import { isFirm, providerAfterTo } from "./step-words";

/** Public bodies, by the names in offers: purpose and website of each. */
export const complaintBodies: Readonly<Record<ComplaintBody, { name: string; text: string; url: string }>> = {
  "banco-de-espana": {
    name: complaintNames["banco-de-espana"],
    text: "Para servicios bancarios y de pago. Un regalo no es uno de ellos: pregunta antes si puede tramitar tu caso, sobre todo si la entidad es de otro país.",
    url: "https://www.bde.es/",
  },
  cnmv: {
    name: complaintNames.cnmv,
    text: "Para servicios de inversión. Primero hay que reclamar a la entidad. Pasado un mes sin respuesta, o con una que no te convence, puedes acudir a la CNMV; si la entidad es de otro país, pregunta antes si puede tramitar tu caso.",
    url: "https://www.cnmv.es/",
  },
  teleco: {
    name: complaintNames.teleco,
    text: "Para conflictos con operadores. Primero hay que reclamar al operador, en el mes siguiente a saber lo que ha pasado. Después hay tres meses para acudir a esta oficina, desde su respuesta o desde que acaba su plazo para contestar.",
    url: "https://usuariosteleco.digital.gob.es/",
  },
  consumo: {
    name: complaintNames.consumo,
    text: "Acude a la oficina de consumo de tu municipio o de tu comunidad autónoma si no se cumple lo que decía la publicidad. La web del ministerio explica cómo reclamar.",
    url: "https://www.consumo.gob.es/",
  },
};

const dataAgency = "Agencia Española de Protección de Datos";

/** The first steps of any complaint. */
export const complaintsCopy = {
  first: (route: ClaimRoute, brand: string) =>
    `Primero, ${isFirm(route) ? "reclama por escrito" : "escribe"} ${providerAfterTo(route, brand)}: di qué se ofrecía, qué hiciste y qué falta. Guarda la copia, la fecha y la respuesta.`,
  next: "Si no responde o no estás de acuerdo, puedes acudir a:",
  data: {
    name: dataAgency,
    text: `Si te dicen que ya eras cliente y no lo eras, puedes preguntar a la empresa qué datos tuyos tiene. La ${dataAgency} explica cómo.`,
    url: "https://www.aepd.es/",
  },
} as const;
