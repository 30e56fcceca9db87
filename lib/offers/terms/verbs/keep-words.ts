import { readQuantity } from "../../../format/quantity";
import { type Act, orderTo, toDo } from "../act";
import type { Slots, VerbWords } from "../ask";
import type { Context } from "../context";
import { startName } from "../within";

/** What can be kept. */
export const names = {
  deposit: "el depósito",
  line: "la línea",
  account: "la cuenta",
  contract: "el contrato",
  salary: "la nómina",
  investment: "la inversión",
  conditions: "las condiciones",
  gift: "el regalo",
} as const;

type Kept = keyof typeof names;

/** Whether what is kept is money that was put in: the account itself may be another matter. */
export const isPutIn = (what: Kept): what is "deposit" | "investment" =>
  what === "deposit" || what === "investment";

/** How sentences speak of keeping a thing. */
interface Thing {
  /** A gift is kept («conservar»), anything else maintained («mantener»). */
  verb: Act["verb"];
  title: string;
  /** Infinitive with its pronoun: «mantenerlo». */
  pronoun: string;
  /** What stopping is, and stopping early. */
  left: string;
  early: string;
  /** Words of the box that stands in place of a picture. */
  box: string;
  /** What a date from signing up supposes, where nobody says from when it is kept. */
  otherDay: string;
}

const ASK_DAY = "pregunta a {brand} si cuenta desde otro día";
const OWN_DAY = "si lo haces otro día, cuenta desde ese";

/** A thing that is maintained. */
const maintained = (what: Exclude<Kept, "gift">, own: Omit<Thing, "verb" | "title" | "box">): Thing => ({
  verb: "mantener",
  title: `Mantén ${names[what]}`,
  box: `Mantener ${names[what]}`,
  ...own,
});

/** How sentences speak of each thing that is kept. */
export const things: Readonly<Record<Kept, Thing>> = {
  deposit: maintained("deposit", {
    pronoun: "mantenerlo",
    left: "sacas el depósito",
    early: "Si lo sacas antes",
    otherDay: OWN_DAY,
  }),
  line: {
    verb: "mantener",
    title: "Mantén la línea",
    pronoun: "mantenerla",
    left: "te das de baja",
    early: "Si te vas antes",
    box: "Mantener línea",
    otherDay: ASK_DAY,
  },
  account: maintained("account", {
    pronoun: "mantenerla",
    left: "cierras la cuenta",
    early: "Si la cierras antes",
    otherDay: ASK_DAY,
  }),
  contract: maintained("contract", {
    pronoun: "mantenerlo",
    left: "te das de baja",
    early: "Si te das de baja antes",
    otherDay: ASK_DAY,
  }),
  salary: maintained("salary", {
    pronoun: "mantenerla",
    left: "dejas de traer la nómina",
    early: "Si dejas de traerla antes",
    otherDay: "si la primera nómina llega más tarde, el último día también",
  }),
  investment: maintained("investment", {
    pronoun: "mantenerla",
    left: "sacas la inversión",
    early: "Si la sacas antes",
    otherDay: OWN_DAY,
  }),
  conditions: maintained("conditions", {
    pronoun: "mantenerlas",
    left: "dejas de cumplir las condiciones",
    early: "Si dejas de cumplirlas antes",
    otherDay: ASK_DAY,
  }),
  gift: {
    verb: "conservar",
    title: "Conserva el regalo",
    pronoun: "conservarlo",
    left: "vendes el regalo",
    early: "Si lo vendes antes",
    box: "Conservar el regalo",
    otherDay: ASK_DAY,
  },
};

/** What one loses who stops before the time is over, with its words for editors. */
export const breaking = {
  nothing: "nada",
  rest: "lo que falte por recibir",
  proportional: "una parte",
  all: "todo",
  unknown: "no se sabe",
} as const;

/**
 * What stopping early costs: what `breaks` says; `unpaid` of a gift that arrives only after the time of keeping, which
 * cannot be taken back; a `penalty` alone; or, of a line whose gift has no known day, a requirement that is not met.
 */
