import { type CalendarDate, dayAndMonth, longDate, onDate, weekdayDate } from "../../format/dates";
import { asSentence, inSentence, present } from "../../format/format";
import { signUpLabel } from "../../ground/deadline-words";
import { isDiscount } from "../../ground/net-value";
import { rewardNoun } from "../../ground/offer-words";
import { areHolidaysKnown } from "../../ground/working-days";
import { joiningOf } from "../../offers/derive/joining";
import type { Offer } from "../../offers/offer";
import type { Claim, ClaimStep } from "./claim";
import { doneWords } from "./done-words";
import { grievanceOf, isArrivalStated } from "./grievances";
import { periodWords } from "../../offers/claim-periods";
import { replyPeriods, countsFromFact, customerServiceActFrom, type Route, routeOf } from "./routes";

/** How a sentence about the visitor begins: whoever is a customer already enrols. */
const joined = ({ who }: Offer["terms"]) => (who.existing ? "Te apuntaste" : "Te diste de alta");

/** Words of the page that says by when and to whom a visitor can complain, with the letter. */
export const claimCopy = {
  /** The words of the link to it, from the top of an offer's page. */
  missing: "No me llega",
  form: "Tu caso",
  /** Words before the days of signing up, each a link to its answer. */
  start: (offer: Offer) =>
    joiningOf(offer.terms).card
      ? `${grievanceOf("no-llega").name(offer)}. ¿Cuándo pediste la tarjeta?`
      : `${grievanceOf("no-llega").name(offer)}. ¿Cuándo te diste de alta?`,
  /** Words that open the form. */
  otherCase: "Otro día, o me ha pasado otra cosa",
  chooseWhat: (typed?: string) =>
    `${typed ? `«${typed}» no es ninguna de estas respuestas. ` : ""}Elige qué ha pasado.`,
  submit: "Ver qué hacer y la carta",
  /** Choice among the quick picks after which the field asks for the day. */
  otherDay: "Otro día",
  /** The link from the answer to the form. */
  change: "Cambiar mis datos",
  /** Adds the same days, named by the first on which there is something to do. */
  remind: (date: CalendarDate) => `Apuntar el ${dayAndMonth(date)} (.ics)`,
  calendar: "Añadir estas fechas al calendario (.ics)",
  /** Words that open the field of that day. */
  wroteAlready: "Ya he reclamado por escrito",
  /** Lines to write on, on paper. */
  lines: (offer: Offer) => ["Qué ha pasado", signUpLabel(offer), "Día en que escribí"],
  assumed: ({ askOn, written }: Pick<Claim, "askOn" | "written">) =>
    `Suponemos que ${askOn ? `preguntas el ${longDate(askOn)} y, si no te contestan, reclamas` : "escribes"} el ${longDate(written)}. Si lo haces otro día, las fechas siguientes serán otras.`,
  source: "Fuente",
  evidence: "De dónde salen estas fechas",
  /** Warning where a firm need not deal with facts that are so old. */
  refusal: (period: string) => `La entidad puede no atenderte si han pasado ${period} desde los hechos.`,
  unknownEdition: (first: CalendarDate) =>
    `No tenemos las condiciones que había el día de tu alta: las primeras las recogimos ${onDate(first)}. La carta deja huecos para lo que se anunciaba, y pide las de tu día.`,
  /** Warning for a day of signing up before the promotion began. */
  early: ({ brand, terms }: Offer, signUp: CalendarDate, first: CalendarDate) =>
    `${joined(terms)} el ${longDate(signUp)}, y la promoción de ${brand} que conocemos empezó ${onDate(first)}: puede que la tuya fuera otra, o que no la hubiera. Antes de reclamar, busca las condiciones de tu día.`,
  /** Warning for a day of signing up after the promotion's last one. */
  late: ({ brand, terms }: Offer, signUp: CalendarDate, last: CalendarDate) =>
    `${joined(terms)} el ${longDate(signUp)}, y la promoción de ${brand} que conocemos terminó ${onDate(last)}: puede que la tuya fuera otra, o que ya no la hubiera. Antes de reclamar, busca las condiciones de tu día; la carta también las pide.`,
  /** Sentence for a day of signing up since the provider admits no new clients, after the one that says so. */
  afterClosing: (signUp: CalendarDate) => `Has puesto el ${longDate(signUp)}: revisa la fecha del alta.`,
  /** Sentence after what customers can still do, for a discount whose provider limits it. */
  closed: "Puedes reclamar las comisiones que te hayan cobrado sin el descuento.",
  /** Sentence under the steps, before anything is answered. */
  ahead: "Contesta y verás el día de cada paso y la carta que puedes enviar.",
  noPromise:
    "Estas fechas no dicen que te corresponda el beneficio: eso depende de las condiciones de la promoción.",
  further: "Quién más puede ayudarte",
  consumer: "También puedes preguntar en una oficina de consumo, como la de tu municipio (OMIC).",
  finNet:
    "FIN\u2011NET ayuda a encontrar qué organismo decide en el país de la entidad, pero no resuelve reclamaciones.",
  /** Message for who opens the address of a file without answers. */
  fileFault: {
    title: "Nos falta algún dato para calcular tus fechas",
    text: "La dirección lleva el día del alta, qué ha pasado y desde cuándo, con año, mes y día. Por ejemplo:",
  },
  letter: {
    /** The words of the link to it, from the answer. */
    open: "Ver la carta",
    title: "La carta",
    /** Heading of the letter when it only asks a question. */
    question: "La carta para preguntar",
    /** Heading of the letter when it has been sent. */
    sent: "La carta que ya enviaste",
    sentLead: ({ written, route }: Pick<Claim, "written" | "route">) =>
      `Lleva la fecha en que escribiste, el ${longDate(written)}. Si la tuya decía otra cosa, vale la tuya: si tienes que ${route.go}, adjunta una copia.`,
    early: "Todavía no la envíes.",
    lead: "Completa los huecos y corrige lo que no coincida con las condiciones que guardaste. Envíala por un canal del que te quede copia, con los justificantes.",
    copy: "Copiar la carta",
    copied: "Carta copiada",
    print: "Imprimir la carta",
    download: "Descargar la carta (.txt)",
    mail: "Enviar por correo",
  },
} as const;

