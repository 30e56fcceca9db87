import { z } from "zod";
import { hasSameFigures } from "../format/quantity";
import { calendarDate, label, sentence, text } from "./fields";

/** The promise to visitors: every change of it needs an entry in the history; other words for the same promise need none. */
const recordedPromise = z
  .strictObject({
    benefit: label(
      60,
      "beneficio",
      "benefit desde ese día, con sus cifras escritas: «10 € de regalo».",
    ).optional(),
    shortBenefit: label(
      60,
      "beneficio, en corto",
      "shortBenefit desde ese día, si dice una cifra que benefit no dice.",
    ).optional(),
    requirements: text(160, "requisitos", "requirements desde ese día, con sus cifras escritas.").optional(),
  })
  .describe("benefit y requirements en la primera entrada; después, los que cambiaron.")
  .meta({ label: "lo que prometía" });

/** One public change of an offer. The list only ever grows: nothing in it is edited or removed. */
export const historyEntry = z.strictObject({
  date: calendarDate.describe("Cuándo cambió o se comprobó.").meta({ label: "día" }),
  summary: sentence(200, "nota", "Qué cambió, en una frase."),
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

/**
 * The parts of the promise of a file (without settings) whose words differ from what its history recorded last: both
 * values, and whether they say the same figures. A promise with the same figures may only be reworded.
 */
export function unrecordedPromise(
  offer: { [Field in (typeof FIELDS)[number]]?: string | undefined } & {
    history: Parameters<typeof promiseOf>[0];
  },
) {
  const recorded = promiseOf(offer.history);
  return FIELDS.filter((field) => recorded[field] !== offer[field]).map((field) => {
    const [was, now] = [recorded[field], offer[field] ?? ""];
    return { field, now, recorded: was, hasSameFigures: was !== undefined && hasSameFigures(was, now) };
  });
}
