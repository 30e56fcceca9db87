import { Fragment } from "react";
import { Disclosure } from "@/components/ui/section";
import { firstShown } from "@/lib/catalogue";
import { listPath } from "@/lib/config/paths";
import { classes } from "@/lib/format/format";
import { titleOf } from "@/lib/ground/offer-names";
import type { Offer } from "@/lib/offers/offer";
import { listCopy } from "@/lib/tools/list/words";
import { investedWords } from "@/lib/tools/plan/answer-words";
import { misfitGroups, planOfManyCopy } from "@/lib/tools/plan/many-words";
import type { Plan, PlanEntry } from "@/lib/tools/plan/plan";
import {
  unansweredTitle,
  unansweredWords,
  besideCopy,
  interestWords,
  thingWords,
} from "@/lib/tools/plan/beside-words";
import { misfitText, planCopy } from "@/lib/tools/plan/words";
import { PlanTickets } from "./plan-ticket";
import styles from "./plan.module.css";

interface Props {
  plan: Plan;
  isDated: boolean;
  isLong: boolean;
}

/** What does not count in the plan, and why; of many offers folded, and what is outside by reason. */
export function PlanAlternatives({ plan, isDated, isLong }: Props) {
  const { entries, more, further, invested, unanswered, interest, things, misfits } = plan;
  if (!isLong)
    return (
      <>
        <Beside plan={plan} isDated={isDated} isLong={isLong} />
        <Lines title={planCopy.misfits} all={misfits} wordsOf={misfitText} />
      </>
    );
  const added = entries.length > 0 ? [...more, ...further] : [];
  const beside = added.length + invested.length + unanswered.length + interest.length + things.length;
  return (
    <>
      {beside > 0 && (
        <Disclosure summary={planOfManyCopy.beside(beside)}>
          <PlanTickets title={planCopy.more} entries={added} isDated={isDated} />
          <Beside plan={plan} isDated={isDated} isLong={isLong} />
        </Disclosure>
      )}
      {misfits.length > 0 && (
        <Disclosure summary={planOfManyCopy.outside(misfits.length)}>
          <Outside plan={plan} />
        </Disclosure>
      )}
    </>
  );
}

/** What one can do besides, or instead. */
function Beside({ plan, isDated, isLong }: Props) {
  const { invested, unanswered, interest, things } = plan;
  const shown = (all: readonly PlanEntry[]) => (isLong ? firstShown(all) : all);
  const all = invested.length + unanswered.length;
  const most = shown(invested).length + shown(unanswered).length;
  return (
    <>
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
      {most < all && (
        <p>
          {planOfManyCopy.rest(all - most)} <a href={listPath}>{listCopy.name}</a>
        </p>
      )}
      <Lines title={besideCopy.interest} all={interest} wordsOf={interestWords} />
      <Lines title={besideCopy.things} all={things} wordsOf={thingWords} />
    </>
  );
}

/** Why offers are outside, a line a reason with their names. */
function Outside({ plan: { misfits } }: Pick<Props, "plan">) {
  return (
    <ul className={classes("hint stack", styles.outside)}>
      {misfitGroups(misfits).map(({ words, offers }) => (
        <li key={words}>
          {words}:{" "}
          {offers.map((offer, place) => (
            <Fragment key={offer.id}>
              {place > 0 && ", "}
              <a href={offer.detailPath}>{titleOf(offer)}</a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Offers with what is said of each, a line each, under a heading; nothing if there are none. */
function Lines<One extends { offer: Offer }>({
  title,
  all,
  wordsOf,
}: {
  title: string;
  all: readonly One[];
  wordsOf: (one: One) => string;
}) {
  if (all.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes("hint stack", styles.outside)}>
        {all.map((one) => (
          <li key={one.offer.id}>
            <a href={one.offer.detailPath}>{titleOf(one.offer)}</a>: {wordsOf(one)}
          </li>
        ))}
      </ul>
    </>
  );
}
