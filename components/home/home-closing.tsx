import { ButtonLink } from "@/components/ui/button-link";
import type { HomeWords } from "@/lib/copy/home";
import styles from "./home.module.css";

/** The way back up to the offers. */
export function HomeClosing({ words }: { words: HomeWords["closing"] }) {
  return (
    <section id="cierre" aria-labelledby="cierre-titulo" className={styles.closing}>
      <div>
        <h2 id="cierre-titulo">{words.title}</h2>
        <ButtonLink href="#ofertas">{words.action}</ButtonLink>
      </div>
    </section>
  );
}
