import { Fragment } from "react";
import { Disclosure } from "@/components/ui/section";
import { firstShown } from "@/lib/catalogue";
import { listPath } from "@/lib/config/paths";
import type { CalendarDate } from "@/lib/format/dates";
import { titleOf } from "@/lib/ground/offer-names";
import type { Offer } from "@/lib/offers/offer";
import { listCopy } from "@/lib/tools/list/words";
import {
  investedWords,
  unansweredTitle,
  unansweredWords,
  uncountedCopy,
  freeMoneyInterestWords,
  rivalWords,
  thingWords,
} from "@/lib/tools/plan/words/uncounted";
import { misfitGroups, misfitText } from "@/lib/tools/plan/words/misfits";
import { planCopy } from "@/lib/tools/plan/words/plan";
import type { Plan, PlanEntry } from "@/lib/tools/plan/plan";
import { PlanTickets } from "./plan-ticket";

interface Props {
  plan: Plan;
  isDated: boolean;
  isLong: boolean;
  today: CalendarDate;
}

/**
 * What does not count in the plan, folded: what one can do besides, open where there is nothing else, and what is outside,
 * with the reason; of many offers by reason.
 */
export function PlanAlternatives({ plan, isDated, isLong, today }: Props) {
  const { entries, extras, furtherExtras, invested, unanswered, interest, salaryRivals, things, misfits } =
    plan;
  const added = isLong ? [...(entries.length > 0 ? extras : []), ...furtherExtras] : [];
  const uncounted = added.length + invested.length + unanswered.length + interest.length + things.length;
  const outside = misfits.length + salaryRivals.length;
  return (
    <>
      {uncounted > 0 && (
        <Disclosure
          summary={planCopy.uncounted(uncounted)}
          isOpen={entries.length + extras.length === 0 || undefined}
        >
          <UncountedOffers plan={plan} added={added} isDated={isDated} isLong={isLong} />
        </Disclosure>
      )}
      {outside > 0 && (
        <Disclosure summary={planCopy.outside(outside)}>
          {isLong ? (
            <MisfitGroups plan={plan} />
          ) : (
            <OfferLines
              lines={[
                ...salaryRivals.map((rival) => ({ offer: rival.offer, words: rivalWords(rival) })),
                ...misfits.map((misfit) => ({ offer: misfit.offer, words: misfitText(misfit, today) })),
              ]}
            />
          )}
        </Disclosure>
      )}
    </>
  );
}

interface UncountedProps extends Omit<Props, "today"> {
  /** What comes on top of the plan, if it stands here. */
  added: readonly PlanEntry[];
}

/** What one can do besides, or instead. */
function UncountedOffers({ plan, added, isDated, isLong }: UncountedProps) {
  const { invested, unanswered, interest, things } = plan;
  const shown = (all: readonly PlanEntry[]) => (isLong ? firstShown(all) : all);
  const rest = [added, invested, unanswered].flatMap((all) => all.slice(shown(all).length)).length;
  return (
    <>
      <PlanTickets title={planCopy.extras} entries={shown(added)} isDated={isDated} />
      <PlanTickets
        title={planCopy.invested}
        text={investedWords(plan)}
        entries={shown(invested)}
        isDated={isDated}
      />
      <PlanTickets
        title={unansweredTitle(plan)}
        text={unansweredWords(plan)}
        entries={shown(unanswered)}
        isDated={isDated}
      />
      {rest > 0 && (
        <p>
          {planCopy.rest(rest)} <a href={listPath}>{listCopy.name}</a>
        </p>
      )}
      <OfferLines
        title={uncountedCopy.interest}
        lines={interest.map((one) => ({ offer: one.offer, words: freeMoneyInterestWords(one) }))}
      />
      <OfferLines
        title={uncountedCopy.things}
        lines={things.map((thing) => ({ offer: thing.offer, words: thingWords(thing) }))}
      />
    </>
  );
}

/** Why offers are outside, a line a reason with their names. */
function MisfitGroups({ plan: { misfits, salaryRivals } }: Pick<Props, "plan">) {
  const taken = salaryRivals.map(({ offer }) => ({ offer, reason: "salary-taken" as const }));
  return (
    <ul className="hint stack">
      {misfitGroups([...taken, ...misfits]).map(({ words, offers }) => (
        <li key={words}>
          {words}:{" "}
          {offers.map((offer, index) => (
            <Fragment key={offer.id}>
              {index > 0 && ", "}
              <a href={offer.detailPath}>{titleOf(offer)}</a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Offers with what is said of each, a line each, under a heading if there is one; nothing if there are none. */
function OfferLines({ title, lines }: { title?: string; lines: readonly { offer: Offer; words: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="hint stack">
        {lines.map(({ offer, words }) => (
          <li key={offer.id}>
            <a href={offer.detailPath}>{titleOf(offer)}</a>: {words}
          </li>
        ))}
      </ul>
    </>
  );
}
