import type { ReactNode } from "react";
import { TextPage, TextSection } from "./text-page";
import type { LegalDocument } from "@/lib/copy/legal";
import { LegalBlocks } from "./legal-blocks";

interface Props {
  words: LegalDocument;
  /** What stands under the title: a date, say. */
  note?: ReactNode;
  /** The way home. */
  backHome: string;
}

/** A legal text in numbered sections. */
export function LegalPage({ words, note, backHome }: Props) {
  return (
    <TextPage title={words.title} note={note} intro={words.intro}>
      {words.sections.map(({ id, title, blocks }, i) => (
        <TextSection key={id} id={id} title={`${i + 1}. ${title}`} smaller>
          <LegalBlocks blocks={blocks} />
        </TextSection>
      ))}
      <p>
        <a href="/">{backHome}</a>
      </p>
    </TextPage>
  );
}
