import { Fragment, type ReactNode } from "react";
import { Marked, OutwardLink } from "@/components/ui/text";
import { delayWords, landing as words, limitWords, ranking } from "@/lib/copy/landing";
import { gains, usGain, youGain } from "@/lib/copy/offer";
import { notOpen } from "@/lib/copy/status";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { classes, hostOf } from "@/lib/format/format";
import { dueStamp, firstLimits } from "@/lib/answers/deadlines";
import type { Offer } from "@/lib/offers/offer";
import type { Marks } from "@/lib/site/glossary";
import { pathOf } from "@/lib/site/tool-pages";
import { Benefit } from "./figure";
import styles from "./offer.module.css";
import { Advertising, NotOpen, ReferralLink, WhileOpen } from "./referral";
import { Alternatives, DueDate, StaleNote, StatusLine } from "./status";

export interface PanelProps {
  offer: Offer;
  /** Offers to take instead if this one is not open. */
  alternatives: readonly Offer[];
  today: CalendarDate;
  /** Glossary links in the texts. */
  marks: Marks;
}

/** The offer's box at the top of its page: figure, condition, date, risk and button, and who gains what. */
export function OfferPanel({ offer, alternatives, today, marks }: PanelProps) {
  return (
    <section id="oferta" aria-label={words.facts} className={classes("panel", styles.panel)}>
      <dl className={styles.facts}>
        <div className={styles.panelBenefit}>
          <dt>{offer.invitation ? words.receive : words.receiveInvited}</dt>
          <dd>
            <Benefit text={offer.benefit} value={offer.value} />
          </dd>
          <dd>
            <a href="#proteccion">{words.safe}</a>
          </dd>
        </div>
        <Fact name={words.do}>
          <Marked text={offer.requirements} marks={marks} />
        </Fact>
        <Fact name={words.limit}>
          <Limit offer={offer} today={today} />
        </Fact>
        {offer.validUntil && <Fact name={words.validUntil}>{longDate(offer.validUntil)}</Fact>}
      </dl>
      <p className="fine">
        <StatusLine offer={offer} today={today} />
        {offer.validFrom && ` (${words.validFrom}: ${longDate(offer.validFrom)})`}
      </p>
      <WhileOpen
        offer={offer}
        today={today}
        otherwise={
          <div className={classes("fine", styles.panelNote)}>
            <NotOpen offer={offer} today={today} />
            <Alternatives intro={notOpen.alternatives} offers={alternatives} />
          </div>
        }
      >
        <dl className={styles.gains} aria-label={gains.title}>
          <Fact name={gains.you}>{youGain(offer)}</Fact>
          <Fact name={gains.us}>
            {usGain(offer)} {gains.order} <a href={ranking.path}>{gains.orderLink}</a>.
          </Fact>
        </dl>
        <Advertising offer={offer}>
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
        </Advertising>
      </WhileOpen>
      {offer.deadlines.items.length > 0 && (
        <p>
          <a href={pathOf(offer, "plazos")} className={styles.detail}>
            {words.signedUp}
          </a>
        </p>
      )}
      <div className={classes("fine", styles.panelNote)}>
        <StaleNote offers={[offer]} today={today} />{" "}
        <p>
          {words.source}:{" "}
          <OutwardLink href={offer.officialUrl} rel="nofollow noopener">
            {hostOf(offer.officialUrl)}
          </OutwardLink>
          .{offer.invitation && ` ${words.unpaid}`}
        </p>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The deadline of a visitor who starts today; the site's script updates the date on a later day. */
function Limit({ offer, today }: Pick<PanelProps, "offer" | "today">) {
  const limits = firstLimits(offer);
  const [first] = limits;
  const delay = delayWords(offer);
  if (!first) return words.noLimit;
  return (
    <>
      {words.ifToday} <DueDate stamp="0 0" today={today} />, {limitWords(first)}{" "}
      {limits.map((limit, place) => (
        <Fragment key={limit.id}>
          {place > 0 && ` ${words.orOn} `}
          <DueDate stamp={dueStamp(offer, limit)} today={today} />
        </Fragment>
      ))}
      .{delay && ` ${delay}`}
    </>
  );
}
