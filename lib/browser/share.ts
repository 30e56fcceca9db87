import { shareCopy } from "../copy/share";

/** Shares the page: by the system if possible, else by copying the address, with a message. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset.share ?? "", location.href).href;
  const status = button.parentElement?.querySelector("[role=status]");
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  // Screen readers do not announce a text that does not change.
  say("");
  try {
    if (navigator.share)
      await navigator.share({ title: document.title, text: button.dataset.shareText, url });
    else {
      await navigator.clipboard.writeText(url);
      say(shareCopy.copied);
    }
  } catch (error) {
    // Closing the system's share panel is not an error.
    if (!(error instanceof DOMException && error.name === "AbortError")) say(`${shareCopy.failed} ${url}`);
  }
}
