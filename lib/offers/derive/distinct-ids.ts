import type { AskWords } from "../terms/ask-words";

/** A name that is not in use: a number behind it tells it from those that are. It is noted as one. */
export function freeName(wanted: string, used: string[]): string {
  let name = wanted;
  for (let count = 2; used.includes(name); count += 1) name = `${wanted}-${count}`;
  used.push(name);
  return name;
}

/** Something that an offer asks, with its words. */
interface Entry {
  ask: { id?: string | undefined };
  words: AskWords;
}

/** The ids of the question and the deadlines of an entry. */
const idsOf = ({ question, deadlines = [] }: AskWords) =>
  [question, ...deadlines].flatMap((one) => one?.id ?? []);

/**
 * Entries whose questions and deadlines have ids that no other entry has: where two have the same, each takes the name that
 * the file gives its ask, so that it does not depend on their order.
 */
export function distinctIds<Asked extends Entry>(entries: readonly Asked[]): Asked[] {
  const all = entries.flatMap(({ words }) => idsOf(words));
  const used: string[] = [];
  return entries.map((one) => {
    const { question, deadlines } = one.words;
    const distinct = (id: string) => {
      const isShared = all.filter((other) => other === id).length > 1;
      return freeName(isShared && one.ask.id ? `${id}-${one.ask.id}` : id, used);
    };
    const words = {
      ...one.words,
      ...(question && { question: { ...question, id: distinct(question.id) } }),
      ...(deadlines && { deadlines: deadlines.map((item) => ({ ...item, id: distinct(item.id) })) }),
    };
    return { ...one, words };
  });
}
