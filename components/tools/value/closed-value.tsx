import { Section } from "@/components/ui/section";
import { landingNames } from "@/lib/copy/landing";
import type { ToolProps } from "@/lib/tools/tool";
import { closedShort } from "@/lib/offers/status";
import { valueCopy } from "@/lib/tools/value/words";

/** The page of an offer that nobody new can have: why there is no account, and what the promotion says. */
export function ClosedValue({ offer, today }: ToolProps) {
  const [benefitName, requirementsName] = landingNames(offer, today);
  return (
    <div className="ticket ticket-wide over">
      <Section id="queda" title={closedShort} isAnswer className="ticket-face">
        <p>{valueCopy.closed}</p>
      </Section>
      <dl className="stub stack">
        <div>
          <dt className="fine">{benefitName}</dt>
          <dd>{offer.benefit}</dd>
        </div>
        <div>
          <dt className="fine">{requirementsName}</dt>
          <dd>{offer.requirements}</dd>
        </div>
      </dl>
    </div>
  );
}
