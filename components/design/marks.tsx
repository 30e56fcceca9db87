import { BrandMark } from "@/components/offer/brand-mark";
import { catalogue } from "@/lib/offers";
import styles from "./design-page.module.css";

/** Every provider's mark, those of disabled offers too: they should look equally large. */
export function Marks() {
  return (
    <ul className={styles.row}>
      {catalogue.all.map(({ id, brand, logo, color }) => (
        <li key={id} className={styles.sample}>
          <BrandMark logo={logo} color={color} />
          {brand}
        </li>
      ))}
    </ul>
  );
}
