import type { ReactNode } from "react";
import { frame } from "@/lib/copy/frame";
import { offerMore, offerTrail } from "@/lib/copy/offer-pages";
import { type OfferPageId, pagesOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer-page.module.css";

interface Props {
  offer: Offer;
  /** Which of its pages this is. */
  page: OfferPageId;
  /** The page's h1. */
  title: string;
  /** What one finds here, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** The frame of a tool page: breadcrumb, heading, content, and links to the other tools. */
export function OfferPage({ offer, page, title, lead, children }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <nav aria-label={offerTrail.label}>
          <ol className={styles.trail}>
            <li>
              <a href="/">{frame.home}</a>
            </li>
            <li>
              <a href={offer.detailPath}>{offerTrail.offer(offer.brand)}</a>
            </li>
          </ol>
        </nav>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
      <nav aria-labelledby="mas" className={styles.more}>
        <h2 id="mas">{offerMore.title(offer.brand)}</h2>
        <ul className={styles.links}>
          <li>
            <a href={offer.detailPath}>{offerMore.back}</a>
          </li>
          {pagesOf(offer)
            .filter(({ id }) => id !== page)
            .map(({ id, path, title }) => (
              <li key={id}>
                <a href={path}>{title}</a>
              </li>
            ))}
        </ul>
      </nav>
    </article>
  );
}
