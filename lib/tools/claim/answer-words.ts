import { addDays, type CalendarDate, longDate, shortDate } from "../../format/dates";
import { asSentence, present } from "../../format/format";
import { periodWords } from "../../offers/claim-periods";
import type { Offer } from "../../offers/offer";
import type { Claim } from "./claim";
import { bodies, countsFromFact } from "./routes";
import { mayBeOrder } from "./words";

/** The answer's words, and the figure among them: a date, or «hoy». */
interface ClaimAnswerWords {
  before: string;
  /** Undefined where no day is known. */
  figure?: string;
  after?: string;
  /** Whether what the figure says has ended. */
  isOver?: true;
}

/** The answer of a claim on a day: only pages that are made on request may show it. */
export function claimAnswer(
  offer: Pick<Offer, "brand" | "risk">,
  claim: Claim,
  today: CalendarDate,
): ClaimAnswerWords {
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
    const isWaiting = claim.answerBy >= today;
    const { otherAnswerBy } = claim;
    // Once both terms are over, it no longer matters which of them it was.
    const hasCondition = otherAnswerBy && (otherAnswerBy >= today || mayBeOrder(offer, claim));
    const condition = hasCondition ? "Si el cobro es de un servicio de pago, " : "";
    if (isWaiting)
      return {
        before: `${condition}${brand} tiene hasta el`,
        figure: shortDate(claim.answerBy),
        after: "para contestarte",
      };
    const go = asSentence(`${condition}ya puedes ${route.go}`);
    return claim.goUntil ? { before: `${go}, hasta el`, figure: shortDate(claim.goUntil) } : { before: go };
  }
  if (claim.writeBefore && claim.writeBefore <= today)
    return {
      before: "El plazo para escribir terminó el",
      figure: shortDate(addDays(claim.writeBefore, -1)),
      isOver: true,
    };
  const isAhead = claim.writeFrom > today;
  const waits = isAhead && claim.isTieEnd;
  if (countsFromFact(route)) {
    if (!claim.writeBefore) return { before: "Escribe", figure: "hoy" };
    const from = isAhead ? `entre el ${shortDate(claim.writeFrom)} y el` : "desde hoy y hasta el";
    return {
      before: waits ? `${mayWrite} ${from}` : `Escribe ${from}`,
      figure: shortDate(addDays(claim.writeBefore, -1)),
    };
  }
  if (!isAhead) return { before: "Ya puedes escribir" };
  return {
    before: waits ? `${mayWrite} desde el` : "Puedes escribir desde el",
    figure: shortDate(claim.writeFrom),
  };
}

/** Where nobody says when a benefit comes, it may be due before what has to be kept is over. */
const mayWrite = "Puedes escribir ya o, si tus condiciones no dan un día,";

/** One line of reason under the answer. */
export function claimReason(offer: Pick<Offer, "brand" | "risk">, claim: Claim, today: CalendarDate): string {
  const { service, body, reason } = claim.route;
  const to = service.to(offer.brand);
  if (claim.isAssumed && claim.isTieEnd && claim.writeFrom > today)
    return `Si tus condiciones daban un día y ya ha pasado, escribe hoy ${to}. Si no lo daban, escribe cuando termine lo que hay que mantener.`;
  if (claim.isAssumed && countsFromFact(claim.route) && !claim.fact)
    return present([
      `Tienes ${periodWords(claim.route.write)} desde que sabes que no llega: si lo supiste antes, puede que ${offer.brand} no te atienda.`,
      claim.lapsedOn &&
        `Contado desde que acabó lo que había que mantener, ese plazo terminó el ${longDate(claim.lapsedOn)}.`,
    ]).join(" ");
  if (claim.isAssumed && claim.writeBefore && claim.writeBefore <= today)
    return `Aún puedes escribir ${to}, pero puede que no te atienda: las fechas siguientes solo valen si lo hace.`;
  const then = mayBeOrder(offer, claim)
    ? `${body.to} o, si el cobro es por invertir, ${bodies.cnmv.to}`
    : body.to;
  return reason(to, then, !claim.isAssumed);
}
