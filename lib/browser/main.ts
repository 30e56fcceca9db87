import { attempt } from "./attempt";
import { rememberVisit } from "./attribution";
import { keepErrors, initConsent } from "./consent";
import * as enhancements from "./enhancements";
import { enhanceReferralLinks } from "./referral-click";
import { initExperiment } from "./variant";

// Enhances a page that is complete without script. `early.ts` loads this file after the first paint.
const now = new Date();
attempt("errors", keepErrors);
attempt("links", enhanceReferralLinks);
attempt("top", enhancements.scrollToTop);
attempt("offers", enhancements.scrollToOffers);
attempt("back", enhancements.enhanceBackButton);
attempt("share", enhancements.enhanceShareButton);
attempt("theme", enhancements.enhanceThemeSwitch);
attempt("dates", () => enhancements.correctDates(now));
attempt("visit", () => rememberVisit(now));
attempt("experiment", () => initExperiment(now));
attempt("forms", enhancements.enhanceForms);
attempt("choices", enhancements.enhanceChoices);
attempt("print", enhancements.enhancePrintButton);
attempt("copy", enhancements.enhanceCopyButton);
attempt("local data", enhancements.enhanceLocalData);
attempt("consent", initConsent);
attempt("manifest", enhancements.addManifestLink);
// Shows the controls that need the script.
document.documentElement.dataset.ready = "";
