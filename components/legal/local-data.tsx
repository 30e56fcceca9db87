import { Button } from "@/components/ui/button";
import styles from "./local-data.module.css";

/** What this browser keeps: to see and to erase. The site's script serves it, so without script it is not shown. */
export function LocalData({ words }: { words: { show: string; erase: string } }) {
  return (
    <div className="needs-script" data-local-data="">
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
