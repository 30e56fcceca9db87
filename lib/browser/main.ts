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
} from "./comforts";
import { keepErrors, serveConsent } from "./consent";
import { serveReferralLinks } from "./referral-click";
import { scrollToOffers, scrollToTop } from "./scroll";
import { serveThemeSwitch } from "./theme";
import { serveExperiment } from "./variant";

// Everything that the script adds to a page that is complete without it. `early.ts` loads it after the first paint.
const now = new Date();
attempt("keep errors", keepErrors);
attempt("referral links", serveReferralLinks);
attempt("scroll to top", scrollToTop);
attempt("scroll to offers", scrollToOffers);
attempt("back button", serveBackButton);
attempt("share button", serveShareButton);
attempt("theme switch", serveThemeSwitch);
attempt("dates", () => correctDates(now));
attempt("remember visit", () => rememberVisit(now));
attempt("experiment", () => serveExperiment(now));
attempt("headline face", fetchHeadlineFace);
attempt("forms", serveForms);
attempt("choices", serveChoices);
attempt("print", servePrint);
attempt("local data", serveLocalData);
attempt("consent", serveConsent);
attempt("manifest", nameManifest);
// Shows the controls that need the script.
document.documentElement.dataset.ready = "";
