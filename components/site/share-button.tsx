import { TextButton } from "@/components/ui/button";
import { classes } from "@/lib/format/format";
import { shareCopy } from "@/lib/copy/share";

interface Props {
  path: string;
  text?: string;
  /** Whether it looks like a pill. Then the pill itself says that the address is copied, and nothing beside it moves. */
  isPill?: boolean;
}

/** Shares the page, with a text if there is one, or copies its address and says so. Hidden without the site's script. */
export function ShareButton({ path, text, isPill = false }: Props) {
  const Shape = isPill ? "button" : TextButton;
  return (
    <p className={classes("needs-script not-printed hint", !isPill && "row")}>
      <Shape type="button" data-share={path} data-share-text={text} className={isPill ? "pill" : "row"}>
        <svg viewBox="0 0 24 24" width="1.3em" height="1.3em" strokeWidth="2" aria-hidden="true">
          <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7" />
        </svg>
        {isPill ? <span data-label="">{shareCopy.button}</span> : shareCopy.button}
      </Shape>{" "}
      <span role="status" className={isPill ? "visually-hidden" : undefined} />
    </p>
  );
}
