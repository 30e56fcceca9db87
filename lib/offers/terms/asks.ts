import { z } from "zod";
import { askSchemas, verbs } from "./verbs";

const verbError = `una cosa que se pueda pedir: ${verbs.map(({ name }) => name).join(", ")}`;

const single = z.discriminatedUnion("do", askSchemas, { error: verbError });

const alternatives = z.strictObject({
  do: z.literal("any").optional(),
  any: z.array(single).min(2).max(4).describe("Basta con una de estas.").meta({ label: "una de estas" }),
});

/** One entry of `asks`: a verb, or alternatives of which one is enough. */
export const ask = z.discriminatedUnion("do", [...askSchemas, alternatives], {
  error: `${verbError}, o any: una lista de ellas`,
});

export type AskEntry = z.output<typeof ask>;
