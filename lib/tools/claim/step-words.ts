import type { Period } from "./procedures";
import type { Claim, ClaimStep, Grievance } from "./claim";
import { isDiscount } from "../../ground/net-value";
import { longDate } from "../../format/dates";
import { inSentence } from "../../format/format";
import { days } from "../../format/quantity";
import type { ClaimRoute } from "../../offers/claim-schema";
import type { Offer } from "../../offers/offer";

/** The name of the body to turn to, as it follows «a»: «al Banco de España». */
export const bodyAfterTo: Readonly<Record<ClaimRoute, string>> = {
  payment: "al Banco de España",
  investment: "a la CNMV",
  telecom: "a la Oficina de Atención al Usuario de Telecomunicaciones",
  crypto: "a una oficina de consumo",
  other: "a una oficina de consumo",
};

/** What one does there first: a bank's body has to be asked whether the case is its own. */
export const goVerb: Readonly<Record<ClaimRoute, string>> = {
  payment: "preguntar",
  investment: "acudir",
  telecom: "acudir",
  crypto: "acudir",
  other: "acudir",
};

/** Whether the provider has a customer service (SAC) that has to answer before a public body is asked. */
export const isFirm = (route: ClaimRoute) => route === "payment" || route === "investment";

/** Where to write first, as it follows «a». */
export function providerAfterTo(route: ClaimRoute, brand: string): string {
  if (isFirm(route)) return `al servicio de atención al cliente (SAC) o al defensor del cliente de ${brand}`;
  return `a la atención al cliente de ${brand}`;
}

/** Which days a period in working days counts. */
const WORKING_DAYS =
  "Los días laborables son de lunes a viernes, sin los festivos nacionales. Las fiestas locales pueden añadir días.";

/** The offer, as far as the words of a claim depend on it. */
type Claimed = Pick<Offer, "brand" | "claim" | "risk" | "reward">;

/** Whether a charge may be for a payment service or for an order: the periods and the bodies differ. */
export function mayBeOrder({ risk }: Pick<Offer, "risk">, claim: Pick<Claim, "otherAnswerBy">): boolean {
  return risk === "investment" && claim.otherAnswerBy !== undefined;
}

/** Title and text of a day of the line of time; `more` about it stands apart from the line. */
export function stepWords(
  offer: Claimed,
  claim: Claim,
  id: ClaimStep["id"],
): { title: string; text: string; more?: string } {
  const { brand } = offer;
  const { procedure, grievance, isAssumed, isUsual } = claim;
  const onlyPayment = claim.otherAnswerBy ? ", si es un servicio de pago" : "";
  const { route } = procedure;
  const to = providerAfterTo(route, brand);
  const body = bodyAfterTo[route];
  switch (id) {
    case "fact":
      return factWords(offer, grievance, isUsual);
    case "write":
      return {
        title: `Escribe ${to}`,
        text: `Di a ${brand} qué se ofrecía, qué hiciste y ${grievance === "cobro" ? "qué te cobraron" : "qué falta"}. Guarda la copia y la fecha.`,
      };
    case "written":
      return { title: `Escribiste a ${brand}`, text: "Guarda la copia, la fecha y la respuesta, si llega." };
    case "write-by":
      return { title: `Último día para escribir a ${brand}`, text: writeByText(procedure, brand) };
    case "answer-by":
      return {
        title:
          route === "investment"
            ? `Se cumple un mes sin respuesta de ${brand}`
            : `Último día para que ${brand} te conteste${onlyPayment}`,
        text: answerText(offer, claim),
      };
    case "go":
      return { title: `${goTitle(route)}${onlyPayment}`, ...goTexts(offer, procedure, grievance) };
    case "go-until":
      return { title: `Último día para acudir ${body}`, text: untilText(procedure, brand, isAssumed) };
  }
}

