import { Button, TextButton } from "@/components/ui/button";
import { servicesOf } from "@/lib/config/services";
import { site } from "@/lib/config/site";
import { consentQuestion, consent as words } from "@/lib/copy/consent";
import { classes } from "@/lib/format/format";
import { consentPlan } from "@/lib/privacy/consent-plan";
import styles from "./site.module.css";

const services = servicesOf(site);
const question = consentQuestion(services, site.storageConsent);

/**
 * The consent banner and the icon that opens the preferences. Hidden until the inline script shows one of them before the
 * first paint (`lib/browser/consent-question.ts`).
 */
export function ConsentBanner() {
  return (
    <>
      <section className={classes("band", styles.banner)} aria-label={words.label} data-nosnippet="" hidden>
        <p>
          {question.before}
          <a href="/legal/privacidad#analitica-y-cookies">{question.link}</a>
          {question.after}
        </p>
        <Button
          kind="secondary"
          className="needs-script"
          data-answer={consentPlan(services).categories.join(" ")}
        >
          {words.accept}
        </Button>
        <Button kind="secondary" className="needs-script" data-answer="necessary">
          {words.reject}
        </Button>
        <TextButton className="needs-script" data-preferences="">
          {words.configure}
        </TextButton>
      </section>
      <button
        type="button"
        id="cookies"
        className={classes(styles.cookie, "needs-script")}
        title={words.open}
        data-preferences=""
      >
        <svg viewBox="0 0 24 24" strokeWidth="1.75" aria-hidden="true" className={styles.icon}>
          <path d="M21 12.5A9 9 0 1 1 11.5 3a4 4 0 0 0 4.7 4.8 4 4 0 0 0 4.8 4.7ZM8 9h.01M8 15h.01M13 12h.01" />
        </svg>
      </button>
    </>
  );
}
