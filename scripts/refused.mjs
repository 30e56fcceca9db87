/**
 * What would bring the framework's script into a page, and what to write instead. One list for ESLint and for the last look
 * at a finished build (`lean/pages.ts`).
 */

/**
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
