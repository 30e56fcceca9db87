import { z } from "zod";
import type { ownMeta } from "./fields";
import { recordSchema } from "./offer";
import { termsSchema } from "./terms/schema";

/** What the schema says of a field, looked up by its path in an offer's file: `["landing", "faq", 2, "answer"]`. */
export interface FieldInfo extends Pick<z.core.GlobalMeta, (typeof ownMeta)[number]> {
  type?: string;
  description?: string;
  maxLength?: number;
}

/** A field in the JSON schema, and what is inside it; other keys of the standard are left out. */
interface Node extends FieldInfo {
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
  required?: string[];
}

/** The path of a field in a record or a file: `["landing", "faq", 2, "answer"]`. */
export type Path = readonly PropertyKey[];

/** A node, and the alternatives inside it. */
const alternatives = (node: Node): Node[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap(alternatives),
];

function children(node: Node, key: PropertyKey): Node[] {
  const { properties, items, additionalProperties } = node;
  if (items && /^\d+$/.test(String(key))) return [items];
  if (properties) return Object.hasOwn(properties, key) ? [properties[String(key)] as Node] : [];
  return typeof additionalProperties === "object" ? [additionalProperties] : [];
}

/** What a schema says of its fields, looked up by their paths. */
export function fieldsOf(schemaOf: () => z.ZodType) {
  // `toJSONSchema` keeps the metadata where `.optional()` and lists of the schema lose it.
  let root: Node | undefined;
  const schema = () => (root ??= z.toJSONSchema(schemaOf(), { io: "input" }) as Node);
  const cache = new Map<string, FieldInfo | undefined>();

  function nodesAt(path: Path): Node[] {
    return path.reduce<Node[]>(
      (nodes, key) => nodes.flatMap(alternatives).flatMap((node) => children(node, key)),
      [schema()],
    );
  }

  function readField(path: Path): FieldInfo | undefined {
    const nodes = nodesAt(path).flatMap(alternatives);
    if (nodes.length === 0) return undefined;
    const choices = Object.assign({}, ...nodes.map((node) => node.choices)) as Record<string, string>;
    return Object.assign({}, ...nodes.toReversed(), Object.keys(choices).length > 0 && { choices });
  }

  /** What the schema says of a field, the first of its alternatives before the others; undefined if there is no such field. */
  function fieldAt(path: Path): FieldInfo | undefined {
    const key = path.map((step) => (/^\d+$/.test(String(step)) ? "0" : String(step))).join(".");
    if (!cache.has(key)) cache.set(key, readField(path));
    return cache.get(key);
  }

  /**
   * The name of a field in an editor's words: «página, preguntas frecuentes, n.º 3, respuesta». `record` tells entries of its
   * lists by their `id`: «página, pasos, «deposit», texto».
   */
  function fieldWords(path: Path, record?: unknown): string {
    let inside = record;
    return path
      .map((key, i) => {
        inside = Object(inside)[key];
        const { id } = Object(inside) as { id?: string };
        if (/^\d+$/.test(String(key))) return id === undefined ? `n.º ${Number(key) + 1}` : `«${id}»`;
        return fieldAt(path.slice(0, i + 1))?.label ?? `«${String(key)}»`;
      })
      .join(", ");
  }

  /** Place where visitors see a field: its own, or that of the nearest field around it. */
  function shownAt(path: Path): string | undefined {
    return path
      .map((_, i) => nodesAt(path.slice(0, i + 1)).find(({ shown }) => shown)?.shown)
      .findLast((place) => place !== undefined);
  }

  /** Every field of the schema with its path, in the schema's order; a list's entries have the place `0`. */
  function allFields(path: Path = []): { path: Path; info: FieldInfo; isRequired: boolean }[] {
    const nodes = nodesAt(path).flatMap(alternatives);
    const keys = new Map<string, boolean>();
    for (const { properties = {}, required = [] } of nodes)
      for (const key of Object.keys(properties)) keys.set(key, keys.get(key) ?? required.includes(key));
    const inner = [...keys].flatMap(([key, isRequired]) => {
      const at = [...path, key];
      return [{ path: at, info: fieldAt(at) ?? {}, isRequired }, ...allFields(at)];
    });
    return nodes.some(({ items }) => items) ? [...inner, ...allFields([...path, 0])] : inner;
  }

  return { fieldAt, fieldWords, shownAt, allFields };
}

/** The fields of an offer's file. */
export const termsFields = fieldsOf(() => termsSchema);

/** The fields of a record, as pages read it: they are the names of the texts that follow from a file. */
export const { fieldAt, fieldWords, shownAt, allFields } = fieldsOf(() => recordSchema);
