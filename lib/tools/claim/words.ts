import { rewardNoun } from "../../ground/offer-words";
import type { Claim, Grievance } from "./claim";
import { isDiscount } from "../../ground/net-value";
import { addDays, type CalendarDate, longDate, onDate, shortDate, weekdayDate } from "../../format/dates";
import { asSentence } from "../../format/format";
import type { Offer } from "../../offers/offer";
import { bodies, countsFromFact, type Route } from "./routes";
import { mayBeOrder } from "./step-words";

/** Words of the page that says by when and to whom a visitor can complain, with the letter. */
export const claimCopy = {
  form: "Tu caso",
  day: "Día del alta",
  dayHint: "El día en que te registraste. Puede ser de los últimos cinco años.",
  what: "¿Qué ha pasado?",
  chooseWhat: (typed?: string) =>
    `${typed ? `«${typed}» no es ninguna de estas respuestas. ` : ""}Elige qué ha pasado.`,
  submit: "Ver mis fechas",
  calendar: "Añadir estas fechas al calendario (.ics)",
  /** Opens the field of that day. */
  wroteAlready: "Ya he reclamado por escrito",
  written: "¿Qué día escribiste? (opcional)",
  /** Lines to write on, on paper. */
  lines: ["Qué ha pasado", "Día del alta", "Día en que escribí"],
  assumed: (written: CalendarDate) =>
    `Suponemos que escribes el ${longDate(written)}. Si lo haces otro día, las fechas siguientes serán otras.`,
  source: "Fuente",
  evidence: "De dónde salen estas fechas",
  /** Where a firm need not deal with facts that are so old. */
  refusal: (period: string) => `La entidad puede no atenderte si han pasado ${period} desde los hechos.`,
  unknownEdition: (first: CalendarDate) =>
    `No tenemos las condiciones que había el día de tu alta: las primeras las recogimos ${onDate(first)}. La carta pide las de tu día.`,
  /** For a day of signing up before the promotion began. */
  early: ({ brand }: Pick<Offer, "brand">, signUp: CalendarDate, first: CalendarDate) =>
    `Te diste de alta el ${longDate(signUp)}, y la promoción de ${brand} que conocemos empezó ${onDate(first)}: puede que la tuya fuera otra, o que no la hubiera. Antes de reclamar, busca las condiciones de tu día.`,
  /** For a day of signing up after the promotion's last one. */
  late: ({ brand }: Pick<Offer, "brand">, signUp: CalendarDate, last: CalendarDate) =>
    `Te diste de alta el ${longDate(signUp)}, y la promoción de ${brand} que conocemos terminó ${onDate(last)}: puede que la tuya fuera otra, o que ya no la hubiera. Antes de reclamar, busca las condiciones de tu día; la carta también las pide.`,
  /** Under the steps, before anything is answered. */
  ahead: "Contesta y verás el día de cada paso y la carta que puedes enviar.",
  noPromise:
    "Estas fechas no dicen que te corresponda el beneficio: eso depende de las condiciones de la promoción.",
  further: "Quién más puede ayudarte",
  consumer: "También puedes preguntar en una oficina de consumo, como la de tu municipio (OMIC).",
  finNet:
    "FIN\u2011NET ayuda a encontrar qué organismo decide en el país de la entidad, pero no resuelve reclamaciones.",
  /** For who opens the address of a file without answers. */
  fileFault: {
    title: "Nos falta algún dato para calcular tus fechas",
    text: "La dirección lleva el día del alta, qué ha pasado y desde cuándo, con año, mes y día. Por ejemplo:",
  },
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

/** What can have happened, as the visitor would say it: a gift comes, a discount is applied. */
export function grievanceNames(offer: Pick<Offer, "reward">): Readonly<Record<Grievance, string>> {
  return {
    "no-llega": isDiscount(offer) ? "No me lo han aplicado" : "No ha llegado",
    denegado: "Me lo han denegado",
    cobro: "Me han cobrado algo",
  };
}

/**
 * The question of the day of the fact, its help, and the error message if it is missing. `blank`: what an empty answer
 * to when the benefit was due means.
 */
export function sinceWords(
  offer: Pick<Offer, "reward" | "terms">,
  blank: "usual" | "tie" | "unknown",
): Readonly<Record<Grievance, { question: string; hint: string; missing: string }>> {
  const unknown = isDiscount(offer)
    ? "La promoción no dice desde cuándo se aplica"
    : `La promoción no dice cuándo llega el ${rewardNoun(offer)}`;
  const hints = {
    usual: "Si lo dejas en blanco, contamos el plazo habitual desde el alta.",
    tie: "Si lo dejas en blanco, contamos hasta que acaba lo que hay que mantener.",
    unknown: `Si no lo sabes, déjalo en blanco. ${unknown}: quizá lo digan las condiciones que guardaste.`,
  };
  return {
    "no-llega": {
      question: `${
        isDiscount(offer) ? "¿Desde qué día debería haberse aplicado?" : "¿Qué día debería haber llegado?"
      } (opcional)`,
      hint: hints[blank],
      missing: isDiscount(offer)
        ? "Falta el día desde el que debería haberse aplicado."
        : "Falta el día en que debería haber llegado.",
    },
    denegado: {
      question: "¿Qué día te lo denegaron?",
      hint: "La fecha del mensaje en que te lo dijeron.",
      missing: "Falta el día en que te lo denegaron.",
    },
    cobro: {
      question: "¿Qué día te cobraron?",
      hint: "La fecha del cargo en tus movimientos.",
      missing: "Falta el día en que te cobraron.",
    },
  };
}

/** What to enter as the day of having written: only what begins the period counts. */
export function writtenHint({ service }: Route): string {
  return `El día en que escribiste ${service.toIts}. Un chat puede no contar. Déjalo en blanco si aún no lo has hecho.`;
}

/** The answer's words, and the figure among them: a date, or «hoy». */
interface ClaimAnswerWords {
  before: string;
  /** Undefined where no day is known. */
  figure?: string;
  after?: string;
  /** Whether what the figure says has ended. */
  isOver?: true;
}

/** The answer of a claim. It says «hoy»: only pages that are made on request may show it. */
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
  if (countsFromFact(route) && claim.writeBefore) {
    const from = isAhead ? `entre el ${shortDate(claim.writeFrom)} y el` : "desde hoy y hasta el";
    return { before: `Escribe ${from}`, figure: shortDate(addDays(claim.writeBefore, -1)) };
  }
  return isAhead
    ? { before: "Puedes escribir desde el", figure: shortDate(claim.writeFrom) }
    : { before: "Puedes escribir desde", figure: "hoy" };
}

