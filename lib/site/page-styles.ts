import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../config/build";

/** What a selector needs to match: each of these classes and elements and, of each list of alternatives, one. */
export type Needs = readonly (string | readonly Needs[])[];

/** An element as a need, apart from the classes: `<table`. */
export const tagNeed = (tag: string) => `<${tag}`;

/** Elements that a page may get later, from the site's script. */
export const MADE_BY_SCRIPT: ReadonlySet<string> = new Set(["aside", "button", "dd", "div", "dl", "dt", "p"]);

/**
 * A piece of a style sheet, as the build cuts it (`scripts/lean/styles.ts`): text that every page needs, a rule, an
 * animation, or the pieces of a group such as `@media`.
 */
export type StylePiece =
  | string
  | { selectors: readonly { text: string; needs: Needs }[]; body: string }
  | { animation: string; css: string }
  | { group: string; pieces: readonly StylePiece[] };

/**
 * The style sheet of a page that has these classes and elements, prerendered or made per request. What cannot match there
 * is left out: the framework puts the rules of every page into each, and the site's script adds no classes.
 */
export function stylesFor(pieces: readonly StylePiece[], present: ReadonlySet<string>): string {
  const parts = pieces.map((piece) => {
    if (typeof piece === "string" || "animation" in piece) return piece;
    if ("group" in piece) {
      const inner = stylesFor(piece.pieces, present);
      return inner && `${piece.group}{${inner}}`;
    }
    const selectors = piece.selectors.filter(({ needs }) => areMet(needs, present));
    return selectors.length > 0 ? selectors.map(({ text }) => text).join() + piece.body : "";
  });
  const rules = parts.filter((part) => typeof part === "string").join("");
  const isUsed = (name: string) => new RegExp(`animation[^;}]*[\\s:,]${name}(?![\\w-])`).test(rules);
  return parts
    .map((part) => (typeof part === "string" ? part : isUsed(part.animation) ? part.css : ""))
    .join("");
}

function areMet(needs: Needs, present: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === "string" ? present.has(need) : need.some((alternative) => areMet(alternative, present)),
  );
}

let read: Promise<StylePiece[]> | undefined;

/** File in which the build writes the pieces, in its folder. */
export const STYLES_FILE = "server/page-styles.json";

async function readPieces(distDir: string): Promise<StylePiece[]> {
  return JSON.parse(
    await readFile(join(/* turbopackIgnore: true */ process.cwd(), distDir, STYLES_FILE), "utf8"),
  );
}

/**
 * The styles of a page made per request: an inline style sheet with what its classes need. In development, where there
 * is none, the style sheets of a page of the site.
 */
export async function pageStyles(
  html: string,
  address: string,
): Promise<{ tags: string; css: string | undefined }> {
  const { distDir } = build;
  if (distDir === undefined) {
    const page = await (await fetch(new URL("/", address))).text();
    return { tags: (page.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join(""), css: undefined };
  }
  read ??= readPieces(distDir);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const tags = [...html.matchAll(/<[a-z]\w*/g)].map(([tag]) => tag);
  const css = stylesFor(await read, new Set([...classes, ...tags]));
  return { tags: `<style>${css}</style>`, css };
}
