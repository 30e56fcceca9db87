import { Fragment } from "react";
import { OfferRows } from "@/components/offer/offer-rows";
import { ButtonLink } from "@/components/ui/button";
import { Faq, Section } from "@/components/ui/section";
import { PointList } from "@/components/ui/text";
import { pagePaths, planAmounts, planNames } from "@/lib/config/paths";
import { disclosureOf } from "@/lib/copy/frame";
import { homeCopy } from "@/lib/copy/home";
import { rankingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, euros } from "@/lib/format/format";
import { publicSources } from "@/lib/offers/citations";
import { catalogue, inOrder, newestChecked } from "@/lib/catalogue";
import styles from "./home.module.css";
import { OfferList } from "./offer-list";

/**
 * The home page, part by part. The first screen has the title, the plan's first question as links, and every offer as a
 * ticket in one row.
 */
export function HomePage({ today }: { today: CalendarDate }) {
  const offers = inOrder(catalogue.enabled, today);
  const about = (
    <div className={styles.about}>
      {offers.length > 0 && (
        <ButtonLink kind="secondary" href="#ofertas" className="not-printed">
          {homeCopy.comparison.action}
        </ButtonLink>
      )}
      {offers.length > 0 && (
        <p className="fine">
          {rankingCopy.text} <a href={rankingCopy.path}>{rankingCopy.link}</a>.
        </p>
      )}
      <p className="fine">
        {newestChecked && homeCopy.hero.newest(newestChecked)} {disclosureOf(...offers)}
      </p>
    </div>
  );
  return (
    <>
      <div className={classes("page", styles.hero)}>
        <h1>{homeCopy.hero.title}</h1>
        {offers.length > 0 ? (
          <>
            <p role="group" aria-labelledby="dinero" className={classes("not-printed", styles.plan)}>
              <span id="dinero">{homeCopy.hero.money}</span>
              {planAmounts.map((amount, place) => (
                <Fragment key={amount}>
                  {place > 0 && <span className="visually-hidden">,</span>}{" "}
                  {/* To the answer's heading, which takes the focus, so that it is said. */}
                  <a
                    className="pill"
                    href={`${pagePaths.plan}?${planNames.money}=${amount}#respuesta-titulo`}
                    rel="nofollow"
                  >
                    {euros(amount)}
                  </a>
                </Fragment>
              ))}
            </p>
            <section className={styles.quick}>
              <h2 id="comparacion" className="wide-only">
                {homeCopy.comparison.title}
              </h2>
              <OfferRows offers={offers} today={today} labelledBy="comparacion" />
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
          <ButtonLink href="#ofertas">{homeCopy.closing.action}</ButtonLink>
        </p>
      </Section>
    </>
  );
}
