import { Alternatives } from "@/components/offer/alternatives";
import { ClosedState } from "@/components/offer/closed-notice";
import { ToolPage } from "@/components/tools/tool-page";
import { Section } from "@/components/ui/section";
import { Marked } from "@/components/ui/text";
import { catalogue } from "@/lib/catalogue";
import { landingCopy } from "@/lib/copy/landing";
import { sourcesOf } from "@/lib/offers/citations";
import { phaseOf } from "@/lib/offers/status";
import { eligibilityCopy, verdictWords } from "@/lib/tools/eligibility/words";
import type { ToolProps } from "@/lib/tools/tool";

/** The one answer, whatever a visitor would say, where the provider admits no new clients or the promotion is over. */
export function EligibilityOver({ offer, today }: ToolProps) {
  const { answer } = eligibilityCopy;
  const { closed } = offer.terms;
  const { endedTitle, endedText } = landingCopy.closing;
  return (
    <ToolPage offer={offer} page="eligibility" answered buttonless={closed !== undefined} today={today}>
      <Section id="respuesta" title={answer.title} isAnswer>
        <div className="ticket over">
          <div className="ticket-face">
            <h3>{closed ? verdictWords(answer.failed) : endedTitle(offer.brand)}</h3>
            {closed ? <ClosedState offer={offer} /> : <p>{endedText}</p>}
          </div>
          {closed && (
            <div className="stub">
              {closed.clients && (
                <p className="hint">
                  <Marked text={closed.clients} links={sourcesOf(offer)} />
                </p>
              )}
              <Alternatives
                intro={answer.others}
                offers={catalogue.related(
                  offer.id,
                  (other) => !other.risk && phaseOf(other, today) === "open",
                )}
              />
            </div>
          )}
        </div>
      </Section>
    </ToolPage>
  );
}
