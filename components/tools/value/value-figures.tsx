import type { ReactNode } from "react";
import { pagePaths } from "@/lib/config/paths";
import { valueCopy } from "@/lib/tools/value/words";
import { Section } from "@/components/ui/section";
import { Bullets, Marked } from "@/components/ui/text";
import { withheldNote } from "@/lib/copy/tax";
import { toolPageCopy } from "@/lib/copy/tool-page";
import { creditLineOf, offerCopy } from "@/lib/ground/offer-words";
import {
  costWords,
  heldWords,
  interestWords,
  needsWords,
  netCopy,
  remainderWords,
  spanWords,
  suppositions,
} from "@/lib/ground/value-words";
import { asSentence, classes, euros, present } from "@/lib/format/format";
import { minutes as minutesText } from "@/lib/format/quantity";
import {
  gainPrecision,
  limitsOf,
  netValue,
  type Precision,
  precisionOf,
  type Span,
  sumOfCosts,
  tooLittle,
  isUntaxed,
} from "@/lib/ground/net-value";
import { citationsOf } from "@/lib/offers/citations";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import type { Phase } from "@/lib/offers/status";
import type { Assumption, Value } from "@/lib/offers/value";
import styles from "./value-figures.module.css";

interface Props {
  offer: Offer;
  /** The visitor's amount, in euros. */
  assumed: number;
  /** What the amount is; undefined if the benefit does not depend on one. */
  assumption?: Assumption | undefined;
  /** Whether nobody typed it. */
  isExample?: boolean;
  /** Whether its parts stand side by side where there is room. */
  wide?: boolean;
  phase: Phase;
  /** What follows from the figure. */
  children?: ReactNode;
}

/**
 * A ticket: what is left for the visitor on its face, and on its stub benefit and costs line by line, with their amounts
 * in a column. An unknown amount reads «Depende».
 */
export function ValueFigures({
  offer,
  assumed,
  assumption,
  isExample = false,
  wide,
  phase,
  children,
}: Props) {
  const { value } = offer;
  const links = citationsOf(offer);
  const little = tooLittle(value, assumed);
  const net = netValue(value, assumed);
  const isLoss = lossOf(net) !== undefined;
  const isOver = phase === "ended";
  const withheld = withheldNote(offer, isOver);
  const remains = isOver ? netCopy.remained : netCopy.remains;
  const account = isLoss
    ? netCopy.mayCost
    : withheld || isUntaxed(offer)
      ? `${remains}, ${netCopy.beforeTax}`
      : remains;
  return (
    <div className={classes("ticket", wide && "ticket-wide", styles.account, isOver && "over")}>
      <Section id="queda" title={account} isAnswer className={classes("ticket-face", isLoss && "plain")}>
        {little ? (
          <>
            <p className="figure headline-figure">{valueCopy.uncounted}</p>
            <p className="hint">
              <Marked text={little} links={links} />
            </p>
          </>
        ) : (
          <Remainder value={value} result={net} />
        )}
        {assumption && (
          <p className="hint">
            {isExample ? valueCopy.example(assumption) : valueCopy.given(assumption, assumed)}{" "}
            <span className={classes("narrow-only", styles.change)}>
              · <a href={`#${assumption.name}`}>{isExample ? valueCopy.form.change : toolPageCopy.change}</a>
            </span>
          </p>
        )}
        {withheld && <p className="hint">{withheld}</p>}
        {children}
      </Section>
      {!little && <Account offer={offer} assumed={assumed} net={net} remains={remains} />}
    </div>
  );
}

interface AccountProps extends Pick<Props, "offer" | "assumed"> {
  net: ReturnType<typeof netValue>;
  /** What is left is called so. */
  remains: string;
}

