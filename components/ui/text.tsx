import { Fragment, type ReactNode } from "react";
import { frameCopy } from "@/lib/copy/frame";
import { type Citation, citedPieces } from "@/lib/offers/citations";
import type { Point } from "@/lib/offers/landing";
import type { Marks } from "@/lib/site/glossary";
import styles from "./ui.module.css";

interface LinkProps {
  href: string;
  /** `rel` of the link; never `sponsored`, because it is unpaid. */
  rel?: string;
  className?: string;
  children: ReactNode;
}

/** An unpaid link to another site, in a new tab. */
export function OutwardLink({ href, rel = "noopener noreferrer", className, children }: LinkProps) {
  return (
    <a href={href} target="_blank" rel={rel} className={className}>
      {children}
      <span className="visually-hidden"> {frameCopy.opensNewTab}</span>
    </a>
  );
}

interface MarkedProps {
  text: string;
  /** Glossary links; undefined on a page without them. */
  marks?: Marks | undefined;
  /** The sources that it names. */
  links?: readonly Citation[] | undefined;
  /** `rel` of the links to them. */
  rel?: string;
}

/**
 * A text with its unfamiliar words linked to the glossary, and its sources to their pages: in the same tab, since a spoken
 * «opens in a new tab» would interrupt the sentence.
 */
export function Marked({ text, marks, links = [], rel = "nofollow noopener noreferrer" }: MarkedProps) {
  return (marks?.get(text) ?? citedPieces(text, links)).map((piece, index) => {
    if (typeof piece === "string") return <Fragment key={index}>{piece}</Fragment>;
    const kind = piece.url.startsWith("/") ? { className: styles.term } : { rel };
    return (
      <a key={index} href={piece.url} {...kind}>
        {piece.words}
      </a>
    );
  });
}

interface BulletsProps {
  items: readonly string[];
  /** The sources that they name. */
  links?: readonly Citation[] | undefined;
}

/** A list with bullets, in running text. */
export function Bullets({ items, links }: BulletsProps) {
  return (
    <ul className="bullets">
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} links={links} />
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
