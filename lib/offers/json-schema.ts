import { z } from "zod";
import { offerSchema } from "./offer";

/** The schema for the editor's program. Lengths are descriptions only: they count once facts are filled in. */
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
