import { z } from "zod";
import { calendarDate, httpsUrl, label, sentence, text } from "./fields";

/** The promise to visitors and the referral link: every change of them needs an entry in the history. */
const recordedPromise = z
  .strictObject({
    benefit: label(60)
      .describe("benefit desde ese día, con sus cifras escritas: «10 € de regalo».")
      .meta({ label: "beneficio" })
      .optional(),
    shortBenefit: label(60)
      .describe("shortBenefit desde ese día, si dice una cifra que benefit no dice.")
      .meta({ label: "beneficio, en corto" })
      .optional(),
    requirements: text(160)
      .describe("requirements desde ese día, con sus cifras escritas.")
      .meta({ label: "requisitos" })
      .optional(),
    referralUrl: httpsUrl
      .describe("referralUrl del fichero desde ese día.")
      .meta({ label: "enlace" })
      .optional(),
  })
  .describe("benefit, requirements y referralUrl en la primera entrada; después, los que cambiaron.")
  .meta({ label: "lo que prometía" });

/** One public change of an offer. The list only ever grows: nothing in it is edited or removed. */
export const historyEntry = z.strictObject({
  date: calendarDate.describe("Cuándo cambió o se comprobó.").meta({ label: "día" }),
  summary: sentence(200).describe("Qué cambió, en una frase.").meta({ label: "nota" }),
  reworded: z
    .literal(true)
    .optional()
    .describe("true si cambian nuestras palabras y no la promesa: entonces no hay que comprobar nada.")
    .meta({ label: "solo cambian las palabras" }),
  facts: recordedPromise.optional(),
});

type HistoryEntry = z.output<typeof historyEntry>;
type RecordedPromise = z.output<typeof recordedPromise>;

/** The parts of the promise that the history keeps. */
const FIELDS = recordedPromise.keyof().options;

/** The promise in force by a history: of each part, the newest recorded value. */
export function promiseOf(history: readonly Pick<HistoryEntry, "facts">[]): RecordedPromise {
  return Object.assign({}, ...history.map(({ facts }) => facts));
}

/** The parts of the promise of a file (without settings) that differ from what its history recorded last: both values. */
export function unrecordedPromise(
  offer: { [Field in (typeof FIELDS)[number]]?: string | undefined } & {
    history: Parameters<typeof promiseOf>[0];
  },
) {
  const recorded = promiseOf(offer.history);
  return FIELDS.filter((field) => recorded[field] !== offer[field]).map((field) => ({
    field,
    now: offer[field] ?? "",
    recorded: recorded[field],
  }));
}
