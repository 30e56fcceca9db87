import { days } from "../format/quantity";
import { claimPeriods, periodWords, replyTime } from "./claim-periods";
import type { ClaimRoute, ComplaintBody } from "./claim-schema";

/** A public body: what it is for, its website, and where to write to it. */
export interface PublicBody {
  name: string;
  /** Its name as it follows «acudir»: «al Banco de España». */
  to: string;
  /** Whether it has to be asked first if the case is its own. */
  isAsked?: true;
  text: string;
  url: string;
  /** Its address and telephone, as they stand in a bracket. */
  at?: string;
  /** Sentence on where one complains to it and how long it takes. */
  where?: string;
}

const cnmvAt = { street: "calle Edison 4, 28006 Madrid", telephone: "900 535 015" } as const;

/** Who can be asked for help after the provider. */
export const bodies: Readonly<Record<ComplaintBody, PublicBody>> = {
  "banco-de-espana": {
    name: "Banco de España",
    to: "al Banco de España",
    isAsked: true,
    text: "Puede ver si la entidad cumplió lo que anunció. Pregunta antes si es competente, sobre todo si la entidad es de otro país.",
    url: "https://www.bde.es/",
    where: `Puedes escribirle en su web o por correo postal: Departamento de Conducta de Entidades, calle Alcalá 48, 28014 Madrid. Como norma, emite su informe en ${days(90)} naturales, y no obliga a la entidad.`,
  },
  cnmv: {
    name: "CNMV",
    to: "a la CNMV",
    text: `Para servicios de inversión. Primero hay que reclamar a la entidad, que tiene ${replyTime("investment")} para contestar. Si es de otro país, pregunta antes si puede tramitar tu caso.`,
    url: "https://www.cnmv.es/",
    at: `${cnmvAt.street}; ${cnmvAt.telephone}`,
    where: `El Servicio de Reclamaciones de la CNMV está en la ${cnmvAt.street}, y su teléfono es el ${cnmvAt.telephone}.`,
  },
  teleco: {
    name: "Oficina de Atención al Usuario de Telecomunicaciones",
    to: "a la Oficina de Atención al Usuario de Telecomunicaciones",
    text: `Para conflictos con operadores. Primero hay que reclamar al operador, en ${periodWords(claimPeriods.telecom.write)} desde que sabes lo que ha pasado. Después hay ${periodWords(claimPeriods.telecom.until)} para acudir a esta oficina, desde su respuesta o desde que acaba su plazo para contestar.`,
    url: "https://usuariosteleco.digital.gob.es/",
    where:
      "Entre los asuntos de la Oficina de Atención al Usuario de Telecomunicaciones está el incumplimiento de ofertas. Resuelve en seis meses como máximo. En su lugar puedes acudir a una Junta Arbitral de Consumo.",
  },
  dgsfp: {
    name: "Dirección General de Seguros y Fondos de Pensiones",
    to: "a la Dirección General de Seguros y Fondos de Pensiones",
    text: `Para seguros. Primero hay que reclamar a la aseguradora, que tiene ${replyTime("insurance")} para contestar.`,
    url: "https://dgsfp.mineco.gob.es/",
    where:
      "Las reclamaciones las tramita el Servicio de Reclamaciones de la Dirección General de Seguros y Fondos de Pensiones.",
  },
  consumo: {
    name: "Oficina de consumo",
    to: "a una oficina de consumo",
    text: "Acude a la oficina de consumo de tu municipio o de tu comunidad autónoma si no se cumple lo que decía la publicidad. La web del ministerio explica cómo reclamar.",
    url: "https://www.consumo.gob.es/",
    where: "También puedes pedir un arbitraje de consumo, si la empresa lo acepta.",
  },
};

/** The name of each, for the options of an offer's field. */
export const complaintNames = Object.fromEntries(
  Object.entries(bodies).map(([id, { name }]) => [id, name]),
) as Readonly<Record<ComplaintBody, string>>;

/** What to do after «si no llega o te lo deniegan,»: whom to write to, how long the answer takes, where to go then. */
export function complaintWords(route: ClaimRoute): string {
  const { hasService, write, body, until, isLongest } = claimPeriods[route];
  const soon = write && !write.far && ` en el plazo de ${periodWords(write)} desde que lo sepas`;
  const service = hasService ? "servicio de atención al cliente (SAC)" : "atención al cliente";
  const first = `reclama ${soon ? "" : "por escrito "}a su ${service}${soon || ""}`;
  const then =
    body === "banco-de-espana"
      ? `puedes preguntar ${bodies[body].to} si tramita tu caso`
      : soon && until
        ? `tienes ${periodWords(until)} para acudir ${bodies[body].to}`
        : `puedes acudir ${bodies[body].to}`;
  const time = isLongest ? `como mucho ${replyTime(route)}` : replyTime(route);
  return `${first}: tiene ${time} para contestar. Después ${then}`;
}
