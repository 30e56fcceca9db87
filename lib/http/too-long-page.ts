import { refusalCopy } from "../copy/refusals";

const { title, text, again, home } = refusalCopy.tooLong;

/** The page for an address that is too long: without styles, and without anything of the address. `?` is it without answers. */
export const tooLongPage = `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<ul>
<li><a href="?">${again}</a></li>
<li><a href="/">${home}</a></li>
</ul>
</main>
</body>
</html>
`;
