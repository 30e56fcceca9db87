import { mailLink } from "../format/contact-links";
import { errorsCopy } from "../copy/errors";
import { frameCopy } from "../copy/frame";
import { site } from "../config/site";
import { visible } from "../format/pattern";
import { parametersOf } from "../privacy/tracking";
import { plainDocument } from "./query-limit";
import { keepAddressesWhole } from "./whole-addresses";

/** Why there is no file for the answers in an address. */
export interface Refusal {
  title: string;
  text: string;
  /** Something to copy, such as an example. */
  example?: string | undefined;
  links: readonly { href: string; name: string }[];
}

/** Longest query that is quoted, in characters. */
const LONGEST = 120;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page that explains a refusal (400), for people who open the address of a file; it quotes the answers in it. */
export function plainPage(url: string, { title, text, example, links }: Refusal): Response {
  const found = [...parametersOf(new URL(url).search)].map((answer) => visible(answer.join("="))).join(", ");
  const all = [...links, { href: "/", name: frameCopy.home }];
  const items = all.map(({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`);
  const html = plainDocument(
    `<title>${escapeHtml(`${title} · ${site.brand}`)}</title>`,
    `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(errorsCopy.found(found.slice(0, LONGEST)))}</p>
<p>${escapeHtml(text)}</p>
${example ? `<p><code>${escapeHtml(example)}</code></p>\n` : ""}<ul>
${items.join("\n")}
</ul>
</main>
<footer><p>${escapeHtml(site.brand)} · <a href="${escapeHtml(mailLink(site.contactEmail))}">${escapeHtml(site.contactEmail)}</a></p></footer>`,
  );
  return new Response(keepAddressesWhole(html), {
    status: 400,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "X-Robots-Tag": "noindex",
    },
  });
}
