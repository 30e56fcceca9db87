import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plainText } from "@/lib/catalogue/characters";
import { type Finding, warning } from "@/lib/catalogue/finding";
import { fieldManual } from "./words/field-manual";
import { formFiles } from "./words/issue-forms";
import { offerJsonSchema } from "@/lib/offers/json-schema";
import type { Work } from "./work";

/** The files generated from the schema, by path: the manual of fields, the JSON schema for editors, the issue forms. */
export function generatedFiles(): Record<string, string> {
  return {
    "docs/campos.md": fieldManual(),
    "content/offers/schema.json": `${JSON.stringify(offerJsonSchema(), null, 2)}\n`,
    ...formFiles(),
  };
}

function staleFiles({ root, generated = {} }: Work): [file: string, text: string][] {
  const textOf = (place: string) => (existsSync(place) ? plainText(readFileSync(place, "utf8")) : undefined);
  return Object.entries(generated).filter(([file, text]) => textOf(join(root, file)) !== plainText(text));
}

/** Findings for the generated files that no longer match the schema. */
export function staleFindings(work: Work): Finding[] {
  const right = "el que sale del esquema: lo escribe npm run offers -- check --write";
  return staleFiles(work).map(([file]) => warning(file, "", "un fichero de antes de un cambio", right));
}

/** Writes the generated files that are stale, and says which. */
export function writeGenerated(work: Work): void {
  for (const [file, text] of staleFiles(work)) {
    writeFileSync(join(work.root, file), text);
    work.say(`Escrito: ${file}`);
  }
}