function factWords(offer: Claimed, grievance: Grievance, isUsual: boolean) {
  if (grievance === "denegado") return { title: "Te lo denegaron", text: GIVEN_FACT };
  if (grievance === "cobro") return { title: "Te cobraron", text: GIVEN_FACT };
  if (isUsual) return { title: "El día en que suele llegar", text: USUAL_FACT };
  const due = isDiscount(offer) ? "Debería haberse aplicado" : "Debería haber llegado";
  return { title: `${due}, según el día que has puesto`, text: "" };
}

function goTitle(route: ClaimRoute): string {
  return `Desde este día puedes ${goVerb[route]} ${bodyAfterTo[route]}`;
}

function goTexts({ brand, claim }: Claimed, { route }: Procedure, grievance: Grievance) {
  const reasons = [
    ...(grievance === "cobro" ? [] : ["un regalo no es un servicio de pago"]),
    ...(claim?.abroad ? ["puede decidir un organismo del país de la entidad"] : []),
  ];
  const competence = reasons.length > 0 ? `: ${reasons.join(", y ")}` : "";
  return {
    text: `Si ${brand} te contesta antes y no estás de acuerdo, no hace falta que esperes a este día.`,
    more: [
      ...(route === "payment" ? [`Pregunta al Banco de España si es competente${competence}.`] : []),
      ...(whereTexts[route] ?? []),
    ].join(" "),
  };
}

interface StepAhead {
  title: string;
  text: string;
  /** What is not true on paper. */
  onScreen?: string;
}

/**
 * The steps of a claim before anything is answered, without days: whom to write to, how long the answer may take, and
 * where to go then.
 */
export function stepsAhead(offer: Claimed, procedure: Procedure): StepAhead[] {
  const { brand } = offer;
  const { route, answer, until } = procedure;
  const [charge, other] = [periodWords(answer?.charge), periodWords(answer?.other)];
  const forCharge = charge === other ? "" : `; si es por un cobro de un servicio de pago, ${charge}`;
  const waiting =
    route === "investment"
      ? `Pasado ${other} sin respuesta, o con una que no te convence, puedes acudir a la CNMV.`
      : `Tiene ${other} para contestarte${forCharge}.`;
  return [
    {
      title: `Escribe ${providerAfterTo(route, brand)}`,
      text: `${route === "telecom" ? `${timeToWrite(procedure)} ` : ""}Guarda la copia y la fecha.`,
      onScreen: "Aquí tendrás la carta.",
    },
    {
      title: `Espera la respuesta de ${brand}`,
      text: answer ? waiting : "No sabemos en qué plazo tiene que contestarte.",
    },
    {
      title: `Si no lo resuelve, puedes ${goVerb[route]} ${bodyAfterTo[route]}`,
      text: until
        ? `${route === "payment" ? "Pregunta antes si es competente. " : ""}${untilText(procedure, brand, true)}`
        : "No sabemos si algún organismo decidirá sobre tu caso.",
    },
  ];
}

/** Where a claim goes, in one line: the answer of the page before anything is answered. */
export function routeWords({ brand }: Pick<Offer, "brand">, { route }: Pick<Procedure, "route">): string {
  return `Primero, a ${brand}; después, ${bodyAfterTo[route]}`;
}

const USUAL_FACT = "Es el plazo habitual, contado desde el día del alta que has puesto.";
const GIVEN_FACT = "Es el día que has puesto.";

type Procedure = Claim["procedure"];

const numerals = ["", "un", "dos", "tres", "cuatro", "cinco", "seis"];

/** A period in words: «un mes», «tres meses», «un año», «15 días laborables». */
export function periodWords(period: Period | undefined): string {
  if (!period) return "";
  if ("workingDays" in period) return `${days(period.workingDays)} laborables`;
  const inYears = period.months % 12 === 0;
  const figure = inYears ? period.months / 12 : period.months;
  const [singular, plural] = inYears ? ["año", "años"] : ["mes", "meses"];
  return `${numerals[figure] ?? figure} ${figure === 1 ? singular : plural}`;
}

