import { TextButton } from "@/components/ui/button";
import { shareCopy } from "@/lib/copy/share";

/** Shares the page, with a text if there is one, or copies its address and says so. Hidden without the site's script. */
export function ShareButton({ path, text }: { path: string; text?: string }) {
  return (
    <p className="needs-script row hint">
      <TextButton data-share={path} data-share-text={text} className="row">
        <svg viewBox="0 0 24 24" width="20" height="20" strokeWidth="2" aria-hidden="true">
          <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7" />
        </svg>
        {shareCopy.button}
      </TextButton>
      <span role="status" />
    </p>
  );
}
