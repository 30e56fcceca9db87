import type { ReactNode } from "react";
import { BrandMark } from "@/components/offer/brand-mark";
import { RiskMark } from "@/components/offer/status-line";
import { offerFrame as words } from "@/lib/copy/offer-pages";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { type OfferPageId, pageGroupsOf } from "@/lib/site/offer-pages";
import { Figure, ToolClosing } from "./tool-closing";
import styles from "./tools.module.css";

interface Props {
  offer: Offer;
  /** Which of its pages this is. */
  page: OfferPageId;
  /** The page's h1. */
  title: string;
  /** What the page does, in one or two sentences; left out on an answer. */
  lead: string | undefined;
  /** Today, or the day of the build on a prerendered page. */
  today: CalendarDate;
  children: ReactNode;
}

/** The frame of a tool page: heading, links to the other tools, content, and the offer with its button. */
export function ToolPage({ offer, page, title, lead, today, children }: Props) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <Navigation offer={offer} page={page} />
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
      <ToolClosing offer={offer} today={today} />
    </article>
  );
}

/** Links to the offer and its tools, grouped by when a visitor needs them. */
function Navigation({ offer, page }: Pick<Props, "offer" | "page">) {
  return (
    <nav aria-label={words.navigation(offer.brand)} className={styles.navigation}>
      <a href={offer.detailPath} className={styles.offer}>
        <BrandMark logo={offer.logo} color={offer.color} />
        <span className={styles.brand}>
          <span className="visually-hidden">{words.offer("")}</span>
          {offer.brand}
        </span>
        <Figure offer={offer} />
        <RiskMark offer={offer} />
      </a>
      {pageGroupsOf(offer).map((group) => (
        <div key={group.title} className={styles.group}>
          <p>{group.title}</p>
          <ul>
            {group.pages.map(({ id, path, title }) => (
              <li key={id}>
                <a href={path} aria-current={id === page ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