/** A day of the line of time, «hoy» before it where it is today's. */
export function stepDay(date: CalendarDate, today: CalendarDate): string {
  return asSentence(`${date === today ? "hoy, " : ""}${weekdayDate(date)}`);
}

/** One line of reason under the answer. */
export function claimReason(offer: Pick<Offer, "brand" | "risk">, claim: Claim, today: CalendarDate): string {
  const { service, body, reason } = claim.route;
  const to = service.to(offer.brand);
  if (claim.isAssumed && claim.writeBefore && claim.writeBefore <= today)
    return `Aún puedes escribir ${to}, pero puede que no te atienda: las fechas siguientes solo valen si lo hace.`;
  const then = mayBeOrder(offer, claim)
    ? `${body.to} o, si el cobro es por invertir, ${bodies.cnmv.to}`
    : body.to;
  return reason(to, then, !claim.isAssumed);
}

const dataAgency = "Agencia Española de Protección de Datos";

/** The first steps of any complaint. */
export const complaintsCopy = {
  first: ({ service }: Route, brand: string) =>
    `Primero, ${service.write} ${service.to(brand)}: di qué se ofrecía, qué hiciste y qué falta. Guarda la copia, la fecha y la respuesta.`,
  next: "Si no responde o no estás de acuerdo, puedes acudir a:",
  data: {
    name: dataAgency,
    text: `Si te dicen que ya eras cliente y no lo eras, puedes preguntar a la empresa qué datos tuyos tiene. La ${dataAgency} explica cómo.`,
    url: "https://www.aepd.es/",
  },
} as const;
