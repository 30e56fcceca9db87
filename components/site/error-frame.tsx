import type { ReactNode } from "react";
import { brand } from "@/lib/config/brand";
import { frame, independence } from "@/lib/copy/frame";
import footer from "./site-footer.module.css";
import header from "./site-header.module.css";
import { Wordmark } from "./wordmark";

/** Header and footer around what failed. It is drawn in the browser, so it needs nothing that only the server knows. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={header.header}>
        <div className={header.inner}>
          <a href="/" className={header.brand}>
            <Wordmark brand={brand} />
          </a>
          <nav aria-label={frame.navigation} className={header.nav}>
            <a href="/#ofertas">{frame.allOffers}</a>
          </nav>
        </div>
      </header>
      <main>{children}</main>
      <footer className={footer.footer}>
        <div className={footer.inner}>
          <nav aria-label={frame.about}>
            <ul className={footer.links}>
              <li>
                <a href="/metodologia">{frame.methodology}</a>
              </li>
              <li>
                <a href="/legal/terminos">{frame.legalNotice}</a>
              </li>
              <li>
                <a href="/legal/privacidad">{frame.privacy}</a>
              </li>
            </ul>
          </nav>
          <p>{independence({ brand })}</p>
        </div>
      </footer>
    </>
  );
}
