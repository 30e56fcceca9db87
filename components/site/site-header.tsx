import { frame } from "@/lib/copy/frame";
import { site } from "@/lib/config/site";
import { comparing } from "@/lib/offers/comparison";
import { NavLink } from "./nav-link";
import { OfferLinks } from "./offer-links";
import styles from "./site.module.css";
import { Wordmark } from "./wordmark";

/**
 * The brand and the navigation: every offer where there is room, on a phone one link to all; the comparison
 * everywhere.
 */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.brand} aria-current={path === "/" ? "page" : undefined}>
          <Wordmark brand={site.brand} />
        </a>
        <nav aria-label={frame.navigation} className={styles.nav}>
          <a href="/#ofertas" className={styles.toOffers}>
            {frame.offers}
          </a>
          <ul className={styles.offersList}>
            <OfferLinks path={path} />
          </ul>
          <NavLink href={comparing.path} path={path}>
            {frame.compare}
          </NavLink>
        </nav>
      </div>
    </header>
  );
}
