import type { Answer } from "../server";

export function all<E extends Element = HTMLElement>(selector: string, within: ParentNode): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** A record's text with all white space alike, as `words` gives a page's. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of an element, those of closed answers too, but no script or style. */
export const words = (element: Element | null | undefined) => plain(element ? textOf(element) : "");

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (/^(SCRIPT|STYLE|TEMPLATE)$/.test(node.nodeName)) return "";
  return [...node.childNodes].map(textOf).join("");
}

/** Where the links within an element lead. */
export const hrefs = (within: ParentNode, selector = "a") =>
  all(selector, within).map((link) => link.getAttribute("href") ?? "");

/** Whether one thing of a page comes before another. */
export const isBefore = (one: Node, other: Node) => Boolean(one.compareDocumentPosition(other) & 4);

/** The section of a page under this title. */
export function section({ main }: { main: Element }, title: string): Element {
  const found = all("section", main).find((one) => words(one.querySelector("h2")) === plain(title));
  if (!found) throw new Error(`no section «${title}» among: ${all("h2", main).map(words).join(", ")}`);
  return found;
}

/** Width and height of a PNG, as its head has them: «1200x630». */
export function sizeOf(png: Answer | undefined): string {
  const head = Buffer.from(png?.text ?? "", "latin1");
  return head.length > 24 ? `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}` : "none";
}
