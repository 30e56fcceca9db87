import { inSentence, present } from "../../format/format";
import { arrivalLine } from "../../ground/deadline-words";
import { yoursOf } from "../../ground/gains";
import { isDiscount } from "../../ground/net-value";
import { rewardNoun, theReward } from "../../ground/offer-words";
import { joiningOf } from "../../offers/derive/joining";
import type { Offer } from "../../offers/offer";
import type { Case } from "../../offers/claim-periods";
import { sinceJoining } from "../../offers/terms/context";
import { hasArrival } from "../../offers/terms/when";
import { fixedArrival } from "./expected-day";

/** What can have happened, by its value in the address. */
export const grievances = ["no-llega", "denegado", "cobro"] as const;
/** One of them. */
export type Grievance = (typeof grievances)[number];

/** What a blank day means: the usual day counts, the conditions say it, or nobody knows it. */
export type BlankDay = "usual" | "told" | "unknown";

/** Blanks of the letter that the visitor fills in, as wide as what belongs there; the widest has a line of its own. */
export const blanks = {
  amount: "_".repeat(15),
  place: "_".repeat(25),
  name: "_".repeat(45),
  line: "_".repeat(80),
};

/** Everything that depends on what happened: questions, days, and the words of the steps and the letter. */
interface GrievanceRecord {
  /** The grievance as the visitor would say it: a gift comes, a discount is applied. */
  name(offer: Offer): string;
  /** Which of a route's periods count. */
  period: Case;
  /** The question of the day of the fact, and its help. */
  since(offer: Offer, blank: BlankDay): Record<"question" | "hint", string>;
  /** The error message if that day is missing; without one, it may stay blank, and lie ahead. */
  missing?: string;
  /** How many days after the fact one may write. */
  writesAfter: 0 | 1;
  /** The day of the fact on the line of time. `isUsual`: it stands for a blank answer. */
  fact(offer: Offer, isUsual: boolean): Record<"title" | "text", string>;
  /** What to tell the provider, after what was offered and what was done. */
  tells: string;
  /**
   * What the letter says happened, asks for, and wants explained; `day` is empty if nobody knows it, or a blank. `isUsual`: as in
   * `fact`.
   */
  event(offer: Offer, day: string, isUsual: boolean): string;
  request: string;
  /** What the provider may think, after «si entienden que». */
  doubt: string;
  /** The law that the letter rests on, if it does. */
  ground(offer: Offer): string | undefined;
}

/** The visitor's day of signing up, or of asking for the card. */
export const dayAnswered = ({ terms }: Offer) =>
  joiningOf(terms).card ? "el día en que pediste la tarjeta" : "el día del alta que has puesto";

const givenDay = "Es el día que has puesto.";

/** Sentence for a visitor who has asked for the day and got no reply. */
const asked =
  "Si ya lo preguntaste por escrito y no te han contestado en plazo, pon el día en que acabó ese plazo.";

const offerBindsClause =
  "El contenido de una oferta o promoción es exigible, aunque no figure en el contrato (artículo 61.2 del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios, Real Decreto Legislativo 1/2007).";

/** Shared by a benefit that has not come and one that was refused. */
const promise = {
  period: "other",
  request: "Que revisen mi caso y, si cumplo las condiciones, apliquen la promoción.",
  doubt: "no me corresponde",
  ground: () => offerBindsClause,
  tells: "qué falta",
} as const;

const records: Readonly<Record<Grievance, GrievanceRecord>> = {
  "no-llega": {
    ...promise,
    name: (offer) => (isDiscount(offer) ? "No me lo han aplicado" : "No ha llegado"),
    since: (offer, blank) => {
      const comes = arrivalLine(offer);
      const unknown = isDiscount(offer)
        ? "La promoción no dice desde cuándo se aplica"
        : `La promoción no dice cuándo llega el ${rewardNoun(offer)}`;
      const hints: Record<BlankDay, string> = {
        usual: `Si lo dejas en blanco, contamos el plazo habitual ${sinceJoining(joiningOf(offer.terms))}. ${asked}`,
        told: present(["Si no lo sabes, déjalo en blanco.", comes && `${comes}.`, asked]).join(" "),
        unknown: `Si no lo sabes, déjalo en blanco. ${unknown}: quizá lo digan las condiciones que guardaste. ${asked}`,
      };
      return {
        question: isDiscount(offer)
          ? "¿Desde qué día debería haberse aplicado? (opcional)"
          : "¿Qué día debería haber llegado? (opcional)",
        hint: hints[blank],
      };
    },
    writesAfter: 1,
    fact: (offer, isUsual) => {
      if (isUsual && fixedArrival(offer))
        return { title: "Último día para que llegue, según la promoción", text: `${arrivalLine(offer)}.` };
      if (isUsual)
        return {
          title: "El día en que suele llegar",
          text: `Es el plazo habitual, contado desde ${dayAnswered(offer)}.`,
        };
      return {
        title: isDiscount(offer)
          ? "Debería haberse aplicado, según el día que has puesto"
          : "Debería haber llegado, según el día que has puesto",
        text: "",
      };
    },
    event: (offer, day, isUsual) => {
      if (isDiscount(offer))
        return day
          ? `Lo anunciado debía aplicarse desde el ${day} y, a día de hoy, no se me ha aplicado.`
          : "A día de hoy no se me ha aplicado lo anunciado.";
      const missing = "A día de hoy no he recibido lo anunciado.";
      const { arrives } = offer.deadlines;
      // Nobody signs a day that nobody gave: what the promotion says of it, and a blank for the visitor's own.
      if (isUsual && arrives)
        return `${missing} Según la promoción, ${inSentence(theReward(offer))} ${arrives}. Cumplí las condiciones el ${blanks.amount}.`;
      return `${missing}${day && ` Lo esperaba, como muy tarde, el ${day}.`}`;
    },
  },
  denegado: {
    ...promise,
    name: () => "Me lo han denegado",
    since: () => ({
      question: "¿Qué día te lo denegaron?",
      hint: "La fecha del mensaje en que te lo dijeron.",
    }),
    missing: "Falta el día en que te lo denegaron.",
    writesAfter: 0,
    fact: () => ({ title: "Te lo denegaron", text: givenDay }),
    event: (_, day) =>
      `El ${day} me comunicaron que no me corresponde. El motivo que me dieron:\n${blanks.line}`,
  },
  cobro: {
    name: () => "Me han cobrado algo",
    since: () => ({
      question: "¿Qué día te cobraron?",
      hint: "La fecha del cargo en tus movimientos.",
    }),
    missing: "Falta el día en que te cobraron.",
    period: "charge",
    writesAfter: 0,
    fact: () => ({ title: "Te cobraron", text: givenDay }),
    tells: "qué te cobraron",
    event: (_, day) =>
      `El ${day} me cobraron este importe: ${blanks.amount}\nEl concepto que figura es: ${blanks.name}`,
    request: "Que revisen ese cobro y, si no correspondía según las condiciones, lo devuelvan.",
    doubt: "el cobro es correcto",
    // Only what the promotion rebates is a charge that it promised not to make.
    ground: (offer) => (isDiscount(offer) ? offerBindsClause : undefined),
  },
};

/** Whether the conditions say when every gain arrives, counted from whatever day. */
export function isArrivalStated({ terms }: Offer): boolean {
  const gains = yoursOf(terms);
  return gains.length > 0 && gains.every(hasArrival);
}

/** The record of a grievance. */
export const grievanceOf = (id: Grievance): GrievanceRecord => records[id];
