import { LegalBlocks } from "@/components/legal/legal-blocks";
import { methodology, methodologyHead as words } from "@/lib/copy/methodology";
import type { CalendarDate } from "@/lib/dates";
import { catalogue } from "@/lib/offers";
import { inOrder } from "@/lib/order";
import { site } from "@/lib/site";
import styles from "./editorial.module.css";

/** How the site is made: choice, order, checks, dates, corrections, and what it lives on. */
export function MethodologyPage({ today }: { today: CalendarDate }) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p className={styles.note}>{words.updated}</p>
        <p>{words.intro}</p>
      </header>
      {methodology(site, inOrder(catalogue.enabled, today)).map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-titulo`}>
          <h2 id={`${id}-titulo`}>{title}</h2>
          <LegalBlocks blocks={blocks} />
        </section>
      ))}
    </article>
  );
}