/** How long a visitor has to write, where the time is short. */
export const timeToWrite = ({ write }: Pick<Procedure, "write">) =>
  `Tienes ${periodWords(write)} desde que sabes lo que ha pasado.`;

function writeByText({ write }: Procedure, brand: string): string {
  return `Tienes ${periodWords(write)} para escribir a ${brand} desde que conoces el hecho. Las fuentes no coinciden en qué día empieza a contar: tomamos el más temprano.`;
}

function answerText(offer: Claimed, claim: Claim): string {
  const { brand } = offer;
  const { route, answer } = claim.procedure;
  const isCharge = claim.grievance === "cobro";
  const period = periodWords(isCharge ? answer?.charge : answer?.other);
  if (route === "investment")
    return `Pasado ${period} sin respuesta, o con una que no te convence, puedes acudir a la CNMV. Formalmente, la entidad dispone de dos meses.`;
  if (route !== "payment") return `${brand} tiene ${period} para contestar.`;
  if (!isCharge)
    return `${brand} tiene ${period} para contestar: ni un regalo ni su denegación son un servicio de pago.`;
  const { otherAnswerBy } = claim;
  if (!otherAnswerBy)
    return `${brand} tiene ${period} si el cobro es de un servicio de pago. ${WORKING_DAYS}`;
  const untilThen = `${periodWords(answer?.other)}: hasta el ${longDate(otherAnswerBy)}.`;
  if (!mayBeOrder(offer, claim))
    return `${brand} tiene ${period} si el cobro es de un servicio de pago; si no lo es, ${untilThen} ${WORKING_DAYS}`;
  return [
    `Si el cobro es de un servicio de pago, como una tarjeta o una transferencia, ${brand} tiene ${period}.`,
    WORKING_DAYS,
    `Si el cobro es por invertir y el ${longDate(otherAnswerBy)} no te ha contestado, o su respuesta no te convence, puedes preguntar a la CNMV si tramita tu caso (calle Edison 4, 28006 Madrid; 900 535 015). Formalmente, la entidad dispone de dos meses.`,
  ].join(" ");
}

const whereTexts: Partial<Record<ClaimRoute, readonly string[]>> = {
  payment: [
    `Puedes escribirle en su web o por correo postal: Departamento de Conducta de Entidades, calle Alcalá 48, 28014 Madrid. Como norma, emite su informe en ${days(90)}.`,
  ],
  investment: [
    "El Servicio de Reclamaciones de la CNMV está en la calle Edison 4, 28006 Madrid, y su teléfono es el 900 535 015.",
  ],
  telecom: [
    "Entre los asuntos de la Oficina de Atención al Usuario de Telecomunicaciones está el incumplimiento de ofertas. Resuelve en seis meses como máximo. En su lugar puedes acudir a una Junta Arbitral de Consumo.",
  ],
};

function untilText({ route, until }: Procedure, brand: string, isAssumed: boolean): string {
  const period = `Tienes ${periodWords(until)} para acudir ${bodyAfterTo[route]}`;
  const written = `desde que ${isAssumed ? "escribes" : "escribiste"} a ${brand}`;
  if (route === "telecom")
    return `${period} desde la respuesta o, si no la hay, desde que acaba el plazo para contestar. Si te contestan antes, cuenta desde ese día.`;
  if (route === "investment") return `${period}. Lo contamos ${written}, el día más temprano.`;
  return `${period} ${written}.`;
}

/** A day of the line of time in a calendar: «PayPal · Reclamación: último día para acudir al Banco de España». */
export function claimEventTitle(offer: Claimed, claim: Claim, id: ClaimStep["id"]): string {
  const { route } = claim.procedure;
  if (id === "write" && isFirm(route)) return `Reclamación: escribe al SAC de ${offer.brand}`;
  const { title } = stepWords(offer, claim, id);
  return title.includes(offer.brand)
    ? `Reclamación: ${inSentence(title)}`
    : `${offer.brand} · Reclamación: ${inSentence(title)}`;
}
