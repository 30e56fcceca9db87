import type { ReactNode } from "react";
import { brand } from "@/lib/config/brand";
import { frame, independence } from "@/lib/copy/frame";
import { classes } from "@/lib/format/format";
import styles from "./site.module.css";
import { Wordmark } from "./wordmark";

/** Header and footer around what failed. It is drawn in the browser, so it needs nothing that only the server knows. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes("row band", styles.header)}>
        <a href="/" className={styles.brand}>
          <Wordmark brand={brand} />
        </a>
        <nav aria-label={frame.navigation} className={styles.nav}>
          <a href="/#ofertas">{frame.allOffers}</a>
        </nav>
      </header>
      <main>{children}</main>
      <footer className={classes("band stack", styles.footer)}>
        <nav aria-label={frame.about} className={classes("row", styles.links)}>
          <a href="/metodologia">{frame.methodology}</a>
          <a href="/legal/terminos">{frame.legalNotice}</a>
          <a href="/legal/privacidad">{frame.privacy}</a>
        </nav>
        <p>{independence({ brand })}</p>
      </footer>
    </>
  );
}
