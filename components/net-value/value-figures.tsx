import type { ReactNode } from "react";
import { type NetValueWords, spanWords } from "@/lib/copy/net-value";
import { count, euros } from "@/lib/format";
import { netValue, total } from "@/lib/net-value";
import type { Offer } from "@/lib/offers/offer";
import { Remainder } from "./remainder";
import styles from "./value-figures.module.css";

interface Props {
  offer: Pick<Offer, "value" | "minutes">;
  /** The visitor's amount, in euros. */
  assumed: number;
  words: NetValueWords["figures"];
}

/** What one gets, gives and keeps, line by line. What nobody knows is said to depend. */
export function ValueFigures({ offer: { value, minutes }, assumed, words }: Props) {
  const { gain, spend, blocked } = value;
  const net = netValue(value, assumed);
  const about = gain.kind === "share" && gain.about;
  const amount = (sum: number | undefined) =>
    sum === undefined ? words.depends : sum === 0 ? words.nothing : euros(sum);
  return (
    <section aria-labelledby="cuentas" className={styles.part}>
      <h2 id="cuentas">{words.title}</h2>
      <dl className={styles.figures}>
        <Line name={words.gain} figure={net.gross ? spanWords(net.gross, about) : words.depends}>
          {gain.kind === "share" ? gain.period : gain.kind === "unknown" ? gain.why : ""}
        </Line>
        <Line name={words.spend} figure={amount(net.spend)}>
          {spend.length > 0 ? spend.map(({ what }) => `${what}.`).join(" ") : words.noSpend}
        </Line>
        <Line name={words.blocked} figure={amount(total(blocked, assumed))}>
          {blocked.map(({ what, until }) => `${what}. ${until}`).join(" ")}
        </Line>
        <Line name={words.time} figure={minutes ? count(minutes, "minuto", "minutos") : words.depends}>
          {minutes ? "" : words.noTime}
        </Line>
        <Line name={words.remains}>
          <Remainder net={net} spends={spend.length > 0} about={about} words={words} />
        </Line>
      </dl>
    </section>
  );
}

function Line({ name, figure, children }: { name: string; figure?: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {figure && <strong className={styles.figure}>{figure}</strong>}
        {children && <div className={styles.note}>{children}</div>}
      </dd>
    </div>
  );
}
