import { Button } from "@/components/ui/button";
import styles from "./text.module.css";

/** Buttons that show and erase what this browser keeps. Hidden until the site's script serves them. */
export function LocalData({ words }: { words: { intro: string; show: string; erase: string } }) {
  return (
    <div className="needs-script" data-local-data="">
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.actions}>
        <Button kind="secondary" data-show="">
          {words.show}
        </Button>
        <Button kind="secondary" data-erase="">
          {words.erase}
        </Button>
      </div>
      <div role="status" className={styles.result} />
    </div>
  );
}