/** A day of the line of time, «hoy» before it where it is today's. */
export function stepDay(date: CalendarDate, today: CalendarDate): string {
  return asSentence(`${date === today ? "hoy, " : ""}${weekdayDate(date)}`);
}

/** Explains which days count as working days. */
function workingDays({ written, replyBy = written }: Claim): string {
  return areHolidaysKnown(written, replyBy)
    ? "Los días hábiles son de lunes a viernes, sin los festivos nacionales. Las fiestas locales pueden añadir días."
    : "Contamos los días de lunes a viernes, porque no tenemos los festivos de ese año: cada uno añade un día.";
}

/** The event that the visitor waits for: «llega el regalo». */
export const arrives = (offer: Offer) =>
  `${isDiscount(offer) ? "se aplica" : "llega"} el ${rewardNoun(offer)}`;

/** Whether the day of the benefit is known, as promised or as usual. */
const hasDay = (offer: Offer) =>
  isArrivalStated(offer) || offer.deadlines.items.some(({ kind }) => kind === "expected");

/** Whether a charge may be for a payment service or for an order: the periods and the bodies differ. */
export function mayBeOrder({ risk }: Offer, claim: Pick<Claim, "otherReplyBy">): boolean {
  return risk === "investment" && claim.otherReplyBy !== undefined;
}

/** Title and text of a day of the line of time; `more` about it stands apart from the line. */
export function stepWords(
  offer: Offer,
  claim: Claim,
  id: ClaimStep["id"],
): { title: string; text: string; more?: string } {
  const { brand } = offer;
  const { route, grievance, isUsual } = claim;
  const onlyPayment = claim.otherReplyBy ? ", si es un servicio de pago" : "";
  switch (id) {
    case "done": {
      const { title, text } = doneWords(offer, claim);
      return {
        title,
        text: present([
          text,
          claim.keptUntil &&
            `Lo que hay que mantener sigue hasta el ${longDate(claim.keptUntil)}, también mientras reclamas.`,
        ]).join(" "),
      };
    }
    case "fact":
      return grievanceOf(grievance).fact(offer, isUsual);
    case "ask":
      return {
        title: `Pregunta ${route.service.shortTo(brand)}`,
        text: `Por escrito: qué día te toca el ${rewardNoun(offer)}. Guarda la copia y la fecha. Si te lo deniega, no esperes: reclama.`,
      };
    case "write":
      return {
        title: `${claim.askOn ? "Si no te contesta, reclama" : "Escribe"} ${route.service.shortTo(brand)}`,
        text: `Di a ${brand} qué se ofrecía, qué hiciste y ${grievanceOf(grievance).tells}. Guarda la copia y la fecha.`,
      };
    case "written":
      return {
        title: `Escribiste a ${brand}`,
        text: claim.answered
          ? "Guarda la copia y la fecha."
          : "Guarda la copia, la fecha y la respuesta, si llega.",
      };
    case "answered":
      return { title: `${brand} te contestó`, text: "Guarda su respuesta." };
    case "write-by":
      return { title: `Último día para escribir a ${brand}`, text: writeByText(route, brand) };
    case "answer-by":
      return {
        title: `Último día para que ${brand} te conteste${onlyPayment}`,
        text: replyText(offer, claim),
        more: present([claim.written < customerServiceActFrom && route.before, route.exception]).join(" "),
      };
    case "go":
      return {
        title: `Desde este día puedes ${route.go}${onlyPayment}`,
        ...goTexts(offer, claim),
      };
    case "go-until":
      return { title: `Último día para acudir ${route.body.to}`, text: untilText(route, brand, claim) };
  }
}

