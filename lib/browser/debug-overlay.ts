import { debug as words } from "@/lib/copy/debug";
import { experiment, type Variant } from "@/lib/experiment";
import { euros } from "@/lib/format";
import { records } from "@/lib/records";
import { enrich } from "@/lib/tracking";
import { currentTracking } from "./attribution";
import { erase } from "./store";

/** Shows the variant, the address that a click would open and the bonus, with ways to change the variant. */
export function showDebugOverlay(variant: Variant): void {
  const page = document.querySelector<HTMLElement>("[data-variant]");
  const link = document.querySelector<HTMLAnchorElement>("a[data-referral]");
  const overlay = document.createElement("aside");
  overlay.className = "debug-overlay";
  overlay.setAttribute("aria-label", words.title);
  overlay.append(
    facts([
      [words.variant, variant],
      [words.referralUrl, enrich(link?.getAttribute("href") ?? "", currentTracking(new Date()))],
      [words.bonusAmount, euros(Number(page?.dataset.bonusAmount))],
    ]),
    button(words.setA, () => reload("a")),
    button(words.setB, () => reload("b")),
    button(words.reset, () => {
      erase(records.variant);
      reload();
    }),
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

/** Asks the edge for the page again, in the given variant or in a new draw; a skeleton shows meanwhile. */
function reload(variant?: Variant): void {
  const address = new URL(location.href);
  if (variant) address.searchParams.set(experiment.parameter, variant);
  else address.searchParams.delete(experiment.parameter);
  document.querySelector("[data-variant]")?.setAttribute("aria-busy", "true");
  location.assign(address);
}
