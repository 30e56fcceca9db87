import { Button, TextButton } from "@/components/ui/button";
import { servicesOf } from "@/lib/config/services";
import { site } from "@/lib/config/site";
import { consentChoices, consentQuestion, consentCopy } from "@/lib/copy/consent";
import { classes } from "@/lib/format/format";
import { consentPlan } from "@/lib/privacy/consent-plan";
import styles from "./storage-question.module.css";
import { privacyPath } from "@/lib/config/paths";

const services = servicesOf(site);
const question = consentQuestion(services, site.storageConsent);
const allCategories = consentPlan(services).categories.join(" ");
const details = `${privacyPath}#analitica-y-cookies`;

/**
 * The consent banner, the icon that opens the preferences, and the preferences. Last in the page, because a browser that
 * shows no styles reads it too. The inline script shows banner or icon before the first paint
 * (`lib/browser/consent-question.ts`) and keeps what is pressed before the page's script has come (`early.ts`);
 * `lib/browser/consent.ts` moves the banner to the page's beginning.
 *
 * Content blockers hide what is named like other sites' banners (`#aviso-cookies`, `.consent`): no id, class or file name
 * here is such a name. What they hide all the same, the visitor has not been asked (`isQuestionHidden`).
 */
export function StorageQuestion() {
  return (
    <>
      <section
        className={classes("band not-printed arriving", styles.question)}
        aria-label={consentCopy.label}
        data-ask=""
        data-nosnippet=""
        hidden
      >
        <p id="pregunta-datos">
          {question.before}
          <a href={details}>{question.link}</a>
          {question.after}
        </p>
        {/* Who comes to the first by the keyboard hears what is asked. */}
        <Button kind="secondary" aria-describedby="pregunta-datos" data-answer={allCategories}>
          {consentCopy.accept}
        </Button>{" "}
        <Button kind="secondary" data-answer="necessary">
          {consentCopy.reject}
        </Button>{" "}
        <TextButton data-preferences="">{consentCopy.configure}</TextButton>
      </section>
      <OpenButton />
      <p
        aria-live="polite"
        className="visually-hidden"
        data-kept={consentCopy.kept}
        data-none={consentCopy.none}
      />
      <div data-nosnippet="">
        <Preferences />
      </div>
    </>
  );
}

/** Opens the preferences: the last place of the bar at the bottom, or an icon beside the page. */
function OpenButton() {
  return (
    <button
      type="button"
      id="preferencias-abrir"
      className={classes("needs-script", styles.opener)}
      title={consentCopy.open}
      aria-label={consentCopy.open}
      data-preferences=""
    >
      <svg viewBox="0 0 24 24" strokeWidth="1.75" aria-hidden="true">
        <path d="M21 12.5A9 9 0 1 1 11.5 3a4 4 0 0 0 4.7 4.8 4 4 0 0 0 4.8 4.7ZM8 9h.01M8 15h.01M13 12h.01" />
      </svg>
    </button>
  );
}

/**
 * One box a purpose. The script ticks what is allowed when it opens them, and focuses the form, so that screen readers
 * say its name and what it begins with.
 */
function Preferences() {
  const { title, intro, purposes, already, signal, accept, reject, save, close } = consentCopy.preferences;
  const choices = consentChoices(services, site.storageConsent);
  return (
    <dialog
      id="preferencias"
      aria-labelledby="preferencias-titulo"
      className={classes("not-printed", styles.preferences)}
    >
      <form
        method="dialog"
        tabIndex={-1}
        aria-labelledby="preferencias-titulo"
        aria-describedby="preferencias-nota"
      >
        <h2 id="preferencias-titulo">{title}</h2>
        <p>
          <span id="preferencias-nota">{intro}</span> <a href={details}>{consentCopy.more}</a>
        </p>
        <Button kind="secondary" data-answer={allCategories}>
          {accept}
        </Button>{" "}
        <Button kind="secondary" data-answer="necessary">
          {reject}
        </Button>{" "}
        <fieldset>
          <legend>{purposes}</legend>{" "}
          {choices.map((choice) => {
            const name = `preferencias-${choice.purpose}`;
            const description = `${name}-texto`;
            return (
              <label key={choice.purpose} className="tick">
                <input
                  type="checkbox"
                  name="purpose"
                  value={choice.purpose}
                  aria-labelledby={name}
                  aria-describedby={description}
                />
                <span>
                  <b id={name}>{choice.title}.</b>{" "}
                  <span id={description}>
                    {choice.text}
                    {choice.already && <i> {already}</i>}
                  </span>
                </span>{" "}
              </label>
            );
          })}
        </fieldset>
        {choices.some((choice) => choice.already) && <p className="hint">{signal}</p>}
        {/* Without a type they submit; the first of them is the one that Enter presses. */}
        <Button type={undefined} data-answer="">
          {save}
        </Button>{" "}
        <Button kind="secondary" type={undefined}>
          {close}
        </Button>
      </form>
    </dialog>
  );
}
