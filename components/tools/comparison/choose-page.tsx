import { Fragment } from "react";
import { BrandMark } from "@/components/offer/brand-mark";
import { Benefit, isLong } from "@/components/offer/figure";
import rowStyles from "@/components/offer/offer-rows.module.css";
import { RiskMarks } from "@/components/offer/risk-mark";
import { StatusLine } from "@/components/offer/status";
import { OfferNames, offerNamesId } from "@/components/tools/offer-names";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { areMany } from "@/lib/catalogue";
import { listPath } from "@/lib/config/paths";
import { titleOf } from "@/lib/ground/offer-names";
import { listCopy } from "@/lib/tools/list/words";
import {
  type Choice,
  comparisonForm,
  comparisonPath,
  MOST_COMPARED,
  unavailableLast,
} from "@/lib/tools/comparison/comparison";
import { comparisonCopy, choiceFault } from "@/lib/tools/comparison/words";
import { offerColumns } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, list } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { isUnavailable, phaseOf } from "@/lib/offers/status";
import styles from "./choose-page.module.css";

interface Props {
  offers: readonly Offer[];
  /** An invalid choice: the form comes back ticked, with the error. */
  refused?: Extract<Choice, { fault: string }>;
  /** Today, or the day of the build on a prerendered page. */
  today: CalendarDate;
}

/** The form to choose offers for a comparison. It works without script: the address `comparar/elegir` answers it. */
export function ChoosePage({ offers, refused, today }: Props) {
  return (
    <article className={classes("page", styles.choose)}>
      <h1>{comparisonCopy.heading}</h1>
      <p className="lead">{comparisonCopy.description}</p>
      <Examples offers={offers} today={today} />
      {refused && (
        <div
          id="aviso"
          role="alert"
          tabIndex={-1}
          autoFocus
          className={refused.fault === "few" ? styles.few : undefined}
        >
          <p className="error">{choiceFault(refused.fault, refused.known.length, refused.unknown)}</p>
        </div>
      )}
      {offers.length < 2 && <p>{comparisonCopy.none}</p>}
      {areMany(offers) ? (
        <TypedChoices offers={offers} refused={refused} />
      ) : (
        offers.length > 1 && <Choices offers={offers} refused={refused} today={today} />
      )}
    </article>
  );
}

/** How many pairs are linked above the form. */
const PAIRS = 2;

/** Links to comparisons of the first offer with those after it. */
function Examples({ offers, today }: Pick<Props, "offers" | "today">) {
  const [first, ...others] = offers.filter((offer) => phaseOf(offer, today) === "open");
  if (!first || others.length < 2) return null;
  return (
    <p className={classes("hint not-printed", styles.examples)}>
      {comparisonCopy.examples}:{" "}
      {others.slice(0, PAIRS).map((other, index) => (
        <Fragment key={other.id}>
          {index > 0 && " "}
          <a className="pill" href={comparisonPath([first, other], offers)}>
            {list([first, other].map(titleOf))}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** The choice among many offers: their names are typed. What was typed comes back, to be corrected. */
function TypedChoices({ offers, refused }: Omit<Props, "today">) {
  const typed = refused ? [...refused.known.map(titleOf), ...refused.unknown] : [];
  return (
    <form action={comparisonForm.answerPath} className="stack">
      <fieldset className="stack" aria-describedby={refused && "aviso"}>
        <legend className="visually-hidden">{comparisonCopy.summary}</legend>
        {comparisonCopy.names.map((label, index) => (
          <Field
            key={label}
            id={`${comparisonForm.parameter}-${index + 1}`}
            name={comparisonForm.parameter}
            label={label}
            list={offerNamesId}
            defaultValue={typed[index]}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <p className="not-printed">
        <Button type="submit">{comparisonCopy.submit}</Button>
      </p>
      <OfferNames offers={offers} />
      <p>
        <a href={listPath}>{listCopy.more(offers.length)}</a>
      </p>
    </form>
  );
}

/**
 * Boxes and labels are siblings, so that the style sheet sees when three are ticked: it dims the others and counts on
 * the button. With `data-most`, the site's script also disables the others.
 */
function Choices({ offers, refused, today }: Props) {
  return (
    <form
      action={comparisonForm.answerPath}
      className={classes("stack", styles.form)}
      data-most={MOST_COMPARED}
    >
      <fieldset aria-describedby={refused && "aviso"}>
        <legend className="visually-hidden">{comparisonCopy.summary}</legend>{" "}
        <div className={classes(rowStyles.rows, styles.list)}>
          <div className={styles.heads} aria-hidden="true">
            {[...offerColumns.slice(0, 2), comparisonCopy.asked].map((column) => (
              <span key={column}>{column} </span>
            ))}
          </div>
          {unavailableLast(offers, today).map((offer) => (
            <Fragment key={offer.id}>
              <input
                type="checkbox"
                id={`elegir-${offer.id}`}
                name={comparisonForm.parameter}
                value={offer.id}
                defaultChecked={refused?.known.includes(offer)}
                className={styles.box}
              />
              <label
                htmlFor={`elegir-${offer.id}`}
                className={classes(
                  "ticket",
                  rowStyles.row,
                  styles.choice,
                  isUnavailable(offer, today) && "over",
                )}
              >
                <span className={rowStyles.name}>
                  <BrandMark offer={offer} />
                  {titleOf(offer)}
                  <span className="visually-hidden">,</span>
                  {isUnavailable(offer, today) && (
                    <>
                      {" "}
                      <StatusLine offer={offer} today={today} short />
                      <span className="visually-hidden">,</span>
                    </>
                  )}
                </span>{" "}
                <span className={classes("tear", rowStyles.benefit, isLong(offer) && rowStyles.long)}>
                  <Benefit text={offer.shortBenefit} value={offer.value} />
                  <span className="visually-hidden">,</span>
                </span>{" "}
                <span className={rowStyles.terms}>
                  <span>
                    {offer.condition}
                    {(offer.risk || phaseOf(offer, today) === "upcoming") && (
                      <span className="visually-hidden">,</span>
                    )}
                  </span>{" "}
                  {phaseOf(offer, today) === "upcoming" && (
                    <>
                      <StatusLine offer={offer} today={today} short />{" "}
                    </>
                  )}
                  <RiskMarks offer={offer} />
                </span>{" "}
              </label>
              {/* For text browsers, which would run one into the other. */}
              <br hidden />
            </Fragment>
          ))}
        </div>
      </fieldset>
      <p className={classes("not-printed", styles.submit)}>
        <Button type="submit">{comparisonCopy.submit}</Button>
      </p>
    </form>
  );
}
