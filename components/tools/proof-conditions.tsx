import { Bullets } from "@/components/ui/bullets";
import { Callout } from "@/components/ui/callout";
import { advertisingLabel, askForCode, frame, riskLines, taxLine } from "@/lib/copy/frame";
import { landing } from "@/lib/copy/landing";
import { deadlineLine } from "@/lib/copy/deadlines";
import { proof as words } from "@/lib/copy/proof";
import { statusWords } from "@/lib/copy/status";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { modifiedOn } from "@/lib/offers";
import { isMoneyReward } from "@/lib/offers/net-value";
import type { Offer } from "@/lib/offers/offer";
import { offerUrl } from "@/lib/config/site";
import styles from "./proof.module.css";
import { ProofSection } from "./proof-section";

/** What the offer's page says of its conditions, word for word, with version and addresses. */
export function ProofConditions({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const { landing: page, deadlines } = offer;
  const change = offer.history.at(-1);
  const facts: [name: string, value: string | undefined][] = [
    [landing.benefit, offer.benefit],
    [landing.requirements, offer.requirements],
    [landing.audience, landing.newCustomers],
    [landing.validFrom, offer.validFrom && longDate(offer.validFrom)],
    [landing.validUntil, offer.validUntil && longDate(offer.validUntil)],
    [words.deadlines, deadlines.items.map((item) => `${deadlineLine(offer, item)}.`).join(" ")],
    [words.version, longDate(modifiedOn(offer))],
    [words.lastChange, change && `${longDate(change.date)}. ${change.summary}`],
    [landing.status, statusWords(offer, today)],
    [words.address, offerUrl(offer)],
    [landing.source, offer.sourceUrl],
    [
      words.link,
      `${advertisingLabel(offer)}. ${offer.invitation ? frame.disclosure : askForCode(offer.brand)}`,
    ],
  ];
  return (
    <ProofSection id="condiciones" title={words.conditions}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Bullets
        items={[deadlines.note, ...(page.finePrint ?? []), ...(isMoneyReward(offer) ? [taxLine] : [])]}
      />
      {offer.risk && <Callout>{riskLines[offer.risk]}</Callout>}
    </ProofSection>
  );
}
