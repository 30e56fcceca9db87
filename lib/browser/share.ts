import { shareCopy } from "../copy/share";

/** How long a button itself says that the address is copied, in ms. */
const COPIED_SHOWN = 4000;

/** Shares the page: by the system if possible, else by copying the address, with a message. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const url = new URL(button.dataset.share ?? "", location.href).href;
  const status = button.parentElement?.querySelector("[role=status]");
  const label = button.querySelector("[data-label]");
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  // Screen readers do not announce a text that does not change.
  say("");
  status?.classList.toggle("visually-hidden", label !== null);
  try {
    if (navigator.share)
      await navigator.share({ title: document.title, text: button.dataset.shareText, url });
    else {
      await navigator.clipboard.writeText(url);
      say(shareCopy.copied);
      if (label) showCopiedFor(COPIED_SHOWN, label, button);
    }
  } catch (error) {
    // Closing the system's share panel is not an error.
    if (error instanceof DOMException && error.name === "AbortError") return;
    // The address has to be read, so it is shown even if that moves what follows.
    status?.classList.remove("visually-hidden");
    say(`${shareCopy.failed} ${url}`);
  }
}

/** Says in the button that the address is copied. It keeps its width, so that nothing beside it moves. */
function showCopiedFor(duration: number, label: Element, button: HTMLElement): void {
  button.style.minWidth = `${button.getBoundingClientRect().width}px`;
  label.textContent = shareCopy.done;
  setTimeout(() => {
    label.textContent = shareCopy.button;
  }, duration);
}
