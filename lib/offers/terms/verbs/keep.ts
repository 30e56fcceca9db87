import { z } from "zod";
import { readQuantity } from "../../../format/quantity";
import { choice, slug } from "../../fields";
import { type Act, orderTo, toDo } from "../act";
import { does, shared, verb } from "../ask";
import { eurosOrNone, lapse, money } from "../figures";
import type { Context } from "../context";
import { startName } from "../within";

/** What can be kept. */
const names = {
  deposit: "el depósito",
  line: "la línea",
  account: "la cuenta",
  contract: "el contrato",
  salary: "la nómina",
  investment: "la inversión",
  conditions: "las condiciones",
  gift: "el regalo",
} as const;

/** A gift is kept («conservar»), anything else maintained («mantener»). */
const holding = (what: keyof typeof names) => (what === "gift" ? "conservar" : "mantener");

/** Each as a pronoun behind «mantener», what stopping is, and stopping early. */
const kept = {
  deposit: {
    pronoun: "mantenerlo",
    left: "sacas el depósito",
    early: "Si lo sacas antes",
  },
  line: { pronoun: "mantenerla", left: "te das de baja", early: "Si te vas antes" },
  account: {
    pronoun: "mantenerla",
    left: "cierras la cuenta",
    early: "Si la cierras antes",
  },
  contract: {
    pronoun: "mantenerlo",
    left: "te das de baja",
    early: "Si te das de baja antes",
  },
  salary: {
    pronoun: "mantenerla",
    left: "dejas de traer la nómina",
    early: "Si dejas de traerla antes",
  },
  investment: {
    pronoun: "mantenerla",
    left: "sacas la inversión",
    early: "Si la sacas antes",
  },
  conditions: {
    pronoun: "mantenerlas",
    left: "dejas de cumplir las condiciones",
    early: "Si dejas de cumplirlas antes",
  },
  gift: { pronoun: "conservarlo", left: "vendes el regalo", early: "Si lo vendes antes" },
} as const;

/** What one loses who stops before the time is over. */
const losses = {
  nothing: (reward: string) => `no pierdes el ${reward} ya recibido.`,
  rest: (reward: string) => `pierdes lo que falte por recibir y conservas el ${reward} ya recibido.`,
  proportional: (reward: string) => `devuelves una parte del ${reward}, en proporción al tiempo que falte.`,
  all: (reward: string) => `pierdes todo el ${reward}, también el ya recibido.`,
  unknown: (reward: string) => `puedes perder el ${reward}: pregunta a {brand} cuánto.`,
} as const;

/** Why one goes on keeping something after the gift has arrived, if stopping takes only a part of it. */
const purposes = {
  rest: "para no perder lo que falte por recibir",
  proportional: "para no devolver una parte",
} as const;

/** The day from which the time counts. */
const dayCounted = (begins: string, reward: string) =>
  begins === "gift" ? `la llegada del ${reward}` : (startName(begins) ?? "el día en que cumples lo demás");

/** How long one waits so as to lose no part of the gift, which has to be there, too. */
function waitFor(begins: string | undefined, { slot, reward }: Record<"slot" | "reward", string>): string {
  const there = `a que haya llegado el ${reward} de {brand}`;
  if (begins === undefined) return `Espera al menos ${slot}, y ${there}.`;
  const time = `Espera ${slot} desde ${dayCounted(begins, reward)}`;
  return begins === "gift" ? `${time} de {brand}.` : `${time}, y ${there}.`;
}

/** From when the time counts, and what that means for the date, which can only count from the offer's own first day. */
function countedFrom(
  begins: string | undefined,
  {
    what,
    slot,
    reward,
    start: first,
    joining,
  }: Record<"what" | "slot" | "reward", string> & Pick<Context, "start" | "joining">,
) {
  const start = joining.card ? "el día en que pides la tarjeta" : dayCounted(first, reward);
  if (begins === undefined) {
    const otherDay =
      what === "deposit" || what === "investment"
        ? "si lo haces otro día, cuenta desde ese"
        : what === "salary"
          ? "si la primera nómina llega más tarde, el último día también"
          : "pregunta a {brand} si cuenta desde otro día";
    return `Contamos ${slot} desde ${start}: ${otherDay}.`;
  }
  const event = dayCounted(begins, reward);
  if (begins === first) return `Se cuenta desde ${start}.`;
  return begins === "gift"
    ? `Se cuenta desde ${event}. La fecha supone que cumples los requisitos el mismo día ${joining.card ? "en que pides la tarjeta" : "del alta"}: si el ${reward} llega más tarde, el último día también.`
    : `Se cuenta desde ${event}. La fecha lo cuenta desde ${start}: si ${event} es más tarde, el último día también.`;
}

