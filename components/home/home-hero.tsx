import { ButtonLink } from "@/components/ui/button-link";
import { frame } from "@/lib/copy/frame";
import type { HomeWords } from "@/lib/copy/home";
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
          {words.verified}. {frame.disclosure}
        </p>
      </div>
      <HomeArt />
    </div>
  );
}
