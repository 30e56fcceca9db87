import { track } from "@vercel/analytics";
import type { PageView, Service, Tools } from "../tools";

type Log = Tools["experiment"];

/** Sends exposure and first click of the A/B test, once per visitor drawn at random; never for `?v=`. */
export function experimentService({ variant }: PageView, { experiment }: Tools): Service {
  let counts = false;
  let listens = false;
  const send = (event: string) => {
    if (!variant || !noteOnce(experiment, variant, event)) return;
    const name = `ab_${event}_${variant}`;
    window.gtag?.("event", name, { transport_type: "beacon" });
    track(name);
  };
  const click = ({ target, button }: MouseEvent) => {
    // The right button fires «auxclick» too, and opens no link.
    const opens = button < 2 && target instanceof Element && target.closest("a[data-referral]");
    if (counts && opens) send("first_click");
  };
  return {
    name: "experiment",
    start() {
      counts = variant !== undefined && isDrawn(experiment, variant);
      if (counts) send("exposure");
      // Capture: before the page is left. A middle click fires «auxclick» only.
      if (!listens)
        for (const type of ["click", "auxclick"] as const) addEventListener(type, click, { capture: true });
      listens = true;
    },
    stop() {
      counts = false;
    },
  };
}

/** Whether the visitor was assigned this variant at random: has the server's cookie, and no logged page view has `?v=`. */
export function isDrawn({ drawn, events, isVariant, parameter }: Log, variant: string): boolean {
  const asked = (url: string) => isVariant(new URL(url).searchParams.get(parameter));
  return drawn() === variant && !events().some(({ url }) => asked(url));
}

/** Logs an event; true if it is stored and the first of its kind. A full log may have lost an earlier one. */
function noteOnce({ events, log, cap, isVariant }: Log, variant: string, event: string): boolean {
  const isNoted = () => events().some((entry) => entry.event === event);
  if (isNoted() || events().length >= cap || !isVariant(variant)) return false;
  log(variant, event, new Date());
  return isNoted();
}
