import type { Element, ElementContent, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { frameCopy } from "../../lib/copy/frame";

/** Elements without a meaning in Markdown: pictures, controls and forms, navigation, and what a screen shows twice. */
const LEFT_OUT = [
  "script, style, template, svg, picture, img",
  "button, input, select, textarea, legend, summary.not-printed, [role=status], .needs-script",
  "form:not(:has(.ticket)), fieldset:not(:has(.ticket))",
  "nav, a.not-printed[href^='#'], li:has(> .pill), [role=group]",
  "[aria-hidden=true], [hidden], #cierre, #otras",
  // The full stop after a heading, for screen readers only.
  ":is(h2, h3, h4) + .visually-hidden",
].join();

const toMarkdown = unified()
  .use(rehypeParse)
  .use(() => (tree: Root): Root => {
    const main = select("main", tree);
    const address = select("link[rel=canonical]", tree)?.properties.href;
    if (!main || typeof address !== "string") throw new Error("a page without main part or address");
    prepare(main, address);
    return { type: "root", children: [main] };
  })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", listItemIndent: "one", rule: "-" });

/** What the main part of a finished page says, as Markdown with absolute links. */
export function pageMarkdown(html: string): string {
  return String(toMarkdown.processSync(html)).trim();
}

const element = (tagName: string, ...children: ElementContent[]): Element => {
  return { type: "element", tagName, properties: {}, children };
};
const text = (value: string) => ({ type: "text", value }) as const;

/** Changes the main element so that it reads well without its layout. */
function prepare(main: Element, address: string): void {
  // Nothing is made of a template.
  for (const one of selectAll(LEFT_OUT, main)) Object.assign(one, element("template"));
  for (const parent of selectAll(":has(> a[href^='#'])", main)) keepWords(parent);
  for (const link of selectAll("a", main)) completeLink(link, address);
  for (const figure of selectAll("span.figure", main)) figure.tagName = "strong";
  for (const notice of selectAll("p.notice", main)) notice.tagName = "blockquote";
  for (const label of selectAll("label", main)) label.tagName = "p";
  for (const list of selectAll("dl", main)) listTerms(list);
  // Inside list items and disclosures a heading becomes bold text.
  const inBold = selectAll("ol > li :is(h3, h4), summary:not(:has(h2, h3))", main);
  for (const one of inBold) Object.assign(one, element("p", element("strong", ...one.children)));
  for (const list of selectAll("ul:has(> li :is(h3, h4))", main))
    for (const one of [list, ...selectAll(":scope > li", list)]) one.tagName = "div";
  separate(main);
}

/** Replaces links within the page by their words; those outside of a sentence are removed. */
function keepWords(parent: Element): void {
  const isSentence = parent.children.some((node) => node.type === "text" && node.value.trim());
  for (const link of selectAll(":scope > a[href^='#']", parent))
    Object.assign(link, element(isSentence ? "span" : "template", ...link.children));
}

/** Makes a link absolute. A referral link leads to its button, before which the page names risk and advertising. */
function completeLink(link: Element, address: string): void {
  const { dataReferral, href } = link.properties;
  link.properties.href = new URL(dataReferral ? `/${dataReferral}#oferta` : String(href), address).href;
  for (const spoken of selectAll(".visually-hidden", link))
    spoken.children = [text(textOf(spoken).replace(frameCopy.opensNewTab, "").trimEnd())];
}

/** Turns a description list into lines: «**Plazo:** 30 días». */
function listTerms(list: Element): void {
  const items: Element[] = [];
  for (const part of selectAll(":scope > dt, :scope > div > dt, :scope > dd, :scope > div > dd", list)) {
    if (part.tagName === "dt") {
      const colon = /[?:.]\s*$/.test(textOf(part)) ? "" : ":";
      items.push(element("li", element("strong", ...part.children, text(colon)), text(" ")));
      continue;
    }
    const term = items.at(-1)?.children ?? [];
    if (term.length > 2) term.push(text(" · "));
    const paragraph = select(":scope > p:first-child", part);
    if (paragraph) paragraph.children.unshift(...term.splice(0));
    term.push(...part.children);
  }
  Object.assign(list, element("ul", ...items));
}

/** Moves spaces out of bold text, and puts a «·» between links or short texts that stand side by side. */
function separate(parent: Element): void {
  for (const [index, node] of [...parent.children.entries()].reverse()) {
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
    if (node.type === "element") {
      separate(node);
      const last = node.children.at(-1);
      if (node.tagName !== "strong" || last?.type !== "text" || !/\s$/.test(last.value)) continue;
      last.value = last.value.trimEnd();
      parent.children.splice(index + 1, 0, text(" "));
    } else if (
      node.type === "text" &&
      !node.value.trim() &&
      before?.type === "element" &&
      after?.type === "element"
    ) {
      const isPair = before.tagName === after.tagName && ["a", "span"].includes(after.tagName);
      if (isPair && !/[,.:]\s*$/.test(textOf(before)) && !/^[,.:]/.test(textOf(after))) node.value = " · ";
    }
  }
}
