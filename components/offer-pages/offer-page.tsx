import type { ReactNode } from "react";
import { frame } from "@/lib/copy/frame";
import { offerTrail } from "@/lib/copy/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer-page.module.css";

interface Props {
  offer: Pick<Offer, "brand" | "detailPath">;
  /** The page's h1. */
  title: string;
  /** What one finds here, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** A further page of an offer: where one is, what it is about, and its parts. */
export function OfferPage({ offer, title, lead, children }: Props) {
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
    </article>
  );
}
