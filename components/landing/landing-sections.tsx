import { Marked } from "@/components/ui/marked";
import { OfferTable } from "@/components/offer/offer-table";
import { OutwardLink } from "@/components/ui/outward-link";
import { PointList } from "@/components/ui/point-list";
import { Section } from "@/components/ui/section";
import { Stepper } from "@/components/ui/stepper";
import { landing as words } from "@/lib/copy/landing";
import { minutes as minutesText } from "@/lib/format/quantity";
import { protectionFacts, protectionNames } from "@/lib/copy/offer";
import type { CalendarDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import type { Landing, Section as SectionData } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { isOpen } from "@/lib/offers/status";
import type { Marks } from "@/lib/site/glossary";
import { pageGroupsOf } from "@/lib/site/offer-pages";
import styles from "./landing.module.css";

interface StepsProps {
  steps: Landing["steps"];
  /** How long the whole process takes, in minutes, where known. */
  minutes?: number | undefined;
  /** Glossary links in the texts. */
  marks: Marks;
  /** Where their «web oficial» leads. */
  official: string;
}

/** What to do, in order, and how long it takes. */
export function Steps({ steps, minutes, marks, official }: StepsProps) {
  return (
    <Section id="pasos" title={words.steps}>
      <Stepper
        items={steps.map((step) => ({
          ...step,
          text: <Marked text={step.text} marks={marks} official={official} />,
        }))}
      />
      {minutes && (
        <p className={styles.note}>
          {words.duration} {minutesText(minutes)}
        </p>
      )}
    </Section>
  );
}

/** The way to the further pages of an offer: those for before signing up, and those for afterwards. */
export function OfferTools({ offer }: { offer: Offer }) {
  return (
    <Section id="herramientas" title={words.tools}>
      <div className={styles.tools}>
        {pageGroupsOf(offer).map(({ title, pages }) => (
          <div key={title}>
            <h3 className={styles.name}>{title}</h3>
            <ul className={styles.links}>
              {pages.map(({ id, path, title: name }) => (
                <li key={id}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Who stands behind an offer, what protects the money, what does not, and where that was read. */
export function Protection({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { facts, missing } = protectionFacts(protection);
  return (
    <Section id="proteccion" title={protection.title}>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.name}>{protectionNames.sources}</dt>
          {protection.sources.map(({ label, url }) => (
            <dd key={url}>
              <OutwardLink href={url}>{label}</OutwardLink>
            </dd>
          ))}
        </div>
      </dl>
      {protection.note && <p className={styles.note}>{protection.note}</p>}
      {missing && <p className={styles.note}>{missing}</p>}
    </Section>
  );
}

/** What is peculiar to an offer, by its kind. */
export function LandingSection({ section, today }: { section: SectionData; today: CalendarDate }) {
  switch (section.kind) {
    case "reasons":
      return (
        <Section id="motivos" title={section.title}>
          <PointList points={section.points} />
        </Section>
      );
    case "comparison": {
      const offers = section.offerIds.flatMap((id) => catalogue.find(id) ?? []);
      const open = offers.filter((offer) => isOpen(offer, today));
      // Only those that a visitor can take.
      if (open.length === 0) return null;
      return (
        <Section id="comparativa" title={section.title}>
          <OfferTable labelledBy="comparativa-titulo" offers={open} today={today} brief />
        </Section>
      );
    }
    case "official-link":
      return (
        <Section id="bases" title={section.title}>
          <p className={styles.note}>{section.text}</p>
          <p>
            <OutwardLink href={section.url}>{section.label}</OutwardLink>
          </p>
        </Section>
      );
    default:
      return section satisfies never;
  }
}
