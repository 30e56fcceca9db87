import { design as words } from "@/lib/copy/design";
import { colourPairs, tokens } from "@/lib/config/design-tokens";
import styles from "./design-page.module.css";

const value = (token: string) => `var(--${token})`;

/** A swatch of each colour, named. */
export function Colours() {
  return (
    <ul className={styles.row}>
      {tokens.colour.map((token) => (
        <li key={token} className={styles.sample}>
          <span className={styles.swatch} style={{ background: value(token) }} />
          {token}
        </li>
      ))}
    </ul>
  );
}

/** Each pair of colours that meets on a page, as it looks. */
export function Pairs() {
  return (
    <ul className={styles.row}>
      {colourPairs.map(({ colour, ground, least }) => (
        <li
          key={`${colour} ${ground}`}
          className={styles.pair}
          style={{ background: value(ground), color: value(colour) }}
        >
          {colour} / {ground} ≥ {least}
        </li>
      ))}
    </ul>
  );
}

/** Each size of type, from small to large. */
export function TypeScale() {
  return (
    <ul className={styles.stack}>
      {tokens.type.map((token) => (
        <li key={token} style={{ fontSize: value(token) }}>
          {token}: {words.sample}
        </li>
      ))}
    </ul>
  );
}

/** Each step of space, as a bar of that length. */
export function Spaces() {
  return (
    <ul className={styles.stack}>
      {tokens.space.map((token) => (
        <li key={token} className={styles.sample}>
          <span className={styles.bar} style={{ width: value(token) }} />
          {token}
        </li>
      ))}
    </ul>
  );
}

/** Each corner, and the shadow; the tokens without a picture by name. */
export function Shapes() {
  const property = (token: string) => (token === "shadow" ? "boxShadow" : "borderRadius");
  return (
    <ul className={styles.row}>
      {tokens.shape.map((token) => (
        <li key={token} className={styles.shape} style={{ [property(token)]: value(token) }}>
          {token}
        </li>
      ))}
      {tokens.other.map((token) => (
        <li key={token}>{token}</li>
      ))}
    </ul>
  );
}
