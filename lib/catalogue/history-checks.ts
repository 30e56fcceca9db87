import { isDeepStrictEqual } from "node:util";
import { isCalendarDate, isDay, longDate } from "../format/dates";
import { readDocument } from "./document";
import { type Fault, fileOf, type OfferDocument } from "./finding";

/** The offers' files at a commit: what is published in them stays. */
export interface Committed {
  commit: string;
  /** The text of each file, by offer id; those that have not changed since may be missing. */
  texts: Readonly<Record<string, string>>;
}

/** The entries of an offer's history, also of a file with mistakes: as far as they can be read. */
export const entriesOf = ({ data }: OfferDocument) =>
  Object.values(Object(data?.history)) as Readonly<Record<string, unknown>>[];

/** The command that restores a file from a commit, also if it is staged otherwise. */
const restored = (id: string, { commit }: Committed) => `git restore --source ${commit} ${fileOf(id)}`;

/** The fault of an offer whose history has lost an entry since a commit; none for a file that cannot be parsed. */
export function historyFault(document: OfferDocument, committed: Committed | undefined): Fault | undefined {
  const { id, data } = document;
  const text = committed?.texts[id];
  if (!committed || text === undefined || !data) return undefined;
  const kept = entriesOf(document);
  const before = entriesOf(readDocument(id, text));
  const lost = before.findIndex((entry, i) => !isDeepStrictEqual(entry, kept[i]));
  if (lost < 0) return undefined;
  const { date, summary } = Object(before[lost]) as Record<string, unknown>;
  const known = isCalendarDate(String(date)) ? longDate(String(date)) : String(date);
  const day = isDay(String(date)) ? `del ${known}` : `de ${known}`;
  const found = kept[lost]?.summary;
  const right = `la entrada ${day} («${String(summary)}») como estaba: ${restored(id, committed)}`;
  return [["history"], found, right];
}

/** What is right for each file that is gone since a commit, of an offer that was published: by its id. */
export function deletedOffers(
  ids: readonly string[],
  committed: Committed | undefined,
): [id: string, right: string][] {
  if (!committed) return [];
  const gone = Object.entries(committed.texts).filter(
    ([id, text]) => !ids.includes(id) && entriesOf(readDocument(id, text)).length > 0,
  );
  return gone.map(([id]) => [
    id,
    `el fichero, porque se publicó y su historial no se borra: ${restored(id, committed)}; y para retirarla: npm run offers disable ${id}`,
  ]);
}
