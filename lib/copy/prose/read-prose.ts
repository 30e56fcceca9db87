import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lexer, type Tokens } from "marked";
import { parse } from "yaml";
import type { LegalBlock } from "../legal";
import { type Part, type Prose, ProseMistake } from "./prose";

/** Folder of the pages that are prose, from the root of the repository. */
const proseFolder = "content/pages";

const names = ["glosario", "metodologia", "terminos"] as const;
type Name = (typeof names)[number];

/**
 * Reads the pages of the repository at `root`. Throws with file, line, what was found and what is right if a page is
 * missing, or says something that no page can show.
 */
export function readProse(root: string): Record<Name, Prose> {
  for (const name of readdirSync(join(root, proseFolder)))
    if (!names.some((known) => name === `${known}.md`) && !name.startsWith("."))
      throw new ProseMistake(`${proseFolder}/${name}`, 1, name, `solo ${names.join(".md, ")}.md`);
  const pages = names.map((name) => {
    const file = `${proseFolder}/${name}.md`;
    return [name, parseProse(file, readFileSync(join(root, file), "utf8"))];
  });
  return Object.fromEntries(pages) as Record<Name, Prose>;
}

const ALLOWED =
  "un párrafo (puede empezar con **negrita**), una lista o un enlace solo en su línea, sin más formato";

/** Reads the text of a page: its head, then sections `## Título {#ancla}`. */
export function parseProse(file: string, source: string): Prose {
  const wrong = (at: number, found: string, right: string) =>
    new ProseMistake(file, at, found.split("\n", 1)[0] ?? "", right);
  const text = source.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const [whole = "", head] = /^---\n([^]*?\n)---\n/.exec(text) ?? [];
  if (head === undefined) throw wrong(1, text, "los datos de la página entre dos líneas «---»");
  const sections: { id: string; title: string; parts: Part[] }[] = [];
  let line = whole.split("\n").length;
  let when: Part["when"];
  for (const piece of text.slice(whole.length).split(/^(:::.*)$/m)) {
    let at = line;
    if (piece.startsWith(":::")) {
      const read = conditionIn(piece.trimEnd(), when);
      if ("right" in read) throw wrong(line, piece.trimEnd(), read.right);
      ({ when } = read);
    } else
      for (const token of lexer(piece)) {
        const section = sections.at(-1);
        if (token.type === "heading") {
          const [, title, id] = /^(.+) \{#([a-z\d-]+)\}$/.exec(token.text) ?? [];
          if (!title || !id || token.depth !== 2 || when)
            throw wrong(at, token.raw, "## Título {#ancla}, fuera de una condición");
          sections.push({ id, title, parts: [] });
        } else if (token.type !== "space") {
          const block = blockOf(token);
          if (!section) throw wrong(at, token.raw, "un título «## Título {#ancla}» delante");
          if (!block) throw wrong(at, token.raw, ALLOWED);
          section.parts.push({ line: at, block, ...(when && { when }) });
        }
        at += token.raw.split("\n").length - 1;
      }
    line += piece.split("\n").length - 1;
  }
  if (when) throw wrong(line, `::: si ${when.fact}`, "una línea «:::» donde acaba la condición");
  return { file, head: parse(head, { schema: "failsafe" }), sections };
}

/** The condition after a line of `:::`, given the one before it; what is right, if the line is wrong. */
function conditionIn(text: string, before: Part["when"]): { when: Part["when"] } | { right: string } {
  if (text === ":::" && before) return { when: undefined };
  if (before) return { right: "«:::», que cierra la condición anterior" };
  const [, not, fact] = /^::: si (no )?([a-z-]+)$/.exec(text) ?? [];
  return fact === undefined
    ? { right: "«::: si hay-correo» o «::: si no hay-correo»" }
    : { when: { fact, holds: !not } };
}

/** What a page shows of a Markdown block; undefined for what no page can show. */
function blockOf(token: { type: string }): LegalBlock | undefined {
  if (token.type === "list") {
    const { ordered, items } = token as Tokens.List;
    const texts = items.flatMap(({ tokens }) =>
      tokens.map((one) => plainOf((one as Tokens.Text).tokens ?? [])),
    );
    const list = texts.filter((text) => text !== undefined);
    if (list.length < texts.length || texts.length !== items.length) return undefined;
    return ordered ? { ordered: list } : { list };
  }
  if (token.type !== "paragraph") return undefined;
  const { tokens } = token as Tokens.Paragraph;
  const [first, ...others] = tokens as (Tokens.Strong | Tokens.Link | Tokens.Text)[];
  if (first?.type === "link" && others.length === 0) return { link: first.text, url: first.href };
  const text = plainOf(first?.type === "strong" ? others : tokens);
  return text !== undefined && first?.type === "strong" ? { lead: first.text, text } : text;
}

/** Text without any format, in one line; undefined if it has some. */
function plainOf(tokens: readonly { type: string; text?: string }[]): string | undefined {
  if (!tokens.every(({ type }) => type === "text" || type === "escape")) return undefined;
  return tokens
    .map(({ text }) => text)
    .join("")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}
