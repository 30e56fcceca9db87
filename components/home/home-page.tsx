import { Fragment } from "react";
import { OfferRows } from "@/components/offer/offer-rows";
import { ButtonLink } from "@/components/ui/button";
import { Faq, More, Section } from "@/components/ui/section";
import { PointList } from "@/components/ui/text";
import { listPath } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { disclosureOf } from "@/lib/copy/frame";
import { homeCopy } from "@/lib/copy/home";
import { rankingCopy } from "@/lib/copy/landing";
import { shortRisk } from "@/lib/ground/offer-words";
import { titleOf } from "@/lib/ground/offer-names";
import { situationsOn } from "@/lib/tools/plan/situations";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { publicSources } from "@/lib/offers/citations";
import { areMany, catalogue, firstShown, inOrder, newestChecked } from "@/lib/catalogue";
import { phaseOf } from "@/lib/offers/status";
import { listCopy } from "@/lib/tools/list/words";
import styles from "./home.module.css";
import { OfferList } from "./offer-list";

/** How many rows a phone shows before the rest is asked for, as in the style sheet. */
const OPEN_ROWS = 7;

/**
 * The home page, part by part. The first screen has the title, what the site is, situations with what «Mi plan» answers
 * to them, and every offer as a ticket in one row; of many offers, the first ones and a link to the list of all.
 */
export function HomePage({ today }: { today: CalendarDate }) {
  const offers = inOrder(catalogue.enabled, today);
  const open = offers.filter((offer) => phaseOf(offer, today) === "open");
  const closed = offers.filter((offer) => !open.includes(offer));
  const shown = firstShown(offers);
  const all = areMany(offers) ? listPath : "#ofertas";
  const { name } = site.owner;
  const about = (
    <div className={styles.about}>
      {offers.length > 0 && (
        <ButtonLink kind="secondary" href={all} className="not-printed">
          {homeCopy.comparison.action}
        </ButtonLink>
      )}
      {offers.length > 0 && (
        <p className="fine">
          {rankingCopy.text(offers)} <a href={rankingCopy.path}>{rankingCopy.link}</a>.
        </p>
      )}
      <p className="fine">
        {newestChecked && homeCopy.hero.newest(newestChecked)} {disclosureOf(...offers)}
        {name && ` ${homeCopy.hero.owner(name)}`}
      </p>
    </div>
  );
  return (
    <div className={styles.home}>
      <div className={classes("page", styles.hero)}>
        <h1>{homeCopy.hero.title}</h1>
        {open.length > 0 && <p className={styles.lead}>{homeCopy.hero.lead(open, closed.map(titleOf))}</p>}
        {offers.length > 0 ? (
          <>
            <Situations today={today} />
            <section className={styles.quick}>
              <h2 id="comparacion" className="wide-only">
                {homeCopy.comparison.title}
              </h2>
              <OfferRows offers={shown} today={today} labelledBy="comparacion" labelled="phone" />
              {shown.length > OPEN_ROWS && (
                <details className="narrow-only">
                  <More rest={shown.length - OPEN_ROWS} />
                </details>
              )}
              {shown.length < offers.length && <p>{listCopy.rest(shown.length, offers.length)}</p>}
              {about}
            </section>
          </>
        ) : (
          about
        )}
      </div>
      <OfferList offers={offers} today={today} />
      <div className={classes("page", styles.halves)}>
        <img
          className={classes("illustration", styles.scene)}
          src="/heroes/home.svg"
          width="320"
          height="240"
          alt=""
          loading="lazy"
        />
        <Section id="por-que" title={homeCopy.benefits.title}>
          <PointList points={homeCopy.benefits.points} />
        </Section>
        <Faq title={homeCopy.faq.title} items={homeCopy.faq.items} links={publicSources} />
      </div>
      <Section
        id="cierre"
        title={homeCopy.closing.title}
        className={classes("band row not-printed", styles.closing)}
      >
        <p>
          <ButtonLink href={all}>{homeCopy.closing.action}</ButtonLink>
        </p>
      </Section>
    </div>
  );
}

/** What suits whom: links to answers of «Mi plan», each with its result in it. */
function Situations({ today }: { today: CalendarDate }) {
  const situations = situationsOn(today);
  if (situations.length === 0) return null;
  return (
    <div role="group" aria-labelledby="encaja" className={classes("not-printed", styles.plan)}>
      <b id="encaja">{homeCopy.hero.situations}</b>
      {situations.map(({ name, answer, path, isRisky }) => (
        <Fragment key={name}>
          {" "}
          <a className="pill" href={path} rel="nofollow">
            {name}
            <span className="visually-hidden">:</span> <b>{answer}</b>
            {isRisky && (
              <>
                <span className="visually-hidden">.</span> <small className="risk">{shortRisk}</small>
              </>
            )}
          </a>
        </Fragment>
      ))}
    </div>
  );
}
