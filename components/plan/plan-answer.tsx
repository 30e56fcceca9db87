import { Fragment } from "react";
import { BrandMark } from "@/components/offer/figure";
import { Advertising, ReferralLink } from "@/components/offer/referral";
import { Authorisation, RiskMark } from "@/components/offer/status";
import { Bullets } from "@/components/ui/text";
import { calendarPath } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import { kinds, lapseLine } from "@/lib/copy/deadlines";
import { landing } from "@/lib/copy/landing";
import { netValueWords } from "@/lib/copy/net-value";
import { leftWords, misfitText, needsText, plan as words, totalText } from "@/lib/copy/plan";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { classes, euros, inSentence } from "@/lib/format/format";
import { startAfter } from "@/lib/answers/deadlines";
import type { Offer } from "@/lib/offers/offer";
import type { Plan, PlanEntry, PlanInput } from "@/lib/answers/plan";
import { PlanUnderway } from "./plan-underway";
import styles from "./plan.module.css";

interface Props {
  plan: Plan;
  input: PlanInput;
  today: CalendarDate;
}

/**
 * Promotions under way; the offers that fit, in their order, with dates and amounts; and the others, each with the
 * reason.
 */
export function PlanAnswer({ plan, input, today }: Props) {
  const { underway, entries, misfits, needs } = plan;
  const unknownBrands = entries
    .filter(({ left, affordable }) => !left && affordable)
    .map(({ offer }) => offer.brand);
  const withNeeds = entries.filter((entry) => entry.affordable && entry.needs > 0);
  const days = daysOf(input, entries);
  const delayed = entries.filter(({ offer, deadlines }) => offer.deadlines.delay && deadlines[0]?.date);
  const share = entries.find(
    ({ offer, left, affordable }) => left && affordable && offer.value.gain.kind === "share",
  );
  const rest = input.money - needs;
  const groups = [
    { name: words.known, group: entries.filter(({ left }) => left) },
    { name: words.unknown, group: entries.filter(({ left }) => !left) },
  ];
  return (
    <section id="respuesta" aria-labelledby="respuesta-titulo" className={classes("stack", styles.answer)}>
      <h2 id="respuesta-titulo" tabIndex={-1}>
        {words.withMoney(input.money)}
      </h2>
      {input.start && <p className="hint">{words.from(input.start, today)}</p>}
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <p>
          <strong>
            {words.total}, {totalText(plan, unknownBrands)}
            {withNeeds.length > 1 && ` ${needsText(needs, withNeeds)}`}
          </strong>
        </p>
      )}
      {underway.length > 0 && <PlanUnderway underway={underway} today={today} />}
      {groups.map(
        ({ name, group }) =>
          group.length > 0 && (
            <Fragment key={name}>
              <h3>{name}</h3>
              <ol className={classes("panel", styles.entries)}>
                {group.map((entry) => (
                  <Entry key={entry.offer.id} entry={entry} isOpen={entry === entries[0]} />
                ))}
              </ol>
            </Fragment>
          ),
      )}
      {entries.length > 0 && <p className="hint">{words.order}</p>}
      {Object.keys(days).length > 0 && <CalendarLinks path={calendarPath(days)} />}
      {misfits.length > 0 && (
        <>
          <h3>{words.misfits}</h3>
          <ul className="stack">
            {misfits.map((misfit) => (
              <li key={misfit.offer.id}>
                <a href={misfit.offer.detailPath}>{misfit.offer.brand}</a>: {misfitText(misfit)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.assumptions.title}</h3>
      <Bullets
        items={[
          input.anyway ? words.assumptions.anyway : words.assumptions.onlyForIt,
          ...(share && rest > 0 ? [words.assumptions.rest(share.offer.brand, share.needs + rest)] : []),
          ...words.assumptions.items,
          ...delayed.map(({ offer }) => words.assumptions.delay(offer)),
        ]}
      />
    </section>
  );
}

/** By offer id, the day from which its deadlines count; offers without a known start are left out. */
function daysOf({ joined, start }: PlanInput, entries: readonly PlanEntry[]): Record<string, CalendarDate> {
  const dated = entries.filter(({ deadlines }) => deadlines.length > 0);
  const planned = start ? dated.map(({ offer }) => [offer.id, startAfter(offer, start)]) : [];
  return { ...joined, ...Object.fromEntries(planned) };
}

/** Links to subscribe to the calendar of all dates or to download it. */
function CalendarLinks({ path }: { path: string }) {
  return (
    <>
      <p className="row">
        <a className="pill" href={`${site.url}${path}`.replace(/^https?:/, "webcal:")} rel="nofollow">
          {words.subscribe}
        </a>
        <a className="pill" href={path} rel="nofollow" download>
          {words.calendar}
        </a>
      </p>
      <p className="hint">{words.calendarText}</p>
    </>
  );
}

/** An entry in one line. Opened, it shows what to do, by when, the risk and the button. */
function Entry({ entry, isOpen }: { entry: PlanEntry; isOpen: boolean }) {
  const { offer, unknownCosts, deadlines, affordable, needs } = entry;
  const { label, figure } = leftWords(entry);
  const [first] = deadlines;
  const blocked = offer.value.blocked.filter(({ euros: amount }) => amount !== undefined);
  return (
    <li>
      <details name="plan" open={isOpen}>
        <summary className={classes("offer-line", styles.summary)}>
          <BrandMark offer={offer} />
          <h4 className="brand">{offer.brand}</h4>
          <span className={classes("figure", figure === netValueWords.figures.depends && "unknown")}>
            <small>{label}</small> {figure}
          </span>
          <span>{offer.condition}</span>
          <span className="row fine">
            {first && (
              <span>
                <When offer={offer} deadline={first} />
              </span>
            )}
            <RiskMark offer={offer} />
            {!affordable && <b>{words.notTogether(needs)}</b>}
          </span>
        </summary>
        <div className={classes("stack", styles.more)}>
          {unknownCosts.length > 0 && (
            <p>
              <strong>{words.minus}</strong>: {unknownCosts.map(inSentence).join("; ")}.
            </p>
          )}
          <p>{offer.requirements}</p>
          {blocked.map(({ what, euros: amount, until }) => (
            <p key={what}>
              <strong>{netValueWords.figures.blocked}</strong>:{" "}
              {typeof amount === "number" ? euros(amount) : inSentence(what)}. {until}
            </p>
          ))}
          {deadlines.length > 0 && (
            <ul className="stack" aria-label={words.dates}>
              {deadlines.map((deadline) => (
                <li key={deadline.id}>
                  <strong>
                    <When offer={offer} deadline={deadline} />
                  </strong>
                  . {deadline.title}.
                </li>
              ))}
            </ul>
          )}
          <Authorisation offer={offer} />
          <Advertising offer={offer}>
            <div className="row">
              <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
              <a href={offer.detailPath}>
                {landing.detail}
                <span className="visually-hidden"> ({offer.brand})</span>
              </a>
            </div>
          </Advertising>
        </div>
      </details>
    </li>
  );
}

interface WhenProps {
  offer: Offer;
  deadline: PlanEntry["deadlines"][number];
}

/** A deadline's kind and date; without a day of signing up, the time after it. */
function When({ offer, deadline }: WhenProps) {
  const { kind, date } = deadline;
  if (!date) return lapseLine(offer, deadline);
  return (
    <>
      {kinds[kind]}: <time dateTime={date}>{longDate(date)}</time>
    </>
  );
}
