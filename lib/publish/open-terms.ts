import { z } from "zod";
import { readQuantity, units } from "../format/quantity";
import { removeOwnKeys } from "../offers/json-schema";
import { termsFields } from "../offers/field-info";
import { termsSchema } from "../offers/terms/schema";
import type { Terms } from "../offers/terms/schema";
import type { Ask } from "../offers/terms/verbs";

/** The published parts of an offer's file: what it asks and gives, to whom and until when. */
const published = ["campaign", "invitation", "who", "closed", "asks", "gives", "keeps"] as const;

type Path = readonly (string | number)[];

/** A figure as data: an amount with its unit, or the ends of a range; undefined if it is none. */
export function quantityAsData(text: string) {
  const quantity = readQuantity(text);
  if (!quantity) return undefined;
  const { least, most, unit } = quantity;
  return most === undefined ? { amount: least, unit } : { least, most, unit };
}

/** A value with every figure in it as data; other words stay. */
function typed(value: unknown, path: Path): unknown {
  if (typeof value === "string")
    return termsFields.fieldAt(path)?.kind === "figure" ? (quantityAsData(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item, index) => typed(item, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typed(item, [...path, key])]));
}

const withId = (ask: Ask) => ({ id: ask.do, ...ask });

/** The defaults of a file, written out: the name of each ask, and that a gain is cash whose tax is unknown. */
function explicit({ asks, gives }: Terms): Pick<Terms, "asks" | "gives"> {
  return {
    asks: asks.map((entry) =>
      "any" in entry
        ? {
            ...entry,
            do: "any",
            any: entry.any.map((one) =>
              "all" in one ? { do: "all", all: one.all.map(withId) } : withId(one),
            ),
          }
        : withId(entry),
    ) as Terms["asks"],
    gives: gives.map((gain) => ({
      ...gain,
      ...(gain.money !== undefined && { form: gain.form ?? "cash" }),
      tax: gain.tax ?? "unknown",
    })),
  };
}

/** What an offer asks and gives, to whom and until when, with each figure as data. */
export function openTermsOf(terms: Terms): Record<string, unknown> {
  const whole = { ...terms, ...explicit(terms) };
  const record: Record<string, unknown> = whole;
  return Object.fromEntries(
    published.flatMap((name) => (record[name] === undefined ? [] : [[name, typed(record[name], [name])]])),
  );
}

/** JSON Schema, as far as it is changed here. */
type Node = Record<string, unknown> & { description?: string };

const amount = { type: "number", minimum: 0 };
const unit = { type: "string", enum: [...units] };
const object = (properties: object) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** A figure with its unit, as JSON Schema. */
const quantity = { anyOf: [object({ amount, unit }), object({ least: amount, most: amount, unit })] };

/** The JSON Schema of `openTermsOf`: that of the file, with figures as data and only the parts that are published. */
export function openTermsSchema(): object {
  const parts = Object.fromEntries(published.map((name) => [name, termsSchema.shape[name]]));
  const schema = z.toJSONSchema(z.strictObject(parts), {
    io: "input",
    override: ({ jsonSchema }) => {
      const node = jsonSchema as Node;
      if (node.kind === "figure" && node.type === "string") {
        const { description } = node;
        for (const key of Object.keys(node)) delete node[key];
        Object.assign(node, structuredClone(quantity), description && { description });
      }
      removeOwnKeys({ jsonSchema });
    },
  });
  return { ...schema, $schema: undefined };
}
