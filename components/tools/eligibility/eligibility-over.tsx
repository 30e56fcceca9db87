import { Alternatives } from "@/components/offer/alternatives";
import { ClosedState } from "@/components/offer/closed-notice";
import { ToolPage } from "@/components/tools/tool-page";
import { Section } from "@/components/ui/section";
import { Marked } from "@/components/ui/text";
import { catalogue } from "@/lib/catalogue";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { sourcesOf } from "@/lib/offers/citations";
import type { Offer } from "@/lib/offers/offer";
import { isTakeable } from "@/lib/offers/status";
import { eligibilityCopy, verdictWords } from "@/lib/tools/eligibility/words";

/** The one answer where the provider admits no new clients. */
export function Closed({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const { answer } = eligibilityCopy;
  return (
    <ToolPage offer={offer} page="eligibility" buttonless today={today}>
      <Section id="respuesta" title={answer.title} isAnswer>
        <div className="ticket over">
          <div className="ticket-face">
            <h3>{verdictWords(answer.failed)}</h3>
            <ClosedState offer={offer} />
          </div>
          <div className="stub">
            {offer.terms.closed?.clients && (
              <p className="hint">
                <Marked text={offer.terms.closed.clients} links={sourcesOf(offer)} />
              </p>
            )}
            <Alternatives
              intro={answer.others}
              offers={catalogue.related(offer.id, (other) => !other.risk && isTakeable(other, today))}
            />
          </div>
        </div>
      </Section>
    </ToolPage>
  );
}

/** The answer of «¿Cumplo los requisitos?» once the promotion is over. */
export function Ended({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const { endedTitle, endedText } = landingCopy.closing;
  return (
    <ToolPage offer={offer} page="eligibility" answered today={today}>
      <Section id="respuesta" title={eligibilityCopy.answer.title} isAnswer>
        <div className="ticket over">
          <div className="ticket-face">
            <h3>{endedTitle(offer.brand)}</h3>
            <p>{endedText}</p>
          </div>
        </div>
      </Section>
    </ToolPage>
  );
}
