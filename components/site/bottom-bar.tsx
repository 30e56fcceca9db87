import { comparisonForm } from "@/lib/tools/comparison/comparison";
import { frameCopy } from "@/lib/copy/frame";
import { currentWithin, planPage } from "@/lib/site/pages";
import styles from "./storage-question.module.css";

/**
 * On phones and tablets the way to offers, plan and comparison stays at the bottom; its last place is left to the button
 * of the cookies, which would cover links if it floated over the page. The bar belongs to the footer, so that its links
 * stand in a landmark.
 */
export function BottomBar({ path }: { path: string }) {
  return (
    <div className={styles.bottomBar}>
      {/* All offers at a glance: the first screen of the home page. */}
      <a href="/" aria-current={currentWithin("/", path)}>
        <Icon lines="M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3ZM14 10.5h.01M14 13.5h.01" />
        {frameCopy.offers}
      </a>{" "}
      <a href={planPage.path} aria-current={currentWithin(planPage.path, path)}>
        <Icon lines="M4 6h16v14H4ZM4 10.5h16M8 3.5V6M16 3.5V6M9 15l2 2 4-4" />
        {planPage.name}
      </a>{" "}
      <a href={comparisonForm.path} aria-current={currentWithin(comparisonForm.path, path)}>
        <Icon lines="M4 5h6.5v14H4ZM13.5 5H20v14h-6.5Z" />
        {frameCopy.compare}
      </a>
    </div>
  );
}

/** A drawing in lines, like that of the cookies beside it. */
function Icon({ lines }: { lines: string }) {
  return (
    <svg viewBox="0 0 24 24" strokeWidth="1.75" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}