type Tie = keyof typeof breaking | "unpaid" | "penalty" | "unmet";

const ties: Readonly<Record<Tie, TieWords>> = {
  unpaid: { lost: (reward) => `no recibes el ${reward}.`, isRequired: true },
  unmet: { lost: () => "no cumples los requisitos.", isRequired: true },
  nothing: { lost: (reward) => `no pierdes el ${reward} ya recibido.`, isDoubt: true },
  penalty: { lost: (reward) => `no pierdes el ${reward} ya recibido.`, isDoubt: true, isPart: true },
  rest: {
    lost: (reward) =>
      `pierdes lo que falte por recibir y conservas el ${reward} ya recibido. Si ya lo has recibido entero, no pierdes nada.`,
    purpose: "para no perder lo que falte por recibir",
    purposeOnce: "para no perder lo que faltara por recibir",
    isDoubt: true,
    isPart: true,
  },
  proportional: {
    lost: (reward) => `devuelves una parte del ${reward}, en proporción al tiempo que falte.`,
    purpose: "para no devolver una parte",
    isDoubt: true,
    isPart: true,
  },
  all: { lost: (reward) => `pierdes todo el ${reward}, también el ya recibido.`, isRequired: true },
  unknown: { lost: (reward) => `puedes perder el ${reward}: pregunta a {brand} cuánto.`, isRequired: true },
};

interface TieWords {
  /** What one loses, after «si te vas antes». */
  lost(reward: string): string;
  /** Whether the gift depends on it. */
  isRequired?: true;
  /** Whether who stops keeps the gift, or a part of it: a «no» is no failure. */
  isDoubt?: true;
  /** Whether it only matters once the gift, or a part of it, has arrived. */
  isPart?: true;
  /** Why one goes on keeping it then, and why one did, where the tense shows. */
  purpose?: string;
  purposeOnce?: string;
}

/** What a file asks to keep. */
interface Keeping {
  id?: string | undefined;
  what: Kept;
  for: string;
  from?: string | undefined;
  breaks: keyof typeof breaking;
  penalty?: string | undefined;
  extra?: string | undefined;
}

function tieOf({ what, breaks, penalty }: Keeping, isUnpaid: boolean, isDated: boolean): Tie {
  if (what === "line" && breaks === "all" && !isDated && !penalty) return "unmet";
  if (isUnpaid) return "unpaid";
  return breaks === "nothing" && penalty ? "penalty" : breaks;
}

/** Start of the time for which something is kept: of a gift the day on which it arrives, unless the file says another. */
export const keptFrom = ({ from, what }: Pick<Keeping, "from" | "what">) =>
  from ?? (what === "gift" ? "gift" : undefined);

/** The day from which the time counts. */
const dayCounted = (begins: string, reward: string) =>
  begins === "gift" ? `la llegada del ${reward}` : (startName(begins) ?? "el día en que cumples lo demás");

/** How long one waits so as to lose no part of the gift, which has to be there, too. */
function waitFor(begins: string | undefined, time: string, reward: string): string {
  const there = `a que haya llegado el ${reward} de {brand}`;
  if (begins === undefined) return `Espera al menos ${time}, y ${there}.`;
  const wait = `Espera ${time} desde ${dayCounted(begins, reward)}`;
  return begins === "gift" ? `${wait} de {brand}.` : `${wait}, y ${there}.`;
}

/** Start of the time, and what that means for the date, which can only count from the offer's own first day. */
function countedFrom(
  begins: string | undefined,
  what: Kept,
  time: string,
  { start, reward, joining }: Context,
) {
  const first = joining.card ? "el día en que pides la tarjeta" : dayCounted(start, reward);
  if (begins === undefined) return `Contamos ${time} desde ${first}: ${things[what].otherDay}.`;
  if (begins === start) return `Se cuenta desde ${first}.`;
  const event = dayCounted(begins, reward);
  return begins === "gift"
    ? `Se cuenta desde ${event}. La fecha supone que cumples los requisitos el mismo día ${joining.card ? "en que pides la tarjeta" : "del alta"}: si el ${reward} llega más tarde, el último día también.`
    : `Se cuenta desde ${event}. La fecha lo cuenta desde ${first}: si ${event} es más tarde, el último día también.`;
}

