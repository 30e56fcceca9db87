import { z } from "zod";
import { choiceError } from "../fields";
import { shared } from "./ask";
import { type Ask, askSchemas, verbOf, verbWords } from "./verbs";

/** Other words for verbs, as an editor may think of them. */
const otherNames: Readonly<Record<string, string>> = {
  subscribe: "contract",
  hire: "contract",
  register: "sign-up",
  pay: "buy",
  purchase: "buy",
  spend: "buy",
  hold: "keep",
  maintain: "keep",
  stay: "keep",
  payroll: "salary",
  transfer: "invest",
};

/** The correction of a verb that does not exist. */
function verbError(input: unknown, more = ""): string {
  const { do: verb } = Object(input) as { do?: unknown };
  return choiceError(otherNames[String(verb)] ?? verb, verbWords, more);
}

const single = z.discriminatedUnion("do", askSchemas, {
  error: ({ input }) => verbError(input),
});

const together = z.strictObject({
  do: z.literal("all").optional(),
  all: z
    .array(single)
    .min(2)
    .max(4)
    .describe("Si esa opción pide varias cosas, todas ellas.")
    .meta({ label: "todas estas" }),
});

const option = z.discriminatedUnion("do", [...askSchemas, together], {
  error: ({ input }) => verbError(input, ", o all: una lista de las que van juntas"),
});

/** Alternatives, of which one is enough. */
export const alternatives = z.strictObject({
  do: z.literal("any").optional(),
  any: z.array(option).min(2).max(4).describe("Basta con una de estas.").meta({ label: "una de estas" }),
  id: shared.id.describe(
    "Un nombre corto, si otra cosa nombra todas ellas juntas: cuándo llega el regalo, un plazo.",
  ),
});

/** One entry of `asks`: a verb, or alternatives of which one is enough. */
export const ask = z.discriminatedUnion("do", [...askSchemas, alternatives], {
  error: ({ input }) => verbError(input, ", o any: una lista de ellas"),
});

export type AskEntry = z.output<typeof ask>;

/** The verb of an entry; undefined of alternatives, which may have several. */
export const verbIn = (entry: AskEntry) => ("any" in entry ? undefined : verbOf(entry));

/** Whether an entry says no more than how one becomes a customer. */
export const isJoining = (entry: AskEntry): boolean =>
  !("any" in entry) && (verbOf(entry).joins?.(entry) ?? false);

/** What may leave one without the benefit whatever one does, after «si». */
export const refusalOf = (entry: AskEntry) => ("any" in entry ? undefined : verbOf(entry).refusal?.(entry));

/** Something asked, with its place inside its entry of the file. */
export interface PlacedAsk {
  ask: Ask;
  path: readonly (string | number)[];
}

/** The options of an entry, each with all that it asks: alternatives have several, anything else is its only one. */
export function placedOptions(entry: AskEntry): PlacedAsk[][] {
  if (!("any" in entry)) return [[{ ask: entry, path: [] }]];
  return entry.any.map((option, index) =>
    "all" in option
      ? option.all.map((ask, inside) => ({ ask, path: ["any", index, "all", inside] }))
      : [{ ask: option, path: ["any", index] }],
  );
}

/** The options of an entry, each with all that it asks, without its places in the file. */
export const optionsOf = (entry: AskEntry): Ask[][] =>
  placedOptions(entry).map((option) => option.map(({ ask }) => ask));

/** All that an offer asks for, alternatives among it, with its place in the file. */
export const placedAsks = (asks: readonly AskEntry[]): PlacedAsk[] =>
  asks.flatMap((entry, index) =>
    placedOptions(entry)
      .flat()
      .map(({ ask, path }) => ({ ask, path: ["asks", index, ...path] })),
  );
