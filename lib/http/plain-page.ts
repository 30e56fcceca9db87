import { mailLink } from "../format/contact-links";
import { errorsCopy } from "../copy/errors";
import { frameCopy } from "../copy/frame";
import { site } from "../config/site";
import { visible } from "../format/pattern";
import { parametersOf } from "../privacy/tracking";
import { keepAddressesWhole } from "./whole-addresses";

interface PlainPage {
  title: string;
  text: string;
  /** The address that was refused: its answers are quoted. */
  url: string;
  /** Something to copy, such as an example. */
  example?: string;
  links: readonly { href: string; name: string }[];
}

/** Longest query that is quoted, in characters. */
const LONGEST = 120;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page without styles or script that explains a refusal (400), for people who open the address of a file. */
export function plainPage({ title, text, url, example, links }: PlainPage): Response {
  const found = [...parametersOf(new URL(url).search)].map((answer) => visible(answer.join("="))).join(", ");
  const all = [...links, { href: "/", name: frameCopy.home }];
  const items = all.map(({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`);
  const html = `<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} · ${site.brand}`)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(errorsCopy.found(found.slice(0, LONGEST)))}</p>
<p>${escapeHtml(text)}</p>
${example ? `<p><code>${escapeHtml(example)}</code></p>\n` : ""}<ul>
${items.join("\n")}
</ul>
</main>
<footer><p>${escapeHtml(site.brand)} · <a href="${escapeHtml(mailLink(site.contactEmail))}">${escapeHtml(site.contactEmail)}</a></p></footer>
</body>
</html>
`;
  return new Response(keepAddressesWhole(html), {
    status: 400,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "X-Robots-Tag": "noindex",
    },
  });
}
