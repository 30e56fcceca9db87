import { Marked } from "@/components/ui/marked";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LARGEST } from "@/lib/format/amount";
import { faultWords, type NetValueWords } from "@/lib/copy/net-value";
import { decimal } from "@/lib/format/format";
import type { ParsedAmount } from "@/lib/offers/net-value";
import type { Assumption } from "@/lib/offers/value";
import styles from "./tools.module.css";

interface Props {
  assumption: Assumption;
  parsed: ParsedAmount;
  /** Where its «web oficial» leads. */
  official: string;
  words: NetValueWords["form"];
}

/** The amount that the visitor says. It goes into the address, and the page that answers is at that address. */
export function ValueForm({ assumption: { name, label, least }, parsed, official, words }: Props) {
  const { euros, typed, fault } = parsed;
  const isLittle = least && !fault && euros < least.euros;
  return (
    <form className={styles.form} aria-label={words.title}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={name}
          name={name}
          defaultValue={typed ?? decimal(euros)}
          inputMode="decimal"
          autoComplete="off"
          className={styles.field}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${name}-fallo ${name}-formato` : `${name}-formato`}
        />
        <Button type="submit">{words.calculate}</Button>
      </div>
      {fault && (
        <div id={`${name}-fallo`}>
          <Callout>{faultWords(fault, { largest: LARGEST, used: euros })}</Callout>
        </div>
      )}
      {isLittle && (
        <Callout>
          <Marked text={least.note} official={official} />
        </Callout>
      )}
      <p id={`${name}-formato`} className={styles.hint}>
        {words.hint} {words.shared}
      </p>
    </form>
  );
}
