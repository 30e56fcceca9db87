import { attempt } from "./attempt";
import { rememberVisit } from "./attribution";
import { correctDates, fetchHeadlineFace, serveBackButton, serveShareButton } from "./comforts";
import { keepErrors, startLater } from "./later";
import { serveReferralLinks } from "./referral-click";
import { scrollToOffers, scrollToTop } from "./scroll";
import { serveThemeSwitch } from "./theme";
import { serveExperiment } from "./variant";

// Everything that a script adds to a page that is complete without it. `early.ts` fetches it, once the page has come
// and
// is seen.
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
attempt("later", startLater);
// Shows the controls that need the script.
document.documentElement.dataset.ready = "";
