import { type NetValueWords, remainderWords, spanWords } from "@/lib/copy/net-value";
import type { NetValue, Precision } from "@/lib/offers/net-value";
import styles from "./value-figures.module.css";

interface Props {
  net: NetValue;
  /** Whether the offer asks for a purchase or a fee at all. */
  spends: boolean;
  precision: Precision;
  words: NetValueWords["figures"];
}

/** What is left: of a purchase that one would make anyway nothing is lost, of any other its price. */
export function Remainder({ net: { gross, onlyForIt }, spends, precision, words }: Props) {
  if (!gross) return <Figure text={words.depends} />;
  if (!spends) return <Figure text={spanWords(gross, precision)} />;
  return (
    <>
      <p>
        {words.anyway} <Figure text={spanWords(gross, precision)} />
      </p>
      <p>
        {words.onlyForIt}{" "}
        {onlyForIt ? <Figure text={remainderWords(onlyForIt, precision)} /> : words.spendUnknown}
      </p>
    </>
  );
}

function Figure({ text }: { text: string }) {
  return <strong className={styles.figure}>{text}</strong>;
}
