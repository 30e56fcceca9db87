import { Card } from "@/components/ui/card";
import { KeyFigure } from "@/components/ui/key-figure";
import type { KeyFigure as Tile } from "@/lib/offers/landing";
import styles from "./hero-tiles.module.css";

/** Key figures in a row. */
export function HeroTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ figure, label }) => (
        <Card as="li" key={label}>
          <KeyFigure figure={figure} lines={[label]} />
        </Card>
      ))}
    </ul>
  );
}
