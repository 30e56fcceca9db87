import { debugCopy, variantNames } from "../copy/debug";
import type { Experiment, Variant } from "../config/experiment";
import { euros } from "../format/format";
import { element } from "./element";

/** Top right, over everything, the banner included. Set through the CSSOM, which the style policy allows. */
const style =
  "position:fixed;inset:.5rem .5rem auto auto;z-index:99;max-width:min(24rem,100vw - 1rem);max-height:calc(100vh - 1rem);overflow:auto;padding:.75rem;border-radius:.5rem;background:#111;color:#fff;font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere";
const buttonStyle =
  "min-height:2.75rem;margin:.5rem .5rem 0 0;padding:0 .75rem;border:1px solid #fff;border-radius:.5rem;background:none;color:inherit;font:inherit;cursor:pointer";

interface State {
  /** The part of the page under test: it carries the bonus, in euros. */
  page: HTMLElement;
  experiment: Experiment;
  variant: Variant;
  /** Query parameter that overrides the variant. */
  parameter: string;
  /** The address that a click on a referral link would open. */
  opened(link: HTMLAnchorElement): string;
  /** Erases the variant that this browser keeps. */
  forget(): void;
}

/** Shows the state of the A/B test, with ways to change the variant. */
export function showDebugOverlay(state: State): void {
  const { page, experiment, variant, opened } = state;
  const link = document.querySelector<HTMLAnchorElement>("a[data-referral]");
  const facts = [
    [debugCopy.variant, [variant, variantNames[experiment.cookie]?.[variant]].filter(Boolean).join(" · ")],
    [debugCopy.referralUrl, link ? opened(link) : ""],
    [debugCopy.bonusAmount, euros(Number(page.dataset.bonusAmount))],
  ].flatMap(([name = "", value = ""]) => {
    const term = element("dt", name);
    // The page's own colour of names is for a light ground.
    term.style.color = "#c3cec8";
    return [term, element("dd", value)];
  });
  const overlay = element(
    "aside",
    element("dl", ...facts),
    button(debugCopy.setA, () => reload(state, "a")),
    button(debugCopy.setB, () => reload(state, "b")),
    button(debugCopy.reset, () => reload(state)),
    button(debugCopy.close, () => overlay.remove()),
  );
  overlay.id = "debug";
  overlay.style.cssText = style;
  overlay.setAttribute("aria-label", debugCopy.title);
  document.body.append(overlay);
}

/** Reloads the page in the given variant, or newly drawn; a skeleton shows meanwhile. */
function reload({ page, parameter, forget }: State, variant?: Variant): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  if (variant) address.searchParams.set(parameter, variant);
  else forget();
  showSkeleton();
  page.setAttribute("aria-busy", "true");
  location.assign(address);
}

/** Greys out the parts of the hero while the page is busy. */
function showSkeleton(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    "[aria-busy] [data-layout] > * { background: #8883 } [aria-busy] [data-layout] > * > * { visibility: hidden }",
  );
  document.adoptedStyleSheets.push(styles);
}

function button(label: string, act: () => void): HTMLElement {
  const made = element("button", label);
  made.type = "button";
  made.style.cssText = buttonStyle;
  made.onclick = act;
  return made;
}
