import { Fragment, type ReactNode } from "react";
import { pagePaths } from "@/lib/config/paths";
import { frameCopy, officialSite } from "@/lib/copy/frame";
import type { Point } from "@/lib/offers/landing";
import type { Marks } from "@/lib/site/glossary";
import styles from "./ui.module.css";

interface LinkProps {
  href: string;
  /** `rel` of the link; never `sponsored`, because it is unpaid. */
  rel?: string;
  children: ReactNode;
}

/** An unpaid link to another site, in a new tab. */
export function OutwardLink({ href, rel = "noopener noreferrer", children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel={rel}>
      {children}
      <span className="visually-hidden"> {frameCopy.opensNewTab}</span>
    </a>
  );
}

interface MarkedProps {
  text: string;
  /** Glossary links; undefined on a page without them. */
  marks?: Marks | undefined;
  /** The target of «web oficial»: the page with the provider's terms. */
  official?: string | undefined;
}

/** A text with its unfamiliar words linked to the glossary, and «web oficial» to the provider's terms. */
export function Marked({ text, marks, official }: MarkedProps) {
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

interface BulletsProps {
  items: readonly string[];
  /** The target of «web oficial». */
  official?: string;
}

/** A list with bullets, in running text. */
export function Bullets({ items, official }: BulletsProps) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} official={official} />
        </li>
      ))}
    </ul>
  );
}

/** Titled paragraphs side by side. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className="tiles">
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
