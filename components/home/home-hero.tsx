import { ButtonLink } from "@/components/ui/button-link";
import { frame } from "@/lib/copy/frame";
import { type HomeWords, newestCheckWords } from "@/lib/copy/home";
import { newestChecked } from "@/lib/offers";
import { HomeArt } from "./home-art";
import styles from "./home-hero.module.css";

/** What the site is, when it was last checked, and how it earns. */
export function HomeHero({ words }: { words: HomeWords["hero"] }) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <ButtonLink href="#ofertas">{words.action}</ButtonLink>
        <p className={styles.note}>
          {newestChecked && newestCheckWords(newestChecked)} {frame.disclosure}
        </p>
      </div>
      <HomeArt />
    </div>
  );
}
