import { z } from "zod";
import { offerSchema } from "./offer";

/**
 * The offers' schema as JSON Schema, by which an editor's program shows what each field means and marks mistakes. Lengths
 * are told in words, since a text is shorter or longer before its facts are in place.
 */
export function offerJsonSchema(): object {
  return z.toJSONSchema(offerSchema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      const { maxLength } = jsonSchema;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      if (maxLength === undefined || jsonSchema.const !== undefined) return;
      const limit = `Como máximo, ${maxLength} caracteres.`;
      jsonSchema.description = [jsonSchema.description, limit].filter(Boolean).join(" ");
    },
  });
}
