import type { Period } from "../answers/claim-procedures";
import type { Claim, ClaimStep, Grievance } from "../answers/complaints";
import { type CalendarDate, longDate, onDate } from "../format/dates";
import { inSentence } from "../format/format";
import { days } from "../format/quantity";
import type { ClaimRoute } from "../offers/claim-schema";
import type { Offer } from "../offers/offer";
import { complaintBodies } from "./complaints";

/** Words of the page that says by when and to whom a visitor can complain, with the letter. */
export const claimCopy = {
  form: "Tu caso",
  day: "Día del alta",
  dayHint: "El día en que te registraste. Puede ser de los últimos cinco años.",
  what: "¿Qué ha pasado?",
  grievances: {
    "no-llega": "No ha llegado",
    denegado: "Me lo deniegan",
    cobro: "Me cobran algo",
  } satisfies Record<Grievance, string>,
  chooseWhat: (typed?: string) =>
    `${typed ? `«${typed}» no es ninguna de estas respuestas. ` : ""}Elige qué ha pasado.`,
  since: "¿Desde cuándo?",
  sinceHint: (expected: boolean) =>
    `El día en que te lo denegaron, en que te cobraron o en que debería haber llegado lo anunciado. ${
      expected
        ? "Si no ha llegado y dejas este día en blanco, contamos el plazo habitual desde el alta."
        : "No sabemos cuándo llega lo que da esta promoción: si no ha llegado, busca el plazo en las condiciones que guardaste."
    }`,
  /** Opens the field of that day. */
  wroteAlready: "Ya he escrito al proveedor",
  written: "¿Qué día escribiste?",
  writtenHint: "Déjalo en blanco si todavía no has escrito.",
  submit: "Ver mis fechas",
  answer: "Tus fechas para reclamar",
  assumed: (written: CalendarDate) =>
    `Suponemos que escribes el ${longDate(written)}. Si lo haces otro día, las fechas siguientes serán otras.`,
  local:
    "Los días laborables son de lunes a viernes, sin los festivos nacionales. Las fiestas locales pueden añadir días.",
  source: "Fuente",
  evidence: "De dónde salen estas fechas",
  unknownEdition: (first: CalendarDate) =>
    `No tenemos las condiciones que había el día de tu alta: las primeras las recogimos ${onDate(first)}. La carta pide las de tu día.`,
  /** For a day of signing up before the promotion began. */
  early: ({ brand }: Pick<Offer, "brand">, signUp: CalendarDate, first: CalendarDate) =>
    `Te diste de alta el ${longDate(signUp)}, y la promoción de ${brand} que conocemos empezó ${onDate(first)}: puede que la tuya fuera otra, o que no la hubiera. Antes de reclamar, busca las condiciones de tu día.`,
  /** For a day of signing up after the promotion's last one. */
  late: ({ brand }: Pick<Offer, "brand">, signUp: CalendarDate, last: CalendarDate) =>
    `Te diste de alta el ${longDate(signUp)}, y la promoción de ${brand} que conocemos terminó ${onDate(last)}: puede que la tuya fuera otra, o que ya no la hubiera. Antes de reclamar, busca las condiciones de tu día; la carta también las pide.`,
  noPromise:
    "Estas fechas no dicen que te corresponda el beneficio: eso depende de las condiciones de la promoción.",
  further: "Quién más puede ayudarte",
  consumer: "También puedes preguntar en una oficina de consumo, como la de tu municipio (OMIC).",
  finNet:
    "FIN-NET ayuda a encontrar qué organismo decide en el país de la entidad, pero no resuelve reclamaciones.",
  /** For who opens the address of a file without answers. */
  fileFault: {
    title: "Nos falta algún dato para calcular tus fechas",
    text: "La dirección lleva el día del alta, qué ha pasado y desde cuándo, con año, mes y día. Por ejemplo:",
  },
  calendar: "Añadir estas fechas al calendario (.ics)",
  letter: {
    title: "La carta",
    lead: "Completa los huecos y envíala por un canal del que te quede copia. Adjunta los justificantes.",
    copy: "Copiar la carta",
    copied: "Carta copiada",
    print: "Imprimir la carta",
    download: "Descargar la carta (.txt)",
    mail: "Enviar por correo",
  },
} as const;

/** The name of the body to turn to, as it follows «a»: «al Banco de España». */
const bodyAfterTo: Readonly<Record<ClaimRoute, string>> = {
  payment: "al Banco de España",
  investment: "a la CNMV",
  telecom: "a la Oficina de Atención al Usuario de Telecomunicaciones",
  crypto: "a una oficina de consumo",
  other: "a una oficina de consumo",
};

