import type { PageView, Service, Tools } from "../tools";

/** Google's Consent Mode: storage for analytics only; advertising stays denied. */
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/** Google's gtag: page view, clicks (which the referral links send) and conversions. */
export function gtagService(id: string, view: PageView, tools: Tools): Service {
  const off = `ga-disable-${id}` as const;
  let loaded = false;
  const queue = (window.dataLayer ??= []);
  // gtag accepts a command only as an `arguments` object, not as an array.
  const gtag: (...command: unknown[]) => void = function () {
    queue.push(arguments);
  };

  function load() {
    loaded = true;
    gtag("consent", "default", DENIED);
    gtag("consent", "update", { analytics_storage: "granted" });
    gtag("js", new Date());
    gtag("config", id, { send_page_view: false });
    gtag("event", "page_view", {
      page_title: view.title,
      page_location: view.location,
      ...(view.variant ? { ab_variant: view.variant } : {}),
    });
    const script = document.createElement("script");
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    script.addEventListener("error", () =>
      tools.note("analytics", `${script.src} did not load: a content blocker, perhaps`),
    );
    document.head.append(script);
  }

  return {
    name: "analytics",
    start() {
      window[off] = false;
      window.gtag = gtag;
      // The visitor leaves at once; a conversion that cannot be reported must not delay anybody.
      window.gtag_report_conversion = (url) => {
        tools.openTab(url);
        gtag("event", "conversion", { event_category: "CTA", link_url: url, transport_type: "beacon" });
        return tools.openTab;
      };
      if (!loaded) load();
      else gtag("consent", "update", { analytics_storage: "granted" });
    },
    stop() {
      window[off] = true;
      delete window.gtag;
      delete window.gtag_report_conversion;
    },
  };
}
