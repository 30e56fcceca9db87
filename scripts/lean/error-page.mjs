import { attribute, elementsOf, nodesOf, parsePage, remove, serializePage } from "./document.mjs";

/** @typedef {import("./document.mjs").Element} Element */

/** The framework's own pages for what fails: in English, with styles that a policy refuses. */
export const errorPages = ["/500", "/_global-error"];

/**
 * The page for what fails: the one for what is missing, with other words, so that it has the site's frame and needs
 * nothing that might have failed too.
 * @param {string} notFound the 404 page as it is sent
 * @param {import("./library.mjs").Library["errors"]} words
 */
export function errorPage(notFound, { notFound: from, unexpected: to }) {
  const document = parsePage(notFound);
  /** @type {[from: string, to: string][]} */
  const changes = [
    [from.title, to.title],
    [from.text, to.text],
    [from.code, "500"],
  ];
  for (const [old, fresh] of changes) {
    const found = nodesOf(document).filter((node) => "value" in node && node.value === old);
    if (found.length === 0) throw new Error(`/500: the 404 page it is made of does not say «${old}»`);
    for (const node of found) if ("value" in node) node.value = fresh;
  }
  for (const picture of elementsOf(document, "picture")) remove(picture);
  for (const meta of elementsOf(document, "meta").filter(namesPage)) remove(meta);
  return serializePage(document);
}

/** @param {Element} meta */
function namesPage(meta) {
  return /^(og|twitter):/.test(attribute(meta, "property") ?? attribute(meta, "name") ?? "");
}
