import { attempt } from "./attempt";
import { rememberVisit } from "./attribution";
import {
  correctDates,
  fetchHeadlineFace,
  nameManifest,
  serveBackButton,
  serveChoices,
  serveForms,
  serveLocalData,
  servePrint,
  serveShareButton,
} from "./enhancements";
import { keepErrors, serveConsent } from "./consent";
import { serveReferralLinks } from "./referral-click";
import { scrollToOffers, scrollToTop } from "./scroll";
import { serveThemeSwitch } from "./theme";
import { serveExperiment } from "./variant";

// Everything that the script adds to a page that is complete without it. `early.ts` loads it after the first paint.
const now = new Date();
attempt("errors", keepErrors);
attempt("links", serveReferralLinks);
attempt("scroll to top", scrollToTop);
attempt("offers", scrollToOffers);
attempt("back", serveBackButton);
attempt("share", serveShareButton);
attempt("theme", serveThemeSwitch);
attempt("dates", () => correctDates(now));
attempt("visit", () => rememberVisit(now));
attempt("experiment", () => serveExperiment(now));
attempt("font", fetchHeadlineFace);
attempt("forms", serveForms);
attempt("choices", serveChoices);
attempt("print", servePrint);
attempt("local data", serveLocalData);
attempt("consent", serveConsent);
attempt("manifest", nameManifest);
// Shows the controls that need the script.
document.documentElement.dataset.ready = "";
