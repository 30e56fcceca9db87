/**
 * What would bring the framework's script into a page, and what to write instead. One list for ESLint, for the bundler in
 * `next dev` and `next build` (`refused-loader.mjs`), and for the last look at a finished build (`lean/pages.ts`).
 */

/**
 * In lines, which the framework's error page does not wrap.
 *
 * @param {string} what
 * @param {string} instead
 */
const refused = (what, instead) =>
  `${what}: no page carries the framework's script.\n${instead}\nWhy: docs/decisions/0001-no-framework-script.md`;

export const clientComponent = refused(
  "A client component does nothing here",
  "Write a server component and plain HTML; what needs a browser goes into lib/browser.",
);

export const perRequest = refused(
  "No page is made per request or revalidated",
  "Prerender it, and answer a query with a route handler: answerHandler() of components/site/answer-handler.tsx.",
);

/** @param {string} name @param {string} instead */
const without = (name, instead) => refused(`No ${name}`, `Write ${instead}.`);

/** Modules of the framework that `app` and `components` do not import. */
export const modules = {
  "next/link": without("next/link", "<a href>"),
  "next/image": without(
    "next/image",
    "<picture>, as components/ui/picture.tsx, with files rendered beforehand",
  ),
  "next/form": without("next/form", "<form action>"),
  "next/script": without("next/script", "it in lib/browser"),
  "next/dynamic": without("next/dynamic", "an ordinary import"),
  "next/font/google": without("next/font/google", "@font-face with a file of public/fonts"),
  "next/headers": perRequest,
};

/** A file that the framework renders as a page or a part of one; not a route handler. */
const PAGE = /(?:^|\/)app\/(?:.*\/)?(?:page|layout|template|default|not-found)\.tsx?$/;
/** A directive stands before everything but comments. */
const USE_CLIENT = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*["']use client["']/;
const PER_REQUEST = /^export const (?:dynamic\s*=\s*["']force-dynamic|revalidate\s*=\s*\d)|\bsearchParams\b/m;
const IMPORT = /^(?:import|export)\b[^;]*?["']([^"']+)["']/gm;

/** Matches every source that may be refused: the bundler reads no other. */
export const suspect = /use client|["']next\/|const (?:dynamic|revalidate)|searchParams/;

/**
 * Why a file of `app` or `components` is refused; undefined for any other.
 *
 * @param {string} path with `/`
 * @param {string} source
 * @returns {string | undefined}
 */
export function refusal(path, source) {
  if (USE_CLIENT.test(source)) return clientComponent;
  const imported = Object.entries(modules).find(([name]) =>
    [...source.matchAll(IMPORT)].some(([, from]) => from === name),
  );
  if (imported) return imported[1];
  return PAGE.test(path) && PER_REQUEST.test(source) ? perRequest : undefined;
}
