import { z } from "zod";
import { ownMeta } from "./fields";
import { termsSchema } from "./terms/schema";

/** Removes what the site's own code reads of a field (`field-info.ts`): it is not part of the standard. */
export function removeOwnKeys({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  for (const own of ownMeta) delete jsonSchema[own];
}

/** The JSON Schema for editors' programs. Lengths are only described: they apply once facts are filled in. */
export function offerJsonSchema(): object {
  return z.toJSONSchema(termsSchema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema }) => {
      removeOwnKeys({ jsonSchema });
      const { maxLength } = jsonSchema;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      if (maxLength === undefined || jsonSchema.const !== undefined) return;
      const limit = `Como máximo, ${maxLength} caracteres.`;
      jsonSchema.description = [jsonSchema.description, limit].filter(Boolean).join(" ");
    },
  });
}
