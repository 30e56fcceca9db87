import { z } from "zod";
import { offerSchema } from "./offer";

/** The JSON Schema for editors' programs. Lengths are only described: they apply once facts are filled in. */
export function offerJsonSchema(): object {
  return z.toJSONSchema(offerSchema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      // What the site's own code reads of a field (`field-info.ts`) is not part of the standard.
      for (const own of ["label", "kind", "shown", "choices", "placeholder", "promised"])
        delete jsonSchema[own];
      const { maxLength } = jsonSchema;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      if (maxLength === undefined || jsonSchema.const !== undefined) return;
      const limit = `Como máximo, ${maxLength} caracteres.`;
      jsonSchema.description = [jsonSchema.description, limit].filter(Boolean).join(" ");
    },
  });
}
