import type { ReactNode } from "react";
import { countedWords, type NetValueWords, spanWords } from "@/lib/copy/net-value";
import { Marked } from "@/components/marked";
import { minutes as minutesText } from "@/lib/copy/lengths";
import { euros } from "@/lib/format/format";
import { limitsOf, netValue, precisionOf, total } from "@/lib/offers/net-value";
import type { Offer } from "@/lib/offers/offer";
import type { Value } from "@/lib/offers/value";
import { Remainder } from "./remainder";
import styles from "./value-figures.module.css";

interface Props {
  offer: Pick<Offer, "value" | "minutes" | "sourceUrl">;
  /** The visitor's amount, in euros. */
  assumed: number;
  words: NetValueWords["figures"];
}

/** What one gets, gives and keeps, line by line. What nobody knows is said to depend. */
export function ValueFigures({ offer, assumed, words }: Props) {
  const { value, minutes } = offer;
  const { spend, blocked } = value;
  const net = netValue(value, assumed);
  const precision = precisionOf(value, assumed);
  const notes = notesOf(value, assumed);
  const amount = (sum: number | undefined) =>
    sum === undefined ? words.depends : sum === 0 ? words.nothing : euros(sum);
  return (
    <section aria-labelledby="cuentas" className={styles.part}>
      <h2 id="cuentas">{words.title}</h2>
      <dl className={styles.figures}>
        <Line name={words.gain} figure={net.gross ? spanWords(net.gross, precision) : words.depends}>
          {notes.length > 0 && notes.map((note) => <p key={note}>{note}</p>)}
        </Line>
        <Line name={words.spend} figure={amount(net.spend)}>
          {spend.length > 0 ? spend.map(({ what }) => `${what}.`).join(" ") : words.noSpend}
        </Line>
        <Line name={words.blocked} figure={amount(total(blocked, assumed))}>
          <Marked
            text={blocked.map(({ what, until }) => `${what}. ${until}`).join(" ")}
            official={offer.sourceUrl}
          />
        </Line>
        <Line name={words.time} figure={minutes ? minutesText(minutes) : words.depends}>
          {minutes ? "" : words.noTime}
        </Line>
        <Line name={words.remains}>
          <Remainder net={net} spends={spend.length > 0} precision={precision} words={words} />
        </Line>
      </dl>
    </section>
  );
}

/** In how long one gets it and what bounds it, or why nobody knows it. */
function notesOf(value: Value, assumed: number): string[] {
  const { gain } = value;
  if (gain.kind === "unknown") return [gain.why];
  if (gain.kind !== "share") return [];
  const { promise, counted } = limitsOf(value, assumed);
  return [gain.period, promise ?? [], counted ? countedWords(counted) : []].flat();
}

function Line({ name, figure, children }: { name: string; figure?: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        {figure && <strong className={styles.figure}>{figure}</strong>}
        {children && <div className={styles.note}>{children}</div>}
      </dd>
    </div>
  );
}
