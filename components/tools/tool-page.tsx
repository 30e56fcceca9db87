import { withTitle, titleOf } from "@/lib/ground/offer-names";
import { toolGroupsOf, tools } from "@/lib/tools";
import { type ToolId } from "@/lib/config/paths";
import { Fragment, type ReactNode } from "react";
import { ClosingTicket } from "@/components/offer/closing-ticket";
import { BrandMark } from "@/components/offer/brand-mark";
import { BrandTitle } from "@/components/offer/brand-title";
import { isLong, OfferFigure } from "@/components/offer/figure";
import rowStyles from "@/components/offer/offer-rows.module.css";
import { RiskMarks } from "@/components/offer/risk-mark";
import { toolPageCopy } from "@/lib/copy/tool-page";
import type { Tool, ToolProps } from "@/lib/tools/tool";
import { Section } from "@/components/ui/section";
import { closedWords } from "@/lib/copy/status";
import { riskLineOf } from "@/lib/ground/offer-words";
import { classes, present } from "@/lib/format/format";
import { figureOf, splitAtFigure } from "@/lib/offers/figure";
import { isUnavailable } from "@/lib/offers/status";
import styles from "./tool-page.module.css";

interface Props extends ToolProps {
  /** The tool whose page this is. */
  page: ToolId;
  /** Whether the page shows an answer: then it leaves out the instructions. */
  answered?: boolean;
  /** Whether the answer is a figure for what the visitor said: then the offer's row above it has none. */
  hasOwnFigure?: boolean;
  /** Whether the page ends with a link to the offer instead of its button, which the visitor does not need. */
  buttonless?: boolean;
  children: ReactNode;
}

/** The part of a tool's page that an answer in place replaces: all of it, because its end depends on the answer too. */
export const toolId = "herramienta";

/** The frame of a tool page: heading, links to the other tools, content, and the offer with its button. */
export function ToolPage({
  offer,
  page,
  answered = false,
  hasOwnFigure = false,
  buttonless = false,
  today,
  children,
}: Props) {
  const { title } = tools[page].words(withTitle(offer));
  const lead = tools[page].lead?.(offer, today);
  return (
    <article id={toolId} className={classes("page", styles.page)}>
      <header className="stack">
        <h1>
          <BrandTitle title={title} brand={offer.brand} />
        </h1>
        <Navigation offer={offer} page={page} isBrief={hasOwnFigure} today={today} />
        {/* What to do on the page: of no use on paper. */}
        {!answered && lead && <p className="lead not-printed">{lead}</p>}
      </header>
      {children}
      {buttonless ? (
        <p className="hint narrow-only">
          <a href={offer.detailPath}>{toolPageCopy.offer(titleOf(offer))}</a>
        </p>
      ) : (
        <Closing offer={offer} today={today} />
      )}
      {!tools[page].isSheet && <PrintedRisk offer={offer} page={page} />}
    </article>
  );
}

/**
 * Links to the offer and its tools, grouped by when a visitor needs them. A brief row has no figure and
 * no condition, which are not for what the visitor said.
 */
function Navigation({ offer, page, isBrief, today }: ToolProps & { page: ToolId; isBrief: boolean }) {
  // Read out after the figure: of what it is.
  const { text = "" } = figureOf(offer.value);
  const { amount, after } = splitAtFigure(offer.shortBenefit, text);
  const gives = amount ? after.trim() : offer.shortBenefit;
  const says = text.endsWith(gives) ? "" : gives;
  return (
    // A sheet begins with the offer's ticket.
    <div className={classes(styles.navigation, tools[page].isSheet && "not-printed")}>
      <a
        href={offer.detailPath}
        className={classes(
          "ticket",
          rowStyles.row,
          styles.offer,
          isBrief && styles.brief,
          isUnavailable(offer, today) && "over",
        )}
      >
        <span className={rowStyles.name}>
          <BrandMark offer={offer} />
          <span>
            <span className="visually-hidden">{toolPageCopy.offer("")}</span>
            {offer.brand}
            <span className="visually-hidden">,</span>
          </span>
        </span>{" "}
        {!isBrief && (
          <>
            <span className={classes("tear", rowStyles.benefit, isLong(offer) && rowStyles.long)}>
              <OfferFigure offer={offer}>{says && <small> {says}</small>}</OfferFigure>
            </span>
            <span className="visually-hidden">,</span>{" "}
          </>
        )}
        <span className={rowStyles.meta}>
          {!isBrief && !offer.terms.closed && (
            <>
              <span>{offer.condition}</span>
              {offer.risk && <span className="visually-hidden">.</span>}{" "}
            </>
          )}
          <RiskMarks offer={offer} isAlone />
        </span>
      </a>
      <nav aria-label={toolPageCopy.navigation(offer.brand)} className={styles.tools}>
        {toolGroupsOf(offer).map((group) => (
          <Fragment key={group.title}>
            <p className="visually-hidden">{group.title}</p>
            <ul className={styles.pages}>
              {group.links.map(({ id, path, ...tool }) => (
                <li key={id}>
                  <a href={path} aria-current={id === page ? "page" : undefined}>
                    <ShortName {...tool} />
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
    </div>
  );
}

/** A tool's name, on a phone without the part that makes the line too long. */
function ShortName({ name, leftOutOnPhones }: Pick<Tool, "name" | "leftOutOnPhones">) {
  if (!leftOutOnPhones) return name;
  const [before, after] = name.split(leftOutOnPhones);
  return (
    <>
      {before}
      <span className="wide-only">{leftOutOnPhones}</span>
      {after}
    </>
  );
}

/** The offer at the end of a tool page, and the way to its own. */
function Closing({ offer, today }: ToolProps) {
  return (
    <Section
      id="cierre"
      title={toolPageCopy.offer(titleOf(offer))}
      className="not-printed"
      titleClass="visually-hidden"
    >
      <ClosingTicket offer={offer} today={today}>
        <p className="hint">
          <a href={offer.detailPath}>{toolPageCopy.detail}</a>
        </p>
      </ClosingTicket>
    </Section>
  );
}

/** The offer's warning on paper, which on the screen goes with its button. */
function PrintedRisk({ offer, page }: Pick<Props, "offer" | "page">) {
  if (!offer.risk) return null;
  const doubt = !tools[page].saysDoubt && (closedWords(offer) ?? offer.protection.authorisation);
  return <p className="notice only-printed">{present([doubt, riskLineOf(offer)]).join(" ")}</p>;
}
