import { z } from "zod";
import { nearest } from "../../format/nearest";
import { askSchemas, verbs } from "./verbs";

const names = verbs.map(({ name }) => name);

/** The correction of a verb that does not exist: the one that was meant, if one is near, and those that there are. */
function verbError(input: unknown, more = ""): string {
  const meant = nearest(String(Object(input).do), names);
  return `${meant ? `«${meant}», si es lo que querías decir; ` : ""}una cosa que se pueda pedir: ${names.join(", ")}${more}`;
}

const single = z.discriminatedUnion("do", askSchemas, {
  error: ({ input }) => verbError(input),
});

const alternatives = z.strictObject({
  do: z.literal("any").optional(),
  any: z.array(single).min(2).max(4).describe("Basta con una de estas.").meta({ label: "una de estas" }),
});

/** One entry of `asks`: a verb, or alternatives of which one is enough. */
export const ask = z.discriminatedUnion("do", [...askSchemas, alternatives], {
  error: ({ input }) => verbError(input, ", o any: una lista de ellas"),
});

export type AskEntry = z.output<typeof ask>;
