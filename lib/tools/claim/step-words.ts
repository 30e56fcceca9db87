import type { Claim, ClaimStep, Grievance } from "./claim";
import { rewardNoun } from "../../ground/offer-words";
import { isDiscount } from "../../ground/net-value";
import { areHolidaysKnown } from "../../ground/working-days";
import { longDate } from "../../format/dates";
import { inSentence, present } from "../../format/format";
import type { Offer } from "../../offers/offer";
import { answerPeriods, countsFromFact, periodWords, type Route, routeOf, waitsForTie } from "./routes";

/** Which days a period in working days counts. */
function workingDays({ written, answerBy = written }: Claim): string {
  return areHolidaysKnown(written, answerBy)
    ? "Los días laborables son de lunes a viernes, sin los festivos nacionales. Las fiestas locales pueden añadir días."
    : "Contamos los días de lunes a viernes, porque no tenemos los festivos de ese año: cada uno añade un día.";
}

/** The offer, as far as the words of a claim depend on it. */
type Claimed = Pick<Offer, "brand" | "claim" | "deadlines" | "risk" | "reward" | "terms">;

/** Whether the benefit is a gift, which is no banking service: interest is one. */
const isGift = (offer: Pick<Claimed, "reward" | "terms">) => rewardNoun(offer) !== "interés";

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
  const { route, grievance, isAssumed, isUsual } = claim;
  const onlyPayment = claim.otherAnswerBy ? ", si es un servicio de pago" : "";
  switch (id) {
    case "fact":
      return factWords(offer, grievance, isUsual);
    case "write":
      return {
        title: `Escribe ${route.service.to(brand)}`,
        text: `Di a ${brand} qué se ofrecía, qué hiciste y ${grievance === "cobro" ? "qué te cobraron" : "qué falta"}. Guarda la copia y la fecha.`,
      };
    case "written":
      return { title: `Escribiste a ${brand}`, text: "Guarda la copia, la fecha y la respuesta, si llega." };
    case "write-by":
      return { title: `Último día para escribir a ${brand}`, text: writeByText(route, brand) };
    case "answer-by":
      return {
        title: `Último día para que ${brand} te conteste${onlyPayment}`,
        text: answerText(offer, claim),
        ...(route.exception && { more: route.exception }),
      };
    case "go":
      return {
        title: `Desde este día puedes ${route.go}${onlyPayment}`,
        ...goTexts(offer, route, grievance),
      };
    case "go-until":
      return { title: `Último día para acudir ${route.body.to}`, text: untilText(route, brand, isAssumed) };
  }
}

function factWords(offer: Claimed, grievance: Grievance, isUsual: boolean) {
  if (grievance === "denegado") return { title: "Te lo denegaron", text: GIVEN_FACT };
  if (grievance === "cobro") return { title: "Te cobraron", text: GIVEN_FACT };
  if (isUsual && waitsForTie(offer)) return { title: "Termina lo que hay que mantener", text: TIE_FACT };
  if (isUsual) return { title: "El día en que suele llegar", text: USUAL_FACT };
  const due = isDiscount(offer) ? "Debería haberse aplicado" : "Debería haber llegado";
  return { title: `${due}, según el día que has puesto`, text: "" };
}

