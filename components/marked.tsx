import type { Marks } from "@/lib/site/glossary";
import { pagePaths } from "@/lib/config/paths";
import styles from "./marked.module.css";

interface Props {
  text: string;
  /** What of it leads to the glossary; nothing where it stands on a page without such links. */
  marks?: Marks | undefined;
}

/** A text whose unfamiliar words lead to their entry in the glossary. */
export function Marked({ text, marks }: Props) {
  return (marks?.get(text) ?? [text]).map((piece) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <a key={piece.id} href={`${pagePaths.glossary}#${piece.id}`} className={styles.term}>
        {piece.words}
      </a>
    ),
  );
}
