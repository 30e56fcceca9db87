import { TextButton } from "@/components/ui/text-button";
import { consent } from "@/lib/copy/consent";
import { cookieNotice, frame, independence } from "@/lib/copy/frame";
import { madridDate, yearOf } from "@/lib/format/dates";
import { site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";
import { NavLink } from "./nav-link";
import { OfferLinks } from "./offer-links";
import styles from "./site.module.css";

/** What is true of every page: for whom the promotions are, where else to go, and whose site this is. */
export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <p className={styles.notice}>{frame.newCustomers}</p>
        <nav aria-label={frame.footerNavigation}>
          <ul className={styles.links}>
            <OfferLinks path={path} />
          </ul>
        </nav>
        <nav aria-label={frame.about}>
          <ul className={styles.links}>
            {sitePages.map((page) => (
              <li key={page.id}>
                <NavLink href={page.path} path={path}>
                  {page.link ?? page.name}
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink href="/legal/terminos" path={path}>
                {frame.legalNotice}
              </NavLink>
            </li>
            <li>
              <NavLink href="/legal/privacidad" path={path}>
                {frame.privacy}
              </NavLink>
            </li>
            <li className="needs-script">
              <TextButton data-preferences="">{consent.open}</TextButton>
            </li>
            <li className="needs-script">
              <TextButton data-theme-switch="" aria-pressed="false">
                {frame.darkTheme}
              </TextButton>
            </li>
            <li>
              <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
            </li>
          </ul>
        </nav>
        <p>
          {cookieNotice(site)} {independence(site)} ©{" "}
          <span data-current-year="">{yearOf(madridDate(new Date()))}</span> {site.brand}
        </p>
      </div>
    </footer>
  );
}
