import type { Offer } from "../../offers/offer";
import { type CalendarDate, longDate, shortDate } from "../../format/dates";
import { asSentence, present } from "../../format/format";
import { earliestDone } from "../../ground/arrivals";
import { arrivalLine } from "../../ground/deadline-words";
import { periodWords } from "../../offers/claim-periods";
import type { Claim } from "./claim";
import { isDiscount } from "../../ground/net-value";
import { rewardNoun } from "../../ground/offer-words";
import { isArrivalStated } from "./grievances";
import { bodies } from "../../offers/claim-bodies";
import { countsFromFact } from "./routes";
import { ifYours } from "./lead";
import { arrives, mayBeOrder } from "./words";

/** The answer's words, and the figure among them: a date, or what to do today. */
interface ClaimAnswerWords {
  before?: string;
  /** The figure among them; undefined where no day is known. */
  figure?: string;
  after?: string;
  /** Whether what the figure says has ended. */
  isOver?: true;
}

/** The answer of a claim on a day: only pages that are made on request may show it. */
export function claimAnswer(offer: Offer, claim: Claim, today: CalendarDate): ClaimAnswerWords {
  const { brand } = offer;
  const { route } = claim;
  const { to: body } = route.body;
  if (claim.goUntil && claim.goUntil < today)
    return {
      before: `El plazo para acudir ${body} terminó el`,
      figure: shortDate(claim.goUntil),
      isOver: true,
    };
  if (!claim.isAssumed) {
    const { answered } = claim;
    const isWaiting = !answered && claim.replyBy >= today;
    const { otherReplyBy } = claim;
    // Once both periods are over, it no longer matters which of them applied.
    const hasCondition = otherReplyBy && ((!answered && otherReplyBy >= today) || mayBeOrder(offer, claim));
    const condition = hasCondition ? "Si el cobro es de un servicio de pago, " : "";
    if (isWaiting)
      return {
        before: `${condition}${brand} tiene hasta el`,
        figure: shortDate(claim.replyBy),
        after: "para contestarte",
      };
    const go = asSentence(`${condition}ya puedes ${route.go}`);
    if (!claim.goUntil) return { before: go };
    const figure = shortDate(claim.goUntil);
    // An answer that nobody has told us of may have come earlier.
    return route.until?.from === "answer" && !answered
      ? {
          before: `${go}, como muy tarde el`,
          figure,
          after: `o, si te contestaron antes, ${periodWords(route.until)} desde la respuesta`,
        }
      : { before: `${go}, hasta el`, figure };
  }
  if (claim.writeUntil && claim.writeUntil < today)
    return {
      before: "El plazo para escribir terminó el",
      figure: shortDate(claim.writeUntil),
      isOver: true,
    };
  const { askOn, writeFrom } = claim;
  if (askOn)
    return askOn > today
      ? { before: `${early}: pregunta desde el`, figure: shortDate(askOn) }
      : isArrivalStated(offer)
        ? {
            before: arrivalTold(offer),
            figure: isDiscount(offer) ? "Reclama si no se aplica" : "Reclama si se retrasa",
          }
        : { before: `El ${rewardNoun(offer)} no tiene día conocido.`, figure: "Pregunta hoy" };
  const last = lastToWrite(claim);
  if (writeFrom > today)
    return {
      before: `${early}: reclama desde el`,
      figure: shortDate(writeFrom),
      ...(last && { after: `y, como muy tarde, el ${shortDate(last)}` }),
    };
  if (claim.lapsedOn)
    return {
      before: `El plazo puede haber terminado el ${shortDate(claim.lapsedOn)}.`,
      figure: "Reclama hoy",
    };
  if (claim.asksForDay)
    return {
      ...(claim.isUsual && { before: "El plazo habitual ya ha pasado." }),
      figure: "Reclama hoy",
      after: last
        ? `o, como muy tarde, el ${longDate(last)}, y pregunta en la misma carta qué día te tocaba`
        : "y pregunta en la misma carta qué día te tocaba",
    };
  return {
    figure: "Reclama hoy",
    ...(last && { after: `o, como muy tarde, el ${longDate(last)}` }),
  };
}

const early = "Todavía es pronto";

/** The last day to write, where the time for it is short. */
const lastToWrite = ({ writeUntil, route }: Claim) => (countsFromFact(route) ? writeUntil : undefined);

