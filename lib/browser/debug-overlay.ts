import { debug as words } from "@/lib/copy/debug";
import { euros } from "@/lib/format";

/** Set through the CSS object model, which a strict style policy allows. */
const style =
  "position:fixed;inset:auto .5rem .5rem auto;z-index:9;max-width:min(24rem,calc(100vw - 1rem));padding:.75rem;border-radius:.5rem;background:#111;color:#fff;font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere";

interface State {
  variant: string;
  /** The address that a click would open. */
  referralUrl: string;
  /** In euros. */
  bonusAmount: number;
  /** Asks for the page again in a variant or, without one, in a new draw. */
  reload(variant?: "a" | "b"): void;
}

/** Shows the state of the A/B test, with ways to change the variant. It takes all it needs, so as to be a file of its own. */
export function showDebugOverlay({ variant, referralUrl, bonusAmount, reload }: State): void {
  const overlay = document.createElement("aside");
  overlay.id = "debug";
  overlay.style.cssText = style;
  overlay.setAttribute("aria-label", words.title);
  overlay.append(
    facts([
      [words.variant, variant],
      [words.referralUrl, referralUrl],
      [words.bonusAmount, euros(bonusAmount)],
    ]),
    button(words.setA, () => reload("a")),
    button(words.setB, () => reload("b")),
    button(words.reset, () => reload()),
    button(words.close, () => overlay.remove()),
  );
  document.body.append(overlay);
}

function facts(pairs: [name: string, value: string][]): HTMLElement {
  const list = document.createElement("dl");
  for (const [name, value] of pairs) {
    const term = document.createElement("dt");
    const description = document.createElement("dd");
    term.textContent = name;
    description.textContent = value;
    list.append(term, description);
  }
  return list;
}

function button(label: string, act: () => void): HTMLElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", act);
  return element;
}