function goTexts({ brand, claim: { abroad } }: Offer, { answered, route: { body } }: Claim) {
  return {
    text: answered
      ? "Si no estás de acuerdo con su respuesta."
      : `Si ${brand} te contesta antes y no estás de acuerdo, no hace falta que esperes a este día.`,
    more: present([body.isAsked && `Pregunta ${body.to} si es competente.`, abroad, body.where]).join(" "),
  };
}

/**
 * The steps of a claim before anything is answered, without days: whom to write to, how long the answer may take, and
 * where to go then. `onScreen` is not true on paper.
 */
export function stepsAhead(offer: Offer, route: Route) {
  const { brand } = offer;
  const { service, until, body } = route;
  const { other, charge, ofCharge } = replyPeriods(route);
  const forCharge = charge ? `; si es por ${ofCharge}, ${charge}` : "";
  return [
    {
      title: `Escribe ${service.to(brand)}`,
      text: present([
        countsFromFact(route) && timeToWrite(route),
        !hasDay(offer) && `Si no sabes qué día ${arrives(offer)}, pregúntalo primero.`,
        route.byPhone && byPhone(offer),
        "Guarda la copia y la fecha.",
      ]).join(" "),
      onScreen: "Aquí tendrás la carta.",
    },
    {
      title: `Espera la respuesta de ${brand}`,
      text: present([
        `Tiene ${other} para contestarte${forCharge}.`,
        Object.values(route.reply).some((time) => "workingDays" in time) &&
          "Los días hábiles son de lunes a viernes, sin festivos.",
      ]).join(" "),
    },
    {
      title: `Si no lo resuelve, puedes ${route.go}`,
      text: until
        ? present([
            body.isAsked && "Pregunta antes si es competente.",
            offer.claim.abroad,
            untilText(route, brand, { isAssumed: true, answered: undefined }),
          ]).join(" ")
        : (body.where ?? body.text),
    },
  ];
}

/** Sentence on complaining by telephone too, with the provider's number where its file names one. */
const byPhone = ({ claim: { phone } }: Offer) =>
  `También puedes reclamar por teléfono${phone ? `, en el ${phone}` : ""}: pide el número de referencia.`;

/** Line on where a claim goes: the answer of the page before anything is answered. */
export function routeWords({ brand }: Offer, { body }: Route): string {
  return `Primero, a ${brand}; después, ${body.to}`;
}

/** How long a visitor has to write, where the time is short. */
export const timeToWrite = ({ write }: Route) =>
  `Tienes ${periodWords(write)} desde que sabes lo que ha pasado.`;

function writeByText({ write }: Route, brand: string): string {
  return `Tienes ${periodWords(write)} para escribir a ${brand} desde que conoces el hecho, contado de fecha a fecha: no lo dejes para el último día.`;
}

/** How long the provider has to reply, and why. Only a charge has another period if it is for no payment service. */
function replyText(offer: Offer, claim: Claim): string {
  const { brand } = offer;
  const { route, otherReplyBy } = claim;
  const time = route.reply[grievanceOf(claim.grievance).period];
  if (!otherReplyBy)
    return present([
      `${brand} tiene ${periodWords(time)} para contestar.`,
      "workingDays" in time && workingDays(claim),
    ]).join(" ");
  const { other, charge } = replyPeriods(route);
  if (!mayBeOrder(offer, claim))
    return `${brand} tiene ${charge} si el cobro es de un servicio de pago; si no lo es, ${other}: hasta el ${longDate(otherReplyBy)}. ${workingDays(claim)}`;
  const { body } = routeOf("investment");
  return [
    `Si el cobro es de un servicio de pago, como una tarjeta o una transferencia, ${brand} tiene ${charge}.`,
    workingDays(claim),
    `Si el cobro es por invertir, tiene ${other}, hasta el ${longDate(otherReplyBy)}; después puedes preguntar ${body.to} si tramita tu caso (${body.at}).`,
  ].join(" ");
}

function untilText(
  { body, until, untilWords }: Route,
  brand: string,
  { isAssumed, answered }: Pick<Claim, "isAssumed" | "answered">,
): string {
  const written = `desde que ${isAssumed ? "escribes" : "escribiste"} a ${brand}`;
  const words = answered && until?.from === "answer" ? " desde su respuesta." : untilWords?.(written);
  return `Tienes ${periodWords(until)} para acudir ${body.to}${words ?? "."}`;
}

/** A day of the line of time in a calendar: «PayPal · Reclamación: último día para acudir al Banco de España». */
export function claimEventTitle(offer: Offer, claim: Claim, id: ClaimStep["id"]): string {
  if (id === "ask") return `Pregunta ${claim.route.service.shortTo(offer.brand)} qué día ${arrives(offer)}`;
  const { title } = stepWords(offer, claim, id);
  return title.includes(offer.brand)
    ? `Reclamación: ${inSentence(title)}`
    : `${offer.brand} · Reclamación: ${inSentence(title)}`;
}
