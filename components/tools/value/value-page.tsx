import type { AnswerPage } from "@/components/site/answer-handler";
import { MissingInvitation } from "@/components/offer/missing-invitation";
import { Advertising, ReferralLink } from "@/components/offer/referral";
import { WhileOpen } from "@/components/offer/while-open";
import { needsInvitation } from "@/lib/ground/invitation";
import type { ToolProps, ToolQuery } from "@/lib/tools/tool";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/section";
import { Bullets } from "@/components/ui/text";
import { isIncome, isNetOfTax, taxNote, withheldNote } from "@/lib/copy/tax";
import { valueCopy } from "@/lib/tools/value/words";
import { classes, present } from "@/lib/format/format";
import { assumptionOf, isUntaxed, usualAmount } from "@/lib/ground/net-value";
import { writeQuery } from "@/lib/ground/query";
import { toolHead } from "@/lib/site/metadata";
import { supposedCost } from "@/lib/ground/value-words";
import { citationsOf } from "@/lib/offers/citations";
import { phaseOf } from "@/lib/offers/status";
import type { Assumption } from "@/lib/offers/value";
import { QuestionField } from "@/components/tools/question-field";
import { toolId, ToolPage } from "@/components/tools/tool-page";
import { amountQuestion, readAssumption, type ValueInput } from "@/lib/tools/value/questions";
import { ClosedValue } from "./closed-value";
import { ValueFigures } from "./value-figures";
import styles from "./value-figures.module.css";

interface Props extends ToolProps {
  /** The amount in the query; undefined where there is none. */
  parsed?: ValueInput | undefined;
}

/**
 * «¿Me compensa?»: the net value of the offer, by an example amount until the visitor gives one, the form for it, and the
 * assumptions. After a mistake the form comes first. Of an offer that nobody new can have, no account.
 */
export function ValuePage({ offer, today, parsed }: Props) {
  const phase = phaseOf(offer, today);
  if (phase === "closed")
    return (
      <ToolPage offer={offer} page="value" today={today}>
        <ClosedValue offer={offer} today={today} />
      </ToolPage>
    );
  const links = citationsOf(offer);
  const assumption = assumptionOf(offer.value);
  const amount: ValueInput = parsed ?? { euros: usualAmount(offer.value) };
  const { euros, fault, unread } = amount;
  const isAnswered = parsed !== undefined && !fault && !unread;
  const form = assumption && (
    <ValueForm assumption={assumption} parsed={amount} isAnswered={isAnswered} today={today} />
  );
  const isExample = assumption && euros === assumption.usual && !fault;
  const withheld = withheldNote(offer);
  const suppositions = present([
    ...(isExample ? [valueCopy.assumptions.example(euros)] : []),
    ...offer.value.assumptions,
    ...offer.value.spend.flatMap(({ asked }) => (asked ? supposedCost(asked) : [])),
    offer.value.spend.length > 0 && valueCopy.assumptions.purchase,
    // The title of the figure says «antes de impuestos», and what is withheld stands under it.
    !withheld && !isUntaxed(offer) && isIncome(offer) && valueCopy.assumptions.tax(isNetOfTax(offer)),
    !withheld && taxNote(offer),
  ]);
  return (
    // The figure of an example needs no instructions before it.
    <ToolPage
      offer={offer}
      page="value"
      answered={!fault || phase === "ended"}
      hasOwnFigure={isAnswered}
      today={today}
    >
      <div className={classes("beside", styles.figures, !form && styles.alone)}>
        {unread && <p className="error">{valueCopy.form.unread(unread, assumption?.label)}</p>}
        {fault && form}
        <ValueFigures
          offer={offer}
          assumed={euros}
          assumption={assumption}
          isExample={!isAnswered}
          wide={!form}
          phase={phase}
        >
          {phase === "open" && <Action offer={offer} today={today} />}
        </ValueFigures>
        {!fault && form}
        <section id="supuestos">
          <Disclosure level={2} summary={valueCopy.assumptions.title}>
            <Bullets items={suppositions} links={links} />
          </Disclosure>
        </section>
      </div>
    </ToolPage>
  );
}

/** What follows from the figure: the provider's button or, where the invitation is missing, how one gets it. */
function Action({ offer, today }: ToolProps) {
  return (
    <div className="not-printed">
      <WhileOpen offer={offer} today={today}>
        {needsInvitation(offer) ? (
          <MissingInvitation offer={offer} page={offer.detailPath} />
        ) : (
          <Advertising offer={offer} withAuthorisation>
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        )}
      </WhileOpen>
    </div>
  );
}

/** The page with the visitor's amount. */
export function answerValue({ offer, query, today }: ToolQuery): AnswerPage {
  const assumption = assumptionOf(offer.value);
  const parsed = readAssumption(offer.value, query);
  return {
    head: toolHead(offer, "value"),
    query:
      assumption && parsed && !parsed.fault ? writeQuery({ [assumption.name]: parsed.euros }) : undefined,
    content: <ValuePage offer={offer} today={today} parsed={parsed} />,
  };
}

interface FormProps extends Pick<Props, "today"> {
  assumption: Assumption;
  parsed: ValueInput;
  isAnswered: boolean;
}

/** The form for the visitor's amount. Submitting it puts the amount into the address. */
function ValueForm({ assumption, parsed, isAnswered, today }: FormProps) {
  const question = amountQuestion(assumption);
  const { euros, typed, fault } = parsed;
  return (
    <form className="panel stack" data-in-place={toolId}>
      <QuestionField
        question={question}
        answer={fault ? { fault, typed: typed ?? "" } : { euros }}
        today={today}
        instead={valueCopy.form.instead(euros)}
        label={<span className="brand">{question.label}</span>}
        autoFocus={fault !== undefined}
        button={
          <Button type="submit" kind={isAnswered ? "secondary" : undefined}>
            {valueCopy.form.calculate}
          </Button>
        }
      />
    </form>
  );
}
