import { Fragment } from "react";
import { officialSite } from "@/lib/copy/frame";
import type { Marks } from "@/lib/site/glossary";
import { pagePaths } from "@/lib/config/paths";
import styles from "./ui.module.css";

interface Props {
  text: string;
  /** Glossary links; undefined on a page without them. */
  marks?: Marks | undefined;
  /** Where «web oficial» leads: to the page on which the provider states the terms. */
  official?: string | undefined;
}

/** A text with its unfamiliar words linked to the glossary, and «web oficial» to the provider's terms. */
export function Marked({ text, marks, official }: Props) {
  return (marks?.get(text) ?? [text]).map((piece, place) =>
    typeof piece === "string" ? (
      <Fragment key={place}>{official ? withOfficialLink(piece, official) : piece}</Fragment>
    ) : (
      <a key={piece.id} href={`${pagePaths.glossary}#${piece.id}`} className={styles.term}>
        {piece.words}
      </a>
    ),
  );
}

/** Opens in the same tab: a spoken «opens in a new tab» would interrupt the sentence. */
function withOfficialLink(text: string, href: string) {
  const { 0: words = "", index = 0 } = officialSite.exec(text) ?? {};
  if (words === "") return text;
  return (
    <>
      {text.slice(0, index)}
      <a href={href} rel="nofollow noopener noreferrer">
        {words}
      </a>
      {text.slice(index + words.length)}
    </>
  );
}
