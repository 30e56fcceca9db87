import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../config/build";

/**
 * A piece of the site's style sheet: text that every page needs; a rule that needs one of some sets of classes; or the
 * pieces of a group such as `@media`. The build writes them (`scripts/lean/styles.ts`).
 */
export type StylePiece =
  | string
  | { needs: string[][]; css: string }
  | { group: string; pieces: StylePiece[] };

/** The style sheet of a page that has these classes: what cannot match there is left out. */
export function stylesFor(pieces: readonly StylePiece[], classes: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if ("needs" in piece)
        return piece.needs.some((needed) => needed.every((name) => classes.has(name))) ? piece.css : "";
      const inner = stylesFor(piece.pieces, classes);
      return inner && `${piece.group}{${inner}}`;
    })
    .join("");
}

let read: Promise<StylePiece[]> | undefined;

/** Where the build writes the pieces, in its folder. */
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
  const distDir = build.distDir();
  if (distDir === undefined) {
    const page = await (await fetch(new URL("/", address))).text();
    return { tags: (page.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join(""), css: undefined };
  }
  read ??= readPieces(distDir);
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const css = stylesFor(await read, classes);
  return { tags: `<style>${css}</style>`, css };
}
