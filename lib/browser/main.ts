import { attempt } from "./attempt";
import { rememberVisit } from "./attribution";
import { keepErrors, serveConsent } from "./consent";
import * as enhancements from "./enhancements";
import { serveReferralLinks } from "./referral-click";
import { serveExperiment } from "./variant";

// Everything that the script adds to a page that is complete without it. `early.ts` loads it after the first paint.
const now = new Date();
attempt("errors", keepErrors);
attempt("links", serveReferralLinks);
attempt("scroll to top", enhancements.scrollToTop);
attempt("offers", enhancements.scrollToOffers);
attempt("back", enhancements.serveBackButton);
attempt("share", enhancements.serveShareButton);
attempt("theme", enhancements.serveThemeSwitch);
attempt("dates", () => enhancements.correctDates(now));
attempt("visit", () => rememberVisit(now));
attempt("experiment", () => serveExperiment(now));
attempt("font", enhancements.fetchHeadlineFace);
attempt("forms", enhancements.serveForms);
attempt("choices", enhancements.serveChoices);
attempt("print", enhancements.servePrint);
attempt("local data", enhancements.serveLocalData);
attempt("consent", serveConsent);
attempt("manifest", enhancements.nameManifest);
// Shows the controls that need the script.
document.documentElement.dataset.ready = "";
