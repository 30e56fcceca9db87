import type { Answer } from "../server";

export function all<E extends Element = HTMLElement>(selector: string, within: ParentNode): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** A text with white space normalised, to compare with `words`. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of an element with white space normalised: collapsed answers included, scripts and styles not. */
export const words = (element: Element | null | undefined) => plain(element ? textOf(element) : "");

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (/^(SCRIPT|STYLE|TEMPLATE)$/.test(node.nodeName)) return "";
  return [...node.childNodes].map(textOf).join("");
}

/** The addresses of the links within an element. */
export const hrefs = (within: ParentNode, selector = "a") =>
  all(selector, within).map((link) => link.getAttribute("href") ?? "");

/** Whether one node comes before another in the document. */
export const isBefore = (a: Node, b: Node) => Boolean(a.compareDocumentPosition(b) & 4);

/** The first section whose title matches. */
export const titled = (main: Element, title: RegExp) =>
  all("section", main).find((one) => title.test(words(one.querySelector("h2"))));

/** The section of a page under this title. */
export function section({ main }: { main: Element }, title: string): Element {
  const found = all("section", main).find((element) => words(element.querySelector("h2")) === plain(title));
  if (!found) throw new Error(`no section «${title}» among: ${all("h2", main).map(words).join(", ")}`);
  return found;
}

/** Width and height of a PNG, read from its header: «1200x630». */
export function sizeOf(png: Answer | undefined): string {
  const head = Buffer.from(png?.text ?? "", "latin1");
  return head.length > 24 ? `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}` : "none";
}