/** Where to write first, as it follows «a». */
function providerAfterTo(route: ClaimRoute, brand: string): string {
  if (route === "payment" || route === "investment")
    return `al servicio de atención al cliente (SAC) o al defensor del cliente de ${brand}`;
  return `a la atención al cliente de ${brand}`;
}

/** The answer in one line. */
export function claimFigure({ brand }: Pick<Offer, "brand">, claim: Claim, today: CalendarDate): string {
  const { route, answer } = claim.procedure;
  const body = bodyAfterTo[route];
  if (claim.goUntil && claim.goUntil < today)
    return `El plazo para acudir ${body} terminó el ${longDate(claim.goUntil)}`;
  if (!claim.isAssumed && claim.answerBy && claim.goUntil)
    return claim.answerBy >= today
      ? `${brand} tiene hasta el ${longDate(claim.answerBy)} para contestarte`
      : `Ya puedes acudir ${body}, hasta el ${longDate(claim.goUntil)}`;
  if (!claim.isAssumed) return `Si ${brand} no te contesta, acude ${body}`;
  if (claim.writeBefore && claim.writeBefore <= today)
    return `El plazo para escribir terminó el ${longDate(claim.steps.find(({ id }) => id === "write-by")?.date ?? today)}`;
  const from = claim.writeFrom > today ? `desde el ${longDate(claim.writeFrom)}` : "desde hoy";
  const isShort = answer !== undefined && route === "telecom" && claim.writeBefore;
  return isShort ? `Escribe ${from} y antes del ${longDate(isShort)}` : `Puedes escribir ${from}`;
}

/** One line of reason under the answer. */
export function claimReason({ brand }: Pick<Offer, "brand">, claim: Claim, today: CalendarDate): string {
  const { route } = claim.procedure;
  const provider = providerAfterTo(route, brand);
  if (claim.isAssumed && claim.writeBefore && claim.writeBefore <= today)
    return `Aún puedes escribir ${provider}, pero puede que no te atienda: las fechas siguientes solo valen si lo hace.`;
  const first = claim.isAssumed ? `Primero hay que reclamar ${provider}` : `Ya has reclamado ${provider}`;
  const reasons: Readonly<Record<ClaimRoute, string>> = {
    payment: `${first}: es obligatorio antes de acudir al Banco de España.`,
    investment: `${first}; después puedes acudir a la CNMV.`,
    telecom: `${first}; después puedes acudir a la Oficina de Atención al Usuario de Telecomunicaciones o a una Junta Arbitral de Consumo.`,
    crypto: `${first}. No sabemos en qué plazo tiene que contestar ni si algún organismo decidirá sobre tu caso. Busca la entidad en los registros de la CNMV y de ESMA, y pregunta en una oficina de consumo.`,
    other: `${first}. No sabemos en qué plazo tiene que contestar. Después puedes acudir a una oficina de consumo.`,
  };
  return reasons[route];
}

const facts: Readonly<Record<Grievance, string>> = {
  "no-llega": "Suele llegar este día",
  denegado: "Te lo denegaron",
  cobro: "Te cobraron",
};

/** Title and text of a day of the line of time. */
export function stepWords(
  { brand }: Pick<Offer, "brand">,
  { procedure, grievance, isAssumed, isUsual }: Claim,
  id: ClaimStep["id"],
): { title: string; text: string } {
  const { route } = procedure;
  const to = providerAfterTo(route, brand);
  const body = bodyAfterTo[route];
  switch (id) {
    case "fact":
      return { title: facts[grievance], text: isUsual ? USUAL_FACT : GIVEN_FACT };
    case "write":
      return {
        title: `Escribe ${to}`,
        text: `Di qué se ofrecía, qué hiciste y ${grievance === "cobro" ? "qué te cobraron" : "qué falta"}. Guarda la copia y la fecha.`,
      };
    case "written":
      return { title: `Escribiste a ${brand}`, text: "Guarda la copia, la fecha y la respuesta, si llega." };
    case "write-by":
      return { title: `Último día para escribir a ${brand}`, text: writeByText(procedure) };
    case "answer-by":
      return { title: `Último día para que ${brand} te conteste`, text: answerText(procedure, grievance) };
    case "go":
      return {
        title: `Acude ${body}`,
        text: `Puedes hacerlo desde este día si no te han contestado. Si te contestan antes y no estás de acuerdo, no hace falta esperar. ${whereTexts[route] ?? ""}`.trim(),
      };
    case "go-until":
      return { title: `Último día para acudir ${body}`, text: untilText(procedure, brand, isAssumed) };
  }
}

