import { Bullets } from "@/components/ui/bullets";
import type { LegalBlock } from "@/lib/copy/legal";
import { LegalTable } from "./legal-table";
import { LocalData } from "./local-data";

/** The paragraphs, lists, tables, links and buttons of a text in sections. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, place) => <Block key={place} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("table" in block) return <LegalTable table={block.table} />;
  if ("tools" in block) return <LocalData words={block.tools} />;
  if ("link" in block) {
    return (
      <p>
        <a href={block.url}>{block.link}</a>
      </p>
    );
  }
  return <Bullets items={block.list} />;
}