const verbName = "keep";

/** Keeping something for a time: what happens if one does not is its tie. */
export const keep = verb({
  name: verbName,
  role: "task",
  takes: "nothing",
  cost: ({ extra, for: time }) =>
    extra === undefined ? {} : { income: { each: extra, times: time, isAskable: true } },
  lasts: ({ for: time }) => time,
  binds: true,
  proof: () => "Lo que hay que mantener: extractos o facturas de todo ese tiempo.",
  schema: z
    .strictObject({
      do: does("keep", "Mantener algo durante un tiempo."),
      what: choice(names)
        .describe(
          "Qué se mantiene: deposit, line, account, contract (el de luz, gas, fibra o seguro), salary (solo la nómina), investment (los fondos, acciones o lo que se ha invertido), conditions (todas) o gift (lo que se regala, como una acción, sin venderlo).",
        )
        .meta({ label: "qué se mantiene" }),
      for: lapse.describe("Cuánto tiempo: 183 days, 24 months.").meta({ label: "cuánto tiempo" }),
      from: slug
        .optional()
        .describe(
          "Desde cuándo cuenta: sign-up (el alta), activation, first-salary, first-bill, gift (la llegada del regalo) o el nombre de otra cosa que se pide. Sin este campo, la web lo cuenta desde el alta y lo dice.",
        )
        .meta({ label: "desde cuándo cuenta" }),
      breaks: choice({
        nothing: "nada",
        rest: "lo que falte por recibir",
        proportional: "una parte",
        all: "todo",
        unknown: "no se sabe",
      })
        .describe(
          "Qué se pierde si se deja antes: nothing, rest (lo que falte por recibir), proportional (se devuelve una parte), all (todo, también lo recibido) o unknown. Si el regalo llega después de mantenerlo, no se ha recibido nada.",
        )
        .meta({ label: "qué se pierde" }),
      penalty: money
        .optional()
        .describe("Lo que se paga, como mucho, si se deja antes, aparte de lo que se pierde: 150 EUR.")
        .meta({ label: "penalización" }),
      extra: eurosOrNone
        .optional()
        .describe(
          "Si lo que se mantiene es una línea o un contrato que puede costar más que el de ahora: lo que se paga de más al mes mientras no lo dice el visitante, a quien se le pregunta. 0 EUR.",
        )
        .meta({ label: "de más al mes, si no se dice" }),
      ...shared,
    })
    .refine(({ what, extra }) => extra === undefined || what === "line" || what === "contract", {
      path: ["extra"],
      error: "nada: solo una línea (line) o un contrato (contract) se pagan cada mes",
    })
    .refine(({ for: time, extra }) => extra === undefined || readQuantity(time)?.unit === "months", {
      path: ["for"],
      error: "un número de meses, porque extra se paga cada mes: 12 months",
    }),
  figures: ({ what, for: time, penalty }) => ({
    for: { name: "keep", what: `tiempo que hay que ${holding(what)} ${names[what]}`, value: time },
    penalty: penalty && {
      name: "penalty",
      what: `penalización por dejar antes ${names[what]}`,
      value: penalty,
    },
  }),
  words: (
    { id = verbName, what, for: time, from, breaks, penalty, extra },
    slot,
    { reward, isBeforeAll, isDated, start, joining }: Context,
  ) => {
    const name = names[what];
    const { pronoun, left, early } = kept[what];
    // If no day is known for the gift, giving up a line early is told as a requirement not met, not as a loss.
    const isLine = what === "line" && breaks === "all" && !isDated && !penalty;
    // A gift is kept from the day on which it arrives, unless the file says another day.
    const begins = from ?? (what === "gift" ? "gift" : undefined);
    const isFromGift = begins === "gift" && what !== "gift";
    const long = `${slot.for}${isFromGift ? ` desde que llega el ${reward}` : ""}`;
    // A gift that arrives only after the time of keeping cannot be taken back: it is not paid at all.
    const isUnpaid = isBeforeAll(id);
    const lost = isUnpaid ? `no recibes el ${reward}.` : losses[breaks](reward);
    const pays = penalty ? ` La penalización por dejarlo antes es de hasta ${slot.penalty}.` : "";
    const loss = isLine ? "no cumples los requisitos." : `${lost}${pays}`;
    // If leaving early only costs a penalty, keeping it is no requirement of the gift.
    const isPenaltyOnly = !isUnpaid && breaks === "nothing" && penalty !== undefined;
    // Who gives back a part, or goes without the rest, has received something before the time is over.
    const purpose =
      !isUnpaid && (breaks === "rest" || breaks === "proportional") ? purposes[breaks] : undefined;
    const isPart = isPenaltyOnly || purpose !== undefined;
    const stopping = isPenaltyOnly
      ? `Permanencia de ${long}: si ${left} antes, pagas hasta ${slot.penalty}. El ${reward} no se pierde.`
      : `${early}, ${loss}`;
    const stoppingEarly = isPenaltyOnly ? stopping : `Si ${left} antes de ${long}, ${loss}`;
    const isGift = what === "gift";
    const act: Act = { verb: holding(what), what: `${name} ${long}${isGift ? " sin venderlo" : ""}` };
    const later: Act = { ...act, what: `${act.what} ${purpose}` };
    return {
      act,
      // Nobody gets a gift for what he does after it.
      ...((isPart || begins === "gift") && { third: undefined }),
      ...(isPart && {
        clause: purpose && orderTo(later),
        infinitive: purpose && toDo(later),
        afterGift: stoppingEarly,
        ...(purpose && {
          wait: `${waitFor(begins, { slot: `${slot.for}`, reward })} Si ${left} antes, ${loss}`,
        }),
      }),
      question: {
        id: "mantener",
        failure: isPart ? stoppingEarly : `El ${reward} exige ${pronoun} ${slot.for}. ${stopping}`,
        ...(!isUnpaid && ["nothing", "rest", "proportional"].includes(breaks) && { doubt: true }),
      },
      step: isLine
        ? {
            title: `Mantén la línea ${slot.for} para recibir el ${reward}`,
            text: `No des de baja la línea de {brand} antes de ${slot.for}.`,
          }
        : {
            text: isPenaltyOnly
              ? `{brand} pide aparte una permanencia de ${long}: si ${left} antes, pagas hasta ${slot.penalty}. El ${reward} no se pierde.`
              : isPart || isGift
                ? `La promoción de {brand} pide ${toDo(act)}. ${stopping}`
                : `El ${reward} de {brand} exige ${toDo(act)}. ${stopping}`,
          },
      deadlines: [
        {
          id: `plazo-${id}`,
          kind: "keep",
          title: `${isGift ? "Conserva" : "Mantén"} ${name}`,
          text: `${stopping} ${countedFrom(begins, { what, slot: `${slot.for}`, reward, start, joining })}`,
          after: time,
        },
      ],
      ...(extra !== undefined && {
        costs: {
          spend: `Lo que pagues en {brand} por encima de lo de ahora, durante ${slot.for}`,
          asked: {
            question: "¿Cuánto más al mes pagarías en {brand}?",
            ...(readQuantity(extra)?.least === 0 && { condition: "si no pagas más que ahora" }),
          },
        },
      }),
      box: [`${isGift ? "Conservar" : "Mantener"} ${what === "line" ? "línea" : name} ${slot.for}`],
      loses: !isPart && (isUnpaid || breaks !== "nothing") ? `${left} antes de ${long}` : undefined,
      ...(breaks === "unknown" && !isUnpaid && { unknowns: [`qué pasa si dejas de mantener ${name} antes`] }),
    };
  },
});
