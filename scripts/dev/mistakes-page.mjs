/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A mistake in its parts: where, what was found, what would be right.
 * @param {string} mistake
 */
function article(mistake) {
  const [place = "", ...rest] = mistake.replace(/^- /, "").split("\n");
  const lines = rest.map((line) => {
    const [, term = "", value = line.trim()] = /^\s+(encontrado|correcto): (.*)$/.exec(line) ?? [];
    return term ? `<dt>${term}</dt><dd>${escape(value)}</dd>` : `<dd>${escape(value)}</dd>`;
  });
  return `<li><h2>${escape(place)}</h2><dl>${lines.join("")}</dl></li>`;
}

/** Mistakes come each alone, or many under one heading. */
const split = (/** @type {string[]} */ mistakes) =>
  mistakes.flatMap((text) => text.split(/\n(?=- )/)).filter((text) => text.startsWith("- "));

/**
 * What an editor sees in place of the site while an offer or the configuration has a mistake. It asks again by itself.
 * @param {string[]} mistakes as `contentMistakes` tells them
 */
export function mistakesPage(mistakes) {
  const parts = split(mistakes);
  const count = parts.length === 1 ? "1 error" : `${parts.length} errores`;
  const body =
    parts.length > 0
      ? `<ol>${parts.map(article).join("")}</ol>`
      : `<pre>${escape(mistakes.join("\n"))}</pre>`;
  return `<!DOCTYPE html>
<html lang="es-ES">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="2">
<title>${count} en las ofertas</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
ol { padding: 0; list-style: none; }
li { margin: 1rem 0; padding: 1rem; border: 1px solid; border-left: 6px solid light-dark(#b42318, #ff8a80); border-radius: 6px; }
h2 { margin: 0 0 .5rem; font: 600 1rem/1.4 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { grid-column: 2; margin: 0; white-space: pre-wrap; }
@media (max-width: 30rem) { dl { display: block; } }
</style>
</head>
<body>
<main>
<h1>${count === "1 error" ? "Hay 1 error en las ofertas o en la configuración" : `Hay ${count} en las ofertas o en la configuración`}</h1>
<p>Corrígelo en su fichero y guarda: la web vuelve sola en un par de segundos.</p>
${body}
</main>
</body>
</html>
`;
}
