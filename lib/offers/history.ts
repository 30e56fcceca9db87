import { z } from "zod";
import { calendarDate, httpsUrl, text } from "./fields";

/** What a visitor is promised and where he is sent: none of it changes without an entry in the history. */
const recordedFacts = z.strictObject({
  /** `benefit` as it was from that day on, with its figures written out: `${euros(10)} de regalo`. */
  benefit: text(60).optional(),
  /** `requirements` as they were from that day on, with their figures written out. */
  requirements: text(160).optional(),
  /** `referralUrl` of the file as it was from that day on. */
  referralUrl: httpsUrl.optional(),
});

/** One public change of an offer. The list only ever grows: nothing in it is edited or removed. */
export const historyEntry = z.strictObject({
  /** When it changed or was checked. */
  date: calendarDate,
  /** What changed, in one plain sentence. */
  summary: text(200),
  /** Whether only our words changed, not what the provider promises: then nothing had to be checked that day. */
  reworded: z.literal(true).optional(),
  /**
   * The facts as of then: all three in the first entry, and later those that changed. A test compares the newest
   * with the offer's own fields, so that a changed fact without an entry is found.
   */
  facts: recordedFacts.optional(),
});

export type HistoryEntry = z.output<typeof historyEntry>;
type RecordedFacts = z.output<typeof recordedFacts>;

/** The facts that the history keeps. */
const FIELDS = ["benefit", "requirements", "referralUrl"] as const satisfies (keyof RecordedFacts)[];

/** The facts that a history leaves in force: of each, the newest that is recorded. */
export function factsOf(history: readonly Pick<HistoryEntry, "facts">[]): RecordedFacts {
  return Object.assign({}, ...history.map(({ facts }) => facts));
}

/**
 * The benefit of an offer where the site's owner fixed it: it then is another than the newest that the history records,
 * which tells what the file said. Nothing where they agree.
 */
export function benefitOfOwner({
  benefit,
  history,
}: {
  benefit: string;
  history: readonly HistoryEntry[];
}): string | undefined {
  return factsOf(history).benefit === benefit ? undefined : benefit;
}

type Field = (typeof FIELDS)[number];
type Recorded = Record<Field, string> & { history: readonly Pick<HistoryEntry, "facts">[] };

/** A fact that differs from what the history says last. */
interface UnrecordedFact {
  field: Field;
  /** What the offer's file says. */
  now: string;
  /** What the history says, where it says anything of it. */
  recorded?: string | undefined;
}

/**
 * Which facts of an offer's file differ from what its history says last; none where all is recorded. It compares what
 * the file says: a link or an amount that comes from the environment is no change, so read the files without one.
 */
export function unrecordedFacts(offer: Recorded): UnrecordedFact[] {
  const recorded = factsOf(offer.history);
  return FIELDS.filter((field) => recorded[field] !== offer[field]).map((field) => ({
    field,
    now: offer[field],
    recorded: recorded[field],
  }));
}

/** The same for an editor, each as a line that names file, field and cure. */
export function unrecordedChanges(offer: Recorded & { id: string }): string[] {
  return unrecordedFacts(offer).map(({ field, now, recorded }) =>
    [
      `- lib/offers/${offer.id}.ts · ${field}`,
      `    ahora dice: ${JSON.stringify(now)}`,
      `    history dice: ${JSON.stringify(recorded ?? "nada")}`,
      `    qué hacer: npm run offers -- verify ${offer.id} --note "Qué ha cambiado." añade la entrada a history con su facts: { ${field}: … }`,
    ].join("\n"),
  );
}
