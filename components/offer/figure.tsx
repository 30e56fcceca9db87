import type { ReactNode } from "react";
import { offerCopy } from "@/lib/ground/offer-words";
import { asSentence, classes } from "@/lib/format/format";
import { figureOf, splitAtFigure } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";

interface FigureProps {
  offer: Pick<Offer, "value">;
  /** What follows in the figure's own type. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The headline figure of an offer. */
export function OfferFigure({ offer: { value }, className, children }: FigureProps) {
  const { text, atMost, about, given } = figureOf(value);
  return (
    <span className={classes("figure", !text && "unknown", className)}>
      {(atMost || about) && <small>{asSentence(offerCopy.atMost)}</small>}
      {text ?? offerCopy.depends}
      {given !== undefined && <small> {offerCopy.given(given)}</small>}
      {children}
    </span>
  );
}

/** Whether a figure with its unit is too wide for a column at the size of others: «50 dólares». */
export const isLong = ({ value }: Offer) => (figureOf(value).text ?? "").length > 8;

/** How many characters at most stand beside a figure. */
const BESIDE = 27;

/** A figure's class: in tickets, many words after it begin below it. */
const figureClass = (words: string) => classes("figure", words.length > BESIDE && "above");

interface BenefitProps {
  text: string;
  /** Gives the figure if the text names no amount. */
  value?: Offer["value"];
  /** Whether it names a link: what voice control hears has to be what is seen. */
  isName?: boolean;
}

/**
 * A benefit: the figure, with the space after it, as wide as its type asks; then the rest. Screen readers read one phrase;
 * a `<strong>` in a `<dd>`, or a part that is a box of its own, they swallow. A range is «30-90 €» everywhere, and read
 * out as «De 30 € a 90 €» where nothing is pressed.
 */
export function Benefit({ text, value, isName }: BenefitProps) {
  const { before, amount, after } = splitAtFigure(text, value && figureOf(value).text);
  const gap = after && <>{after.startsWith(":") && <span className="visually-hidden">:</span>} </>;
  const range = value?.gain.kind === "range" && / a /.test(amount) && figureOf(value).text;
  if (!amount)
    return (
      <>
        {value && (
          <OfferFigure offer={{ value }} className={figureClass(text)}>
            <span className="visually-hidden">:</span>{" "}
          </OfferFigure>
        )}
        {text}
      </>
    );
  return (
    <>
      {before && !range && <small>{before}</small>}
      <span className={figureClass(after)}>
        {range && !isName ? (
          <>
            <span aria-hidden="true">{range}</span>{" "}
            <span className="visually-hidden">
              {before}
              {amount}
            </span>
            {gap}
          </>
        ) : (
          <>
            {range || amount}
            {gap}
          </>
        )}
      </span>
      {after.replace(/^:? /, "")}
    </>
  );
}
