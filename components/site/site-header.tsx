import { frame } from "@/lib/copy/frame";
import { site } from "@/lib/config/site";
import { OfferLinks } from "./offer-links";
import styles from "./site-header.module.css";
import { Wordmark } from "./wordmark";

/** The brand and, where there is room, every page; on a phone, the way to all offers. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href="/" className={styles.brand} aria-current={path === "/" ? "page" : undefined}>
          <Wordmark brand={site.brand} />
        </a>
        <nav aria-label={frame.navigation} className={styles.nav}>
          <a href="/#ofertas" className={styles.offers}>
            {frame.offers}
          </a>
          <ul className={styles.list}>
            <OfferLinks path={path} />
          </ul>
        </nav>
      </div>
    </header>
  );
}