/** Time at which the benefit comes, as the conditions say it: their words if they are short. */
function arrivalTold(offer: Offer): string {
  const line = arrivalLine(offer);
  return line && line.length < 60 ? `${line}.` : "Comprueba qué día te tocaba.";
}

/** Why it is too early to ask, and who may ask all the same. */
function waitWords(offer: Offer, { isUsual, fact }: Claim): string {
  if (isUsual && fact)
    return `Si cumpliste todo el primer día, suele llegar, como tarde, el ${longDate(fact)}.`;
  return isArrivalStated(offer)
    ? present([arrivalLine(offer)])
        .map((line) => `${line}.`)
        .join("")
    : "Primero cumple los pasos: si ya los has cumplido todos, puedes preguntar hoy.";
}

/** What to do instead of asking, where the conditions say when the benefit comes and it is late. */
function overdueWords(offer: Offer): string {
  return present([
    arrivalTold(offer) === `${arrivalLine(offer)}.` ? undefined : `${arrivalLine(offer)}.`,
    isDiscount(offer)
      ? "Si ya debía haberse aplicado, pon en el formulario desde qué día, y reclama hoy."
      : "Si ya debía haber llegado, pon en el formulario qué día, y reclama hoy.",
  ]).join(" ");
}

/** The reason where the visitor asks first: what to ask, how long to wait, and when to complain. */
function askReason(offer: Offer, claim: Claim, today: CalendarDate): string {
  const { askOn = today, doneOn, keptUntil, writeFrom, route } = claim;
  const last = lastToWrite(claim);
  const from = longDate(writeFrom);
  const isLater = askOn > today;
  const keeps = doneOn && doneOn >= today && `cumple todo lo que piden, hasta el ${longDate(doneOn)}.`;
  // What has to be kept may go on after the day to ask.
  const isFirst = keeps && doneOn < askOn;
  const canBeDone = !isArrivalStated(offer) && earliestDone(offer, claim.signUp) <= today;
  const asks = `por escrito ${route.service.to(offer.brand)} qué día ${arrives(offer)}.`;
  // Who knows the day need not ask for it.
  const isTold = !isLater && isArrivalStated(offer);
  const begins = isTold ? "Si no sabes qué día te tocaba, pregunta" : "Pregunta";
  return present([
    isFirst ? asSentence(keeps) : isLater && waitWords(offer, claim),
    isTold && overdueWords(offer),
    `${isFirst ? "Después pregunta" : isLater ? `Desde el ${longDate(askOn)}, pregunta` : begins} ${asks}`,
    isFirst && canBeDone && "Si ya has cumplido todos los pasos, puedes preguntar hoy.",
    !isFirst && keeps && `Mientras, ${keeps}`,
    keptUntil && keptUntil >= today && `Mantén lo que piden hasta el ${longDate(keptUntil)}.`,
    last === writeFrom
      ? `Reclama si te lo deniega o, si no contesta, como muy tarde el ${from}.`
      : `Reclama si te lo deniega o, si no contesta, desde el ${from}${last ? ` y como muy tarde el ${longDate(last)}` : ""}.`,
  ]).join(" ");
}

/** One line of reason under the answer, after what a gift depends on that may be for who invites only. */
export function claimReason(offer: Offer, claim: Claim, today: CalendarDate): string {
  const limit = claim.grievance === "no-llega" && ifYours(offer);
  return present([limit, reasonOf(offer, claim, today)]).join(" ");
}

function reasonOf(offer: Offer, claim: Claim, today: CalendarDate): string {
  const { service, body, reason } = claim.route;
  const to = service.to(offer.brand);
  if (claim.askOn) return askReason(offer, claim, today);
  if (claim.isAssumed && claim.writeUntil && claim.writeUntil < today)
    return `Aún puedes escribir ${to}, pero puede que no te atienda: las fechas siguientes solo valen si lo hace.`;
  if (claim.isAssumed && claim.lapsedOn)
    return `Para escribir hay ${periodWords(claim.route.write)} desde que sabes que no llega: contado desde que acabó lo que había que mantener, terminó el ${longDate(claim.lapsedOn)}. Escribe hoy ${to} y pregunta en la misma carta qué día te tocaba.`;
  const then = mayBeOrder(offer, claim)
    ? `${body.to} o, si el cobro es por invertir, ${bodies.cnmv.to}`
    : body.to;
  return reason(to, then, !claim.isAssumed);
}
