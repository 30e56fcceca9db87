import { OfferList } from "@/components/home/offer-list";
import { frame } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { results as words, resultsTitle } from "@/lib/copy/results";
import type { CalendarDate } from "@/lib/format/dates";
import { contentDate } from "@/lib/offers";
import { rangeOf, type Results } from "@/lib/site/results";
import { site } from "@/lib/config/site";
import styles from "./results-page.module.css";

/** A page of results after the first: what it holds, and the offers. */
export function ResultsPage({ results, today }: { results: Results; today: CalendarDate }) {
  const { offers } = home(site, contentDate);
  return (
    <>
      <header className={styles.head}>
        <h1>{resultsTitle(results)}</h1>
        <p>{words.lead}</p>
        <p className={styles.note}>{frame.disclosure}</p>
      </header>
      <OfferList results={results} today={today} words={{ ...offers, title: rangeOf(results) }} />
    </>
  );
}
