import { inject, pageview, track } from "@vercel/analytics";
import { injectSpeedInsights } from "@vercel/speed-insights";
import type { BrowserServices } from "../config/services";
import type { EntryFunctions, Service } from "./entry-functions";
import { gtagAddress, hideTrustedTypes, trustAnalytics } from "./trusted-types";

/**
 * The analytics services of this configuration. The page's HTML gives them its name and the pattern of its address
 * («/[slug]»).
 */
export function analyticsServices({ google, vercel }: BrowserServices, entry: EntryFunctions): Service[] {
  trustAnalytics(google);
  const { route, pageTitle } = document.querySelector<HTMLElement>("main [data-route]")?.dataset ?? {};
  const experiment = entry.experiment();
  return [
    ...(google ? [gtagService(google, pageTitle ?? document.title, experiment, entry)] : []),
    ...(vercel ? [vercelService(route ?? location.pathname)] : []),
    // Last: it reports to the services above.
    ...(experiment ? [experimentService(experiment)] : []),
  ];
}

/** Google's Consent Mode: storage for analytics only; advertising stays denied. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/**
 * Google's gtag: page view, clicks (which the referral links send) and conversions. Functions that the owner put on
 * `window` under the same names stay.
 */
function gtagService(id: string, title: string, experiment: Log | undefined, entry: EntryFunctions): Service {
  const off = `ga-disable-${id}` as const;
  let loaded = false;
  const queue = (window.dataLayer ??= []);
  // gtag accepts a command only as an `arguments` object, not as an array.
  const gtag: (...command: unknown[]) => void = function () {
    queue.push(arguments);
  };

  // The visitor leaves at once: a report that fails must delay nobody.
  const report = (url: string) => {
    entry.openTab(url);
    gtag("event", "conversion", { event_category: "CTA", link_url: url, transport_type: "beacon" });
    return entry.openTab;
  };

  function load() {
    loaded = true;
    gtag("consent", "default", DENIED);
    gtag("consent", "update", { analytics_storage: "granted" });
    gtag("js", new Date());
    // These hold for every event, those that gtag sends by itself included.
    gtag("set", {
      page_location: entry.pageLocation(),
      page_referrer: document.referrer.replace(/[?#].*/s, ""),
    });
    hideAddress();
    gtag("config", id, { send_page_view: false });
    gtag("event", "page_view", {
      page_title: title,
      page_location: entry.pageLocation(),
      ...(experiment && { [experiment.experiment.cookie]: experiment.variant }),
    });
    hideTrustedTypes();
    const script = document.createElement("script");
    script.src = gtagAddress(id);
    script.addEventListener("error", () =>
      entry.note("analytics", `${script.src} did not load: a content blocker, perhaps`),
    );
    document.head.append(script);
  }

  return {
    name: "analytics",
    start() {
      window[off] = false;
      window.gtag ??= gtag;
      window.gtag_report_conversion ??= report;
      if (!loaded) load();
    },
    stop() {
      window[off] = true;
      if (window.gtag === gtag) delete window.gtag;
      if (window.gtag_report_conversion === report) delete window.gtag_report_conversion;
    },
  };
}

/**
 * Keeps gtag from reporting the whole address when the history changes: it listens to these events. Ours listen to
 * `revisit` too (`forms-in-place.ts`).
 */
function hideAddress(): void {
  for (const type of ["popstate", "hashchange"])
    addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        dispatchEvent(new Event("revisit"));
      },
      true,
    );
}

/**
 * Vercel Web Analytics and Speed Insights. Their scripts cannot be unloaded, so they ask before each event. URLs lose
 * query and fragment.
 */
function vercelService(route: string): Service {
  let loaded = false;
  let running = false;
  const beforeSend = <T extends { url: string }>(event: T) =>
    running ? { ...event, url: event.url.replace(/[?#].*/s, "") } : null;
  return {
    name: "vercel analytics",
    start() {
      running = true;
      if (loaded) return;
      loaded = true;
      inject({ disableAutoTrack: true, beforeSend });
      pageview({ route, path: location.pathname });
      injectSpeedInsights({ route, beforeSend });
    },
    stop() {
      running = false;
    },
  };
}

type Log = NonNullable<ReturnType<EntryFunctions["experiment"]>>;

/** Sends exposure and first click of the page's A/B test, once per visitor drawn at random; never for `?v=`. */
function experimentService(experiment: Log): Service {
  const send = (event: string) => {
    if (!wasDrawnAtRandom(experiment) || !noteOnce(experiment, event)) return;
    const name = `${experiment.experiment.eventPrefix}_${event}_${experiment.variant}`;
    window.gtag?.("event", name, { transport_type: "beacon" });
    track(name);
  };
  const click = ({ target, button }: MouseEvent) => {
    // The right button fires «auxclick» too, and opens no link.
    if (button < 2 && target instanceof Element && target.closest("a[data-referral]")) send("first_click");
  };
  // Clicks are seen in the capture phase, before the page is left. A middle click fires «auxclick» only.
  return {
    name: "experiment",
    start() {
      send("exposure");
      for (const type of ["click", "auxclick"] as const) addEventListener(type, click, true);
    },
    stop() {
      for (const type of ["click", "auxclick"] as const) removeEventListener(type, click, true);
    },
  };
}

/** Whether the variant was drawn at random: the server's cookie names it, and no logged page view has `?v=`. */
function wasDrawnAtRandom({ variant, drawn, events, wasAsked }: Log): boolean {
  return drawn() === variant && !events().some(({ url }) => wasAsked(url));
}

/** Logs an event; true if it is stored and the first of its kind. A full log may have lost an earlier one. */
function noteOnce({ events, log, cap }: Log, event: string): boolean {
  const isNoted = () => events().some((entry) => entry.event === event);
  if (isNoted() || events().length >= cap) return false;
  log(event, new Date());
  return isNoted();
}
