import { comparing } from "@/lib/answers/comparison";
import { frameCopy } from "@/lib/copy/frame";
import { currentWithin, planPage } from "@/lib/site/pages";
import styles from "./consent.module.css";

/**
 * On phones and tablets the cookies' icon has a bar of its own: floating over the page, it would cover links. The bar
 * belongs to the footer, so that its links stand in a landmark.
 */
export function BottomBar({ path }: { path: string }) {
  return (
    <div className={styles.bottomBar}>
      <a href="/#ofertas">{frameCopy.offers}</a>{" "}
      <a href={planPage.path} aria-current={currentWithin(planPage.path, path)}>
        {planPage.name}
      </a>{" "}
      <a href={comparing.path} aria-current={currentWithin(comparing.path, path)}>
        {frameCopy.compare}
      </a>
    </div>
  );
}
