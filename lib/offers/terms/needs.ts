import { askName } from "./ask";
import { type AskEntry, optionsOf, placedAsks, verbIn } from "./asks";
import type { Gain } from "./gain";
import type { Ask } from "./verbs";
import { isPutIn } from "./verbs/keep-words";
import { timeFields, timesOfGain } from "./when";

/** What an offer asks and gives: its parts that name each other. */
export interface Named {
  asks: readonly AskEntry[];
  gives: readonly Gain[];
}

/** The name of alternatives, of which one is enough. */
const groupNameOf = (entry: AskEntry) => ("any" in entry && entry.id ? [entry.id] : []);

/** The names of an entry; of alternatives, their own and those of all that they ask. */
export const namesOf = (entry: AskEntry): string[] => [
  ...groupNameOf(entry),
  ...optionsOf(entry).flat().map(askName),
];

/** Whether every gain needs the entry without naming it: it makes one a customer, or is a formality. */
const isForEveryGain = (entry: AskEntry) => (verbIn(entry)?.role ?? "task") !== "task";

/**
 * Whether a gain needs an entry of its offer: the entries that its own `needs` and `loses` name, and becoming a customer.
 * A gain without `needs` also needs all entries that no other gain to the new client names; any other gain, the formalities
 * among them.
 */
export function isNeeded(entry: AskEntry, gain: Gain, { asks, gives }: Named): boolean {
  const names = namesOf(entry);
  const isIn = (all: readonly string[] = []) => names.some((name) => all.includes(name));
  if (isIn(gain.needs) || isIn(gain.loses)) return true;
  // Every gain needs the step by which one becomes a customer.
  if (entry === asks[0] && isForEveryGain(entry)) return true;
  if (
    gives.some(
      (other) =>
        other !== gain && other.to === "you" && isIn([...(other.needs ?? []), ...(other.loses ?? [])]),
    )
  )
    return false;
  return gain.needs === undefined || isForEveryGain(entry);
}

/** Whether something asked can only take a gain back later, so that the gain does not wait for it. */
export const onlyRevokes = (ask: Ask, { needs, loses = [] }: Pick<Gain, "needs" | "loses">) =>
  loses.includes(askName(ask)) && !needs?.includes(askName(ask));

/** Whether each gain that needs the named ask arrives only after it. */
export function comesAfter(name: string, { asks, gives }: Named): boolean {
  const entry = asks.find((one) => namesOf(one).includes(name));
  const times = gives.flatMap((gain) =>
    gain.to === "you" && entry && isNeeded(entry, gain, { asks, gives })
      ? timesOfGain(gain).map(({ when }) => when)
      : [],
  );
  return times.length > 0 && times.every((when) => timeFields(when).after === name);
}

/** Whether something asked keeps money that was put in. */
export const keepsPutIn = (ask: AskEntry) => ask.do === "keep" && isPutIn(ask.what);

/** Whether something asked says for how long the account, or what one has in its place, has to be kept. */
export const saysHowLong = (asks: readonly AskEntry[]) =>
  placedAsks(asks).some(({ ask }) => ask.do === "keep" && !keepsPutIn(ask) && ask.what !== "gift");