const USUAL_FACT = "Es cuando suele llegar, contado desde el día del alta que has puesto.";
const GIVEN_FACT = "Es el día que has puesto.";

type Procedure = Claim["procedure"];

const numerals = ["", "un", "dos", "tres", "cuatro", "cinco", "seis"];

/** A period in words: «un mes», «tres meses», «un año», «15 días laborables». */
function periodWords(period: Period | undefined): string {
  if (!period) return "";
  if ("workingDays" in period) return `${days(period.workingDays)} laborables`;
  const inYears = period.months % 12 === 0;
  const figure = inYears ? period.months / 12 : period.months;
  const [singular, plural] = inYears ? ["año", "años"] : ["mes", "meses"];
  return `${numerals[figure] ?? figure} ${figure === 1 ? singular : plural}`;
}

function writeByText({ route, write }: Procedure): string {
  if (route === "payment")
    return `A los ${periodWords(write)} de los hechos, la entidad ya puede no atender la reclamación. Cuanto antes escribas, más fácil será probarlo.`;
  if (route === "telecom")
    return `Hay ${periodWords(write)} desde que conoces el hecho. Las fuentes no coinciden en qué día empieza a contar: tomamos el más temprano.`;
  return "";
}

function answerText({ route, answer }: Procedure, grievance: Grievance): string {
  const isCharge = grievance === "cobro";
  const period = periodWords(isCharge ? answer?.charge : answer?.other);
  if (route === "payment")
    return isCharge
      ? `Tiene ${period}, porque un cobro es un servicio de pago. ${claimCopy.local}`
      : `Tiene ${period}: ni un regalo ni su denegación son un servicio de pago.`;
  if (route === "investment")
    return `Pasado ${period} sin respuesta, o con una que no te convence, puedes acudir a la CNMV. Formalmente, la entidad dispone de dos meses.`;
  return `El operador tiene ${period}.`;
}

const whereTexts: Partial<Record<ClaimRoute, string>> = {
  payment: `El Banco de España tramita lo que es de su competencia. En su web o por correo: Departamento de Conducta de Entidades, calle Alcalá 48, 28014 Madrid. Como norma, emite su informe en ${days(90)}.`,
  investment: "Servicio de Reclamaciones de la CNMV, calle Edison 4, 28006 Madrid. Teléfono: 900 535 015.",
  telecom:
    "Entre sus asuntos está el incumplimiento de ofertas. Resuelve en seis meses como máximo. En su lugar puedes acudir a una Junta Arbitral de Consumo.",
};

function untilText({ route, until }: Procedure, brand: string, isAssumed: boolean): string {
  const period = periodWords(until);
  const written = `desde que ${isAssumed ? "escribes" : "escribiste"} a ${brand}`;
  if (route === "telecom")
    return `Hay ${period} desde la respuesta o, si no la hay, desde que acaba el plazo para contestar. Si te contestan antes, cuenta desde ese día.`;
  if (route === "investment") return `Hay ${period}. Lo contamos ${written}, el día más temprano.`;
  return `Hay ${period} ${written}.`;
}

/** The public page on which the periods of a procedure were read; undefined where no period is known. */
export function procedureSource(route: ClaimRoute): { label: string; url: string } | undefined {
  const sources: Partial<Record<ClaimRoute, { label: string; url: string }>> = {
    payment: { label: "Banco de España, «Reclamaciones»", url: complaintBodies["banco-de-espana"].url },
    investment: { label: "CNMV, «Cómo reclamar»", url: complaintBodies.cnmv.url },
    telecom: {
      label: "Oficina de Atención al Usuario de Telecomunicaciones",
      url: complaintBodies.teleco.url,
    },
  };
  return sources[route];
}

/** A day of the line of time in a calendar: «PayPal · Último día para acudir al Banco de España». */
export function claimEventTitle(offer: Pick<Offer, "brand">, claim: Claim, id: ClaimStep["id"]): string {
  const { title } = stepWords(offer, claim, id);
  return title.includes(offer.brand)
    ? `Reclamación: ${inSentence(title)}`
    : `${offer.brand} · Reclamación: ${inSentence(title)}`;
}
