import { refusalCopy } from "../copy/refusals";

/** No link to the site and no form of it comes near these. The framework's cost grows faster than the parameters. */
const MOST_PARAMETERS = 200;
const MOST_BYTES = 4096;

/** Whether a query, without its question mark, is longer than any that the site or a link to it has. */
export function isQueryTooLong(query: string): boolean {
  return query.length > MOST_BYTES || query.split("&", MOST_PARAMETERS + 1).length > MOST_PARAMETERS;
}

const { title, text, again, home } = refusalCopy.tooLong;

/** A page without styles or script: what else its head has, and its body. */
export const plainDocument = (head: string, body: string) => `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** The page for an address that is too long. It quotes nothing of the address; its link `?` leads to it without a query. */
export const tooLongPage = plainDocument(
  `<meta name="robots" content="noindex">
<title>${title}</title>`,
  `<main>
<h1>${title}</h1>
<p>${text}</p>
<ul>
<li><a href="?">${again}</a></li>
<li><a href="/">${home}</a></li>
</ul>
</main>`,
);
