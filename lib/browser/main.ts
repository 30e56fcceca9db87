import { attempt } from "./attempt";
import { rememberVisit } from "./attribution";
import { correctDates, serveBackButton, serveShareButton } from "./comforts";
import { keepErrors, startLater } from "./later";
import { serveReferralLinks } from "./referral-click";
import { scrollToOffers, scrollToTop } from "./scroll";
import { serveThemeSwitch } from "./theme";
import { serveExperiment } from "./variant";

/** Everything that a script adds to a page that is complete without it; `early.ts` fetches it once the page is seen. */
function enhance(): void {
  // A page may be seen before all of it has come.
  if (document.readyState === "loading") return document.addEventListener("DOMContentLoaded", enhance);
  const now = new Date();
  attempt("scroll to top", scrollToTop);
  attempt("scroll to offers", scrollToOffers);
  attempt("back button", serveBackButton);
  attempt("share button", serveShareButton);
  attempt("theme switch", serveThemeSwitch);
  attempt("dates", () => correctDates(now));
  attempt("remember visit", () => rememberVisit(now));
  attempt("experiment", () => serveExperiment(now));
  attempt("later", startLater);
  // What only the script can serve is offered from now on.
  document.documentElement.dataset.ready = "";
}

attempt("keep errors", keepErrors);
attempt("referral links", serveReferralLinks);
// A page that the browser only prepares, for a visit that may never come, counts as none and fetches no more.
if (document.prerendering) document.addEventListener("prerenderingchange", enhance);
else enhance();
