import { OfferRows } from "@/components/offer/offer-rows";
import { PlanPills } from "@/components/plan/plan-pills";
import { ButtonLink } from "@/components/ui/button";
import { Faq, Section } from "@/components/ui/section";
import { PointList } from "@/components/ui/text";
import { disclosureOf } from "@/lib/copy/frame";
import { home as words } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { catalogue, inOrder, newestChecked } from "@/lib/catalogue";
import styles from "./home.module.css";
import { OfferList } from "./offer-list";

/**
 * The home page, part by part. The first screen has every offer in one row each, what the site is, and the first
 * question of «Mi plan». A phone shows them in this order, so that nothing moves while the page arrives.
 */
export function HomePage({ today }: { today: CalendarDate }) {
  const offers = inOrder(catalogue.enabled, today);
  return (
    <>
      <div className={classes("page", styles.hero)}>
        <h1>{words.hero.title}</h1>
        {offers.length > 0 && (
          <section aria-labelledby="comparacion" className={classes("stack", styles.quick)}>
            <h2 id="comparacion" className={classes("hint", styles.quickTitle)}>
              {words.comparison.title}
            </h2>
            <OfferRows offers={offers} today={today} labelledBy="comparacion" />
            <p>
              <ButtonLink kind="secondary" href="#ofertas" className={styles.explore}>
                {words.comparison.action}
              </ButtonLink>
            </p>
          </section>
        )}
        <div className={classes("stack", styles.about)}>
          <p className={styles.lead}>{words.hero.lead}</p>
          <p className="fine">
            {newestChecked && words.hero.newest(newestChecked)} {disclosureOf(...offers)}
          </p>
        </div>
        {offers.length > 0 && (
          <div id="plan">
            <PlanPills />
          </div>
        )}
      </div>
      <OfferList offers={offers} today={today} />
      <div className={classes("page", styles.halves)}>
        <img className={styles.scene} src="/heroes/home.svg" width="320" height="240" alt="" loading="lazy" />
        <Section id="por-que" title={words.benefits.title}>
          <PointList points={words.benefits.points} />
        </Section>
        <Faq title={words.faq.title} items={words.faq.items} />
      </div>
      <Section id="cierre" title={words.closing.title} className={classes("band row", styles.closing)}>
        <ButtonLink href="#ofertas">{words.closing.action}</ButtonLink>
      </Section>
    </>
  );
}
