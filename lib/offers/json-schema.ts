import { z } from "zod";
import { ownMeta } from "./fields";
import { termsSchema } from "./terms/schema";
import { verbs } from "./terms/verbs";
import { within } from "./terms/within";

/** Removes what the site's own code reads of a field (`field-info.ts`): it is not part of the standard. */
export function removeOwnKeys({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  for (const own of ownMeta) delete jsonSchema[own];
}

/** What a file may say in many places; the schema defines it once, under this name. */
const definitions = new Map<z.core.$ZodType, string>([
  [within, "within"],
  ...verbs.map(({ name, schema }) => [schema, name] as const),
]);

/** What the schema says of its fields, with the names of its definitions. */
class Metadata extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  override get(schema: z.core.$ZodType) {
    const id = definitions.get(schema);
    return { ...z.globalRegistry.get(schema), ...(id && { id }) };
  }
}

/** The JSON Schema for editors' programs. Lengths are only described: they apply once facts are filled in. */
export function offerJsonSchema(): object {
  return z.toJSONSchema(termsSchema, {
    io: "input",
    target: "draft-7",
    metadata: new Metadata(),
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
