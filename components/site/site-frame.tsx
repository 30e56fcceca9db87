import type { ReactNode } from "react";
import type { Graph } from "schema-dts";
import { TextButton } from "@/components/ui/button";
import { listPath, pagePaths, privacyPath, termsPath } from "@/lib/config/paths";
import { printedAddress, site } from "@/lib/config/site";
import { consentCopy } from "@/lib/copy/consent";
import { unreadMailboxNote } from "@/lib/copy/errors";
import { audienceNote, cookieNotice, frameCopy, independence } from "@/lib/copy/frame";
import { mailLink } from "@/lib/format/contact-links";
import { todayInMadrid } from "@/lib/config/clock";
import { yearOf } from "@/lib/format/dates";
import { classes, inSentence } from "@/lib/format/format";
import { catalogue, firstNamed } from "@/lib/catalogue";
import { comparisonForm } from "@/lib/tools/comparison/comparison";
import { isListed } from "@/lib/tools/list/list";
import { currentWithin, planPage, type SitePage, sitePages } from "@/lib/site/pages";
import { BottomBar } from "./bottom-bar";
import { StorageQuestion } from "./storage-question";
import styles from "./site.module.css";
import { Wordmark } from "./wordmark";

interface Props {
  /** The path of the page, to mark its own link as current. */
  path: string;
  /** Its path and, of an answer, what the page has read of the query; without it, the path. */
  address?: string;
  /** The page's content for machines: after the words that it repeats, so that it compresses with them. */
  graph?: Graph;
  children: ReactNode;
}

/** Header, content, footer, and the question about cookies. */
export function SiteFrame({ path, address = path, graph, children }: Props) {
  return (
    <>
      <a href="#contenido" className={styles.skip}>
        {frameCopy.skip}
      </a>{" "}
      <Header path={path} address={printedAddress(address)} />
      <main id="contenido" tabIndex={-1}>
        {children}
        {graph && (
          <script
            type="application/ld+json"
            // Escaped so that no text can close the element.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
          />
        )}
      </main>
      <Footer path={path} />
      <StorageQuestion />
    </>
  );
}

/**
 * The brand and the navigation: every offer if there is room, else one link to all; always the plan. Offers and comparison
 * are left to the bar at the bottom wherever that is shown. On paper, the page's address and the day, which the script adds.
 */
function Header({ path, address }: { path: string; address: string }) {
  return (
    <header className={classes("row band", styles.header)}>
      <a href="/" className={styles.brand} aria-current={path === "/" ? "page" : undefined}>
        <Wordmark brand={site.brand} />
      </a>{" "}
      <nav aria-label={frameCopy.navigation} className={styles.nav}>
        <a href="/#ofertas" className={styles.toOffers}>
          {frameCopy.offers}
        </a>
        <ul>
          <OfferLinks path={path} />
        </ul>
        <a href={planPage.path} aria-current={currentWithin(planPage.path, path)}>
          {planPage.name}
        </a>{" "}
        <a href={comparisonForm.path} aria-current={currentWithin(comparisonForm.path, path)}>
          {frameCopy.compare}
        </a>
      </nav>
      <div className="fine only-printed">
        <span data-address="">{address}</span>
        <span data-print-date={`${address && " · "}${frameCopy.printedOn} `} />
      </div>
    </header>
  );
}

/** The two parts of the e-mail address: it may break after its @. */
const [user, host] = site.contactEmail.split("@");
/** The note that nobody reads this address, for the brackets behind it: without its full stop. */
const unread = unreadMailboxNote(site)?.replace(/\.$/, "");

/** Links in two columns, what most people look for first; then for whom the promotions are, and who runs the site. */
function Footer({ path }: { path: string }) {
  return (
    <footer className={classes("band", styles.footer)}>
      <nav aria-labelledby="pie-promociones" className={styles.links}>
        <b id="pie-promociones">{frameCopy.footerNavigation}</b>
        <ul>
          <OfferLinks path={path} />
          <PageItems group="used" path={path} />
        </ul>
      </nav>
      <nav aria-labelledby="pie-sitio" className={styles.links}>
        <b id="pie-sitio">{frameCopy.about}</b>
        <ul>
          <PageItems group="about" path={path} />
          <NavItem
            href={`${pagePaths.methodology}#accesibilidad`}
            path={path}
            name={frameCopy.accessibility}
          />
          <NavItem href={privacyPath} path={path} name={frameCopy.privacy} />
          <NavItem href={termsPath} path={path} name={frameCopy.legalNotice} />
          <li className="needs-script">
            <TextButton data-preferences="">{consentCopy.open}</TextButton>
          </li>
          <li className="needs-script">
            <TextButton data-theme-switch="" aria-pressed="false">
              {frameCopy.darkTheme}
            </TextButton>
          </li>
        </ul>
      </nav>
      <div className="stack">
        <p>
          <b>{audienceNote(catalogue.enabled)}</b>
        </p>{" "}
        <p>
          <span className="not-printed">{cookieNotice(site)}</span> {independence(site)}
        </p>{" "}
        <p>
          {frameCopy.contact} {/* It may break after its sign. */}
          <a href={mailLink(site.contactEmail)}>
            {user}@<wbr />
            {host}
          </a>
          {unread && <> ({inSentence(unread)})</>}
        </p>
        <p className="not-printed">
          © <span data-current-year="">{yearOf(todayInMadrid())}</span> {site.brand}
        </p>
      </div>
      <BottomBar path={path} />
    </footer>
  );
}

/** Links to the pages of a group, by their shorter names. */
function PageItems({ group, path }: { group: SitePage["group"]; path: string }) {
  return sitePages
    .filter((page) => page.group === group)
    .map((page) => <NavItem key={page.id} href={page.path} path={path} name={page.link ?? page.name} />);
}

/** Links to the home page and the offers; of many offers, the first ones and a link to all. */
function OfferLinks({ path }: { path: string }) {
  const { offers, more } = firstNamed(catalogue.enabled);
  return (
    <>
      <NavItem href="/" path={path} name={frameCopy.home} />
      {offers.map(({ id, detailPath, brand }) => (
        <NavItem key={id} href={detailPath} path={path} name={brand} />
      ))}
      {more && (
        <NavItem
          href={isListed(catalogue.enabled) ? listPath : "/#ofertas"}
          path={path}
          name={frameCopy.allOffers}
        />
      )}
    </>
  );
}

interface NavItemProps {
  href: string;
  /** The path of the page that shows the link. */
  path: string;
  name: string;
}

/** A link in a list, marked as current on the page that it leads to. */
function NavItem({ href, path, name }: NavItemProps) {
  return (
    <li>
      <a href={href} aria-current={href === path ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
}
