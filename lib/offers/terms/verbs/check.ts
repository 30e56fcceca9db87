import { z } from "zod";
import { inSentence } from "../../../format/format";
import { question } from "../../conditions";
import { point } from "../../landing";
import { does, shared, verb } from "../ask";

/** Something to look up before signing up, in words of this offer alone: it stands in no list of requirements. */
export const check = verb({
  role: "formality",
  takes: "nothing",
  isLookUp: true,
  proof: () => undefined,
  schema: z.strictObject({
    do: does("check", "Algo que comprobar antes de registrarse, con sus propias palabras."),
    ...question,
    step: point.optional().describe("El paso de la página, si es uno.").meta({ label: "paso" }),
    ...shared,
  }),
  words: ({ id = "comprobar", question, name, failure, doubt, step }) => ({
    ...(step && { step }),
    question: { id, question, name, failure, ...(doubt !== undefined && { doubt }) },
    // A condition in doubt is only looked up: it takes no gain away.
    ...(!doubt && { loses: `falta una condición (${inSentence(name)})` }),
  }),
});
