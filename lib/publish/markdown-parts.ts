import { frame, independence } from "../copy/frame";
import { landing as words } from "../copy/landing";
import type { LegalBlock } from "../copy/legal";
import { site } from "../config/site";

/** How every page in Markdown ends: how the site earns, whose it is not, and where the page is. */
export function closing(path: string): string[] {
  return [
    "---",
    `${frame.disclosure} ${frame.newCustomers} ${independence(site)}`,
    `${words.page}: ${new URL(path, site.url)}`,
  ];
}

/** A list, one item a line. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Blocks as a text, those that are empty left out. */
export function join(blocks: readonly (string | undefined)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}

/** A block of a text in sections. Buttons have no twin. */
export function blockMarkdown(block: LegalBlock): string {
  if (typeof block === "string") return block;
  if ("list" in block) return bullets(block.list);
  if ("table" in block) {
    const { columns, rows } = block.table;
    return [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  }
  return "link" in block ? `[${block.link}](${new URL(block.url, site.url)})` : "";
}