function goTexts(offer: Claimed, { body }: Route, grievance: Grievance) {
  const { brand, claim } = offer;
  const reasons = [
    ...(grievance === "cobro" || !isGift(offer) ? [] : ["un regalo no es un servicio de pago"]),
    ...(claim?.abroad ? ["puede decidir un organismo del país de la entidad"] : []),
  ];
  const competence = reasons.length > 0 ? `: ${reasons.join(", y ")}` : "";
  return {
    text: `Si ${brand} te contesta antes y no estás de acuerdo, no hace falta que esperes a este día.`,
    more: present([body.isAsked && `Pregunta ${body.to} si es competente${competence}.`, body.where]).join(
      " ",
    ),
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
export function stepsAhead(offer: Claimed, route: Route): StepAhead[] {
  const { brand } = offer;
  const { service, until, body } = route;
  const { other, charge } = answerPeriods(route);
  const forCharge = charge ? `; si es por un cobro de un servicio de pago, ${charge}` : "";
  return [
    {
      title: `Escribe ${service.to(brand)}`,
      text: present([countsFromFact(route) && timeToWrite(route), "Guarda la copia y la fecha."]).join(" "),
      onScreen: "Aquí tendrás la carta.",
    },
    {
      title: `Espera la respuesta de ${brand}`,
      text: `Tiene ${other} para contestarte${forCharge}.`,
    },
    {
      title: `Si no lo resuelve, puedes ${route.go}`,
      text: until
        ? present([body.isAsked && "Pregunta antes si es competente.", untilText(route, brand, true)]).join(
            " ",
          )
        : (body.where ?? body.text),
    },
  ];
}

/** Where a claim goes, in one line: the answer of the page before anything is answered. */
export function routeWords({ brand }: Pick<Offer, "brand">, { body }: Route): string {
  return `Primero, a ${brand}; después, ${body.to}`;
}

const USUAL_FACT = "Es el plazo habitual, contado desde el día del alta que has puesto.";
const TIE_FACT = "Contamos hasta ese día, desde el del alta que has puesto.";
const GIVEN_FACT = "Es el día que has puesto.";

/** How long a visitor has to write, where the time is short. */
export const timeToWrite = ({ write }: Route) =>
  `Tienes ${periodWords(write)} desde que sabes lo que ha pasado.`;

function writeByText({ write }: Route, brand: string): string {
  return `Tienes ${periodWords(write)} para escribir a ${brand} desde que conoces el hecho. Las fuentes no coinciden en qué día empieza a contar: tomamos el más temprano.`;
}

function answerText(offer: Claimed, claim: Claim): string {
  const { brand } = offer;
  const { route, otherAnswerBy } = claim;
  const { other, charge } = answerPeriods(route);
  if (!charge || (claim.grievance !== "cobro" && !isGift(offer)))
    return `${brand} tiene ${other} para contestar.`;
  if (claim.grievance !== "cobro")
    return `${brand} tiene ${other} para contestar: ni un regalo ni su denegación son un servicio de pago.`;
  if (!otherAnswerBy)
    return `${brand} tiene ${charge} si el cobro es de un servicio de pago. ${workingDays(claim)}`;
  if (!mayBeOrder(offer, claim))
    return `${brand} tiene ${charge} si el cobro es de un servicio de pago; si no lo es, ${other}: hasta el ${longDate(otherAnswerBy)}. ${workingDays(claim)}`;
  const orders = routeOf("investment");
  return [
    `Si el cobro es de un servicio de pago, como una tarjeta o una transferencia, ${brand} tiene ${charge}.`,
    workingDays(claim),
    `Si el cobro es por invertir, tiene ${other}, hasta el ${longDate(otherAnswerBy)}; después puedes preguntar ${orders.body.to} si tramita tu caso (${orders.body.at}).`,
  ].join(" ");
}

function untilText({ body, until, untilWords }: Route, brand: string, isAssumed: boolean): string {
  const written = `desde que ${isAssumed ? "escribes" : "escribiste"} a ${brand}`;
  return `Tienes ${periodWords(until)} para acudir ${body.to}${untilWords?.(written) ?? "."}`;
}

/** A day of the line of time in a calendar: «PayPal · Reclamación: último día para acudir al Banco de España». */
export function claimEventTitle(offer: Claimed, claim: Claim, id: ClaimStep["id"]): string {
  const { short } = claim.route.service;
  if (id === "write" && short) return `Reclamación: escribe ${short} de ${offer.brand}`;
  const { title } = stepWords(offer, claim, id);
  return title.includes(offer.brand)
    ? `Reclamación: ${inSentence(title)}`
    : `${offer.brand} · Reclamación: ${inSentence(title)}`;
}