/** The words of keeping something for a time. */
export function keepWords(ask: Keeping, slot: Slots, context: Context): VerbWords {
  const { id = "keep", what, for: after, penalty, extra } = ask;
  const { reward, isBeforeAll, isDated, isLosable } = context;
  const isGift = what === "gift";
  const { verb, title, pronoun, left, early, box } = things[what];
  const tie = tieOf(ask, isBeforeAll(id), isDated);
  const { lost, isRequired, isDoubt, isPart, purpose, purposeOnce } = ties[tie];
  const begins = keptFrom(ask);
  const time = `${slot.for}`;
  const long = begins === "gift" && !isGift ? `${time} desde que llega el ${reward}` : time;
  const pays =
    penalty && tie !== "unmet" ? ` La penalización por dejarlo antes es de hasta ${slot.penalty}.` : "";
  const loss = `${lost(reward)}${pays}`;
  // Another thing that has to be kept may take the gift at the same time.
  const stays = isLosable ? "" : ` El ${reward} no se pierde.`;
  const fined = `si ${left} antes, pagas hasta ${slot.penalty}.${stays}`;
  const isFined = tie === "penalty";
  const stopping = isFined ? `Permanencia de ${long}: ${fined}` : `${early}, ${loss}`;
  const stoppingEarly = isFined ? stopping : `Si ${left} antes de ${long}, ${loss}`;
  const act: Act = { verb, what: `${names[what]} ${long}${isGift ? " sin venderlo" : ""}` };
  const later: Act = { ...act, what: `${act.what} ${purpose}` };
  const asked = isPart || isGift ? "La promoción de {brand} pide" : `El ${reward} de {brand} exige`;
  return {
    act,
    over: `cumplir ${time} con ${names[what]}`,
    // Nobody gets a gift for what they do after it.
    ...((isPart || begins === "gift") && { third: undefined }),
    ...(isPart && {
      clause: purpose && orderTo(later),
      infinitive: purpose && toDo(later),
      ...(purposeOnce && { infinitiveOnce: toDo({ ...act, what: `${act.what} ${purposeOnce}` }) }),
      afterGift: stoppingEarly,
      ...(purpose && { wait: `${waitFor(begins, time, reward)} Si ${left} antes, ${loss}` }),
    }),
    question: {
      id: "mantener",
      failure: isPart ? stoppingEarly : `El ${reward} exige ${pronoun} ${time}. ${stopping}`,
      ...(isDoubt && { doubt: true }),
    },
    step:
      tie === "unmet"
        ? {
            title: `Mantén la línea ${time} para recibir el ${reward}`,
            text: `No des de baja la línea de {brand} antes de ${time}.`,
          }
        : {
            text: isFined
              ? `{brand} pide aparte una permanencia de ${long}: ${fined}`
              : `${asked} ${toDo(act)}. ${stopping}`,
          },
    deadlines: [
      {
        id: `plazo-${id}`,
        kind: "keep",
        // The same contract may be kept for the gift, too, for another time.
        title: isFined ? "Cumple la permanencia" : title,
        text: `${stopping} ${countedFrom(begins, what, time, context)}`,
        after,
      },
    ],
    ...(extra !== undefined && {
      costs: {
        spend: `Lo que pagues en {brand} por encima de lo de ahora, durante ${time}`,
        asked: {
          question: "¿Cuánto más al mes pagarías en {brand}?",
          ...(readQuantity(extra)?.least === 0 && { condition: "si no pagas más que ahora" }),
        },
      },
    }),
    box: [`${box} ${time}`],
    loses: isRequired ? `${left} antes de ${long}` : undefined,
    ...(tie === "unknown" && { unknowns: [`qué pasa si dejas de mantener ${names[what]} antes`] }),
  };
}