/** Benefit and costs, line by line. */
function Account({ offer, assumed, net, remains }: AccountProps) {
  const { value, minutes } = offer;
  const { spend, blocked } = value;
  const links = citationsOf(offer);
  const precision = precisionOf(value);
  const notes = notesOf(value, assumed);
  const isSupposed = spend.some(({ asked }) => asked);
  const isLoss = lossOf(net) !== undefined;
  const interest = interestWords(value) && blocked.length === 0;
  return (
    <Section id="cuentas" title={netCopy.title} titleClass="brand" className="stub">
      <dl>
        <Line
          name={netCopy.gain}
          figure={
            interestWords(value)?.figure ??
            (net.gross && spanWords(net.gross, gainPrecision(value))) ??
            statedFigure(value)
          }
        >
          {notes.map((note) => (
            <p key={note}>
              <Marked text={note} links={links} />
            </p>
          ))}
          {offer.landing.gains && <Bullets items={offer.landing.gains} />}
        </Line>
        <Line
          name={netCopy.spend}
          // «Nada» is not supposed.
          figure={isSupposed && net.spend === 0 ? euros(0) : amountWords(net.spend, precision)}
        >
          {spend.length > 0
            ? present([
                // What is supposed of them stands under the figure.
                ...spend.map(({ what }) => `${what}.`),
                isSupposed && suppositions(value).length === 0 && netCopy.supposed,
                creditLineOf(offer) && netCopy.credit,
              ]).join(" ")
            : netCopy.noSpend(offer)}
          {isSupposed && (
            <>
              {" "}
              <a href={pagePaths.plan}>{netCopy.changeSupposed}</a>
            </>
          )}
        </Line>
        {/* What the two amount to, where both are known: the sum can be read in the column. */}
        {net.net && !isLoss && spend.length > 0 && (
          <Line name={remains} figure={remainderWords(net.net, precision)} />
        )}
        <Line
          name={netCopy.blocked}
          figure={
            interest
              ? needsWords(value).figure
              : net.spend !== 0 && spend.length > 0 && blocked.length === 0
                ? netCopy.nothingMore
                : amountWords(sumOfCosts(blocked, assumed))
          }
        >
          {interest ? (
            `${netCopy.savings}.`
          ) : (
            <Marked text={blocked.map(({ until }) => until).join(" ")} links={links} />
          )}
        </Line>
        {minutes && <Line name={netCopy.time} figure={minutesText(minutes)} />}
      </dl>
    </Section>
  );
}

/** An amount in words; undefined if it is not known. */
const amountWords = (amount: number | undefined, precision?: Precision) =>
  amount === undefined ? undefined : spanWords({ least: amount, most: amount }, precision);

/** What is left for who buys only for the benefit, if it is less than nothing. */
const lossOf = ({ net, spend }: ReturnType<typeof netValue>) =>
  spend !== 0 && net && net.most < 0 ? net : undefined;

interface RemainderProps {
  value: Value;
  result: ReturnType<typeof netValue>;
}

/** The remainder for two visitors: one buys only for the benefit, the other would buy anyway. */
function Remainder({ value, result }: RemainderProps) {
  const { gross, spend, net } = result;
  // One main figure; an unknown one is words.
  const words = (span: Span | undefined, precision = precisionOf(value)) =>
    span ? remainderWords(span, precision) : netCopy.depends;
  const main = (text: string) => <span className="figure headline-figure">{text}</span>;
  const supposed =
    gross &&
    suppositions(value).map((text) => (
      <p key={text} className="hint">
        {text}
      </p>
    ));
  const interest = interestWords(value);
  if (!gross || spend === 0)
    return (
      <>
        <p>{main(interest?.figure ?? words(gross, gainPrecision(value)))}</p>
        {interest?.notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
        {supposed}
      </>
    );
  const loss = lossOf(result);
  const held = heldWords(value);
  return (
    <>
      <p>
        {netCopy.onlyForIt} {main(loss ? costWords(loss) : words(net))}
        {!net && (
          <>
            <span className="visually-hidden">.</span> {netCopy.spendUnknown}
          </>
        )}
      </p>
      {held && <p className="hint">{held}</p>}
      {supposed}
      <p className={styles.anyway}>
        {loss ? netCopy.anywayLeft : netCopy.anyway}{" "}
        <span className={classes("figure", styles.second)}>{words(gross, gainPrecision(value))}</span>
      </p>
    </>
  );
}

/** The figure of what is no money, and so in no sum: «25 €» off bills, «hasta 50 dólares» in crypto-assets. */
function statedFigure(value: Value): string | undefined {
  const { text, atMost } = figureOf(value);
  if (value.gain.kind !== "unknown" || !text) return undefined;
  return atMost ? asSentence(`${offerCopy.atMost}${text}`) : text;
}

/** The period and the limits of a benefit, or why it is unknown. */
function notesOf(value: Value, assumed: number): string[] {
  const { gain } = value;
  if (gain.kind === "unknown") return [gain.why];
  if (gain.kind !== "share") return [];
  const { promise, known, counted } = limitsOf(value, assumed);
  const limits = [known ? netCopy.known(known) : "", counted ? netCopy.counted(counted) : ""];
  return present([gain.period, promise, ...limits]);
}

interface LineProps {
  name: string;
  /** Words of the amount; undefined if it is not known. */
  figure: string | undefined;
  children?: ReactNode;
}

function Line({ name, figure, children }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <span className={classes(figure === undefined ? "muted" : "brand", styles.amount)}>
          {figure ?? netCopy.depends}
        </span>{" "}
        {children && <div className="hint">{children}</div>}
      </dd>
    </div>
  );
}
