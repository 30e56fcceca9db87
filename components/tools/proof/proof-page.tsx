import { invitationOf, needsInvitation } from "@/lib/ground/invitation";
import { toolPath } from "@/lib/config/paths";
import { Fragment, type ReactNode } from "react";
import { BrandMark } from "@/components/offer/brand-mark";
import { RiskMarks } from "@/components/offer/risk-mark";
import { StatusLine } from "@/components/offer/status";
import { CreditNotice } from "@/components/offer/referral";
import { TicketFace } from "@/components/offer/ticket-face";
import { Button } from "@/components/ui/button";
import { Disclosure, Section } from "@/components/ui/section";
import { Bullets, Marked, OutwardLink } from "@/components/ui/text";
import { hasAddress, offerUrl } from "@/lib/config/site";
import { ownerNote } from "@/lib/copy/changes";
import { toolPageCopy } from "@/lib/copy/tool-page";
import { bodies } from "@/lib/offers/claim-bodies";
import { claimRoute, countsFromFact } from "@/lib/tools/claim/routes";
import { claimCopy, timeToWrite } from "@/lib/tools/claim/words";
import { complaintsCopy } from "@/lib/tools/claim/complaints";
import { dayField, deadlineLines } from "@/lib/ground/deadline-words";
import { advertisingLabel, codeCopy, riskLineOf, sourceName, usGain } from "@/lib/ground/offer-words";
import { disclosureOn } from "@/lib/copy/frame";
import { audienceOf, landingCopy, landingNames } from "@/lib/copy/landing";
import { landingWords } from "@/lib/copy/landing-words";
import { proofChecklist, proofCopy } from "@/lib/tools/proof/words";
import { closedWords, statusWords } from "@/lib/copy/status";
import { taxNote } from "@/lib/copy/tax";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { classes, hostOf, present } from "@/lib/format/format";
import { citationsOf } from "@/lib/offers/citations";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import type { Offer } from "@/lib/offers/offer";
import { phaseOf } from "@/lib/offers/status";
import type { ToolProps } from "@/lib/tools/tool";
import { ToolPage } from "@/components/tools/tool-page";
import styles from "./proof-page.module.css";

/** A sheet to print before signing up: the conditions as shown, what to keep, how to claim. */
export function ProofPage({ offer, today }: ToolProps) {
  return (
    <ToolPage offer={offer} page="proof" today={today}>
      <p className="not-printed">
        <noscript>{proofCopy.menu}</noscript>
        <Button className="needs-script" data-print="">
          {proofCopy.print}
        </Button>
      </p>
      <div className={classes("stack", styles.sheet)}>
        <Ticket offer={offer} today={today} />
        <Section id="guardar" title={proofCopy.keep}>
          {proofChecklist(offer).map(({ title, items }) => (
            <Fragment key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <label className={classes("tick", styles.box)}>
                      <input type="checkbox" />
                      <span>{item}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          <p>
            <Marked text={offer.deadlines.note} links={citationsOf(offer)} />
          </p>
          <p className="fine not-printed">{proofCopy.unsaved}</p>
        </Section>
        <Section id="apuntes" title={toolPageCopy.notes} className="stack only-printed">
          <ul className={classes("stack", styles.lines)}>
            {[dayField(offer), proofCopy.done, proofCopy.promised, proofCopy.received].map((line) => (
              <li key={line} className={styles.line}>
                {line}: <span className={styles.blank} />
              </li>
            ))}
          </ul>
        </Section>
        <Conditions offer={offer} today={today} />
        <Claim offer={offer} />
      </div>
    </ToolPage>
  );
}

/**
 * The head of the printed sheet: the offer's ticket, with the day of printing on its stub. On the screen the page's own head
 * and end show the offer.
 */
function Ticket({ offer, today }: ToolProps) {
  return (
    <div className={classes("ticket ticket-wide only-printed", styles.ticket)}>
      <TicketFace offer={offer}>
        <p className="row">
          <BrandMark offer={offer} />
          <b className="brand">{offer.brand}</b>
        </p>
      </TicketFace>
      <div className="stub">
        <p className={styles.line}>
          {proofCopy.printedOn}: <span data-print-date="" className={styles.blank} />
        </p>
        <p>
          <StatusLine offer={offer} today={today} />
        </p>
        {offer.risk && (
          <p>
            <RiskMarks offer={offer} />
          </p>
        )}
      </div>
    </div>
  );
}

/** What the offer's page says of its conditions, word for word, with version and addresses. */
function Conditions({ offer, today }: ToolProps) {
  const change = offer.history.at(-1);
  const [benefit, requirements] = landingNames(offer, today);
  const isOver = phaseOf(offer, today) === "ended";
  const facts: [name: string, value: ReactNode][] = [
    [benefit, offer.benefit],
    [landingCopy.parts, offer.landing.gains && <Bullets items={offer.landing.gains} />],
    [requirements, offer.requirements],
    [landingCopy.audience, audienceOf(offer)],
    [landingCopy.validFrom, offer.validFrom && longDate(offer.validFrom)],
    [landingCopy.validUntil, offer.validUntil && longDate(offer.validUntil)],
    [
      proofCopy.deadlines,
      deadlineLines(offer)
        .map((line) => `${line}.`)
        .join(" "),
    ],
    [proofCopy.checked, offer.verifiedOn !== NEVER_CHECKED && longDate(offer.verifiedOn)],
    [
      proofCopy.changed,
      change && present([`${longDate(change.date)}. ${change.summary}`, ownerNote(offer)]).join(" "),
    ],
    [landingCopy.status, statusWords(offer, today)],
    [landingCopy.page, hasAddress && <Address url={offerUrl(offer)} />],
    [
      sourceName,
      <OutwardLink key="official" href={offer.sourceUrl} rel="nofollow noopener noreferrer">
        <span className="not-printed">{hostOf(offer.sourceUrl)}</span>
        <span className="only-printed"> {offer.sourceUrl}</span>
      </OutwardLink>,
    ],
    [codeCopy.label.replace(/:$/, ""), offer.invitationCode],
    [proofCopy.link, `${advertisingLabel(offer)}. ${linkNote(offer, today)}`],
  ];
  return (
    <Section id="condiciones" title={proofCopy.conditions} className={classes("stack", styles.conditions)}>
      <dl className="stack">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="pair">
                <dt className="hint">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {offer.risk && (
        <p className="notice">
          {present([closedWords(offer) ?? offer.protection.authorisation, riskLineOf(offer)]).join(" ")}
        </p>
      )}
      <CreditNotice offer={offer} />
      <div className={styles.small}>
        <Disclosure summary={proofCopy.details}>
          <Bullets items={present([...landingWords(offer, today).finePrint, taxNote(offer, isOver)])} />
        </Disclosure>
      </div>
    </Section>
  );
}

/** What the link gives, or what to ask for first. The link of a provider that admits nobody new earns nothing. */
function linkNote(offer: Offer, today: CalendarDate): string {
  if (needsInvitation(offer)) return proofCopy.askForCode(offer.brand, invitationOf(offer));
  return phaseOf(offer, today) === "closed" ? usGain(offer) : disclosureOn(offer, today);
}

/**
 * How to claim: first to the provider, then to the bodies for its kind of service. On the screen, where a page of its own
 * says it, only the way there.
 */
function Claim({ offer }: { offer: Offer }) {
  const route = claimRoute(offer);
  const { abroad } = offer.claim;
  const { data } = complaintsCopy;
  return (
    <>
      <p className="not-printed">
        <a href={toolPath(offer, "claim")}>{proofCopy.claimInTime}</a>
      </p>
      <Section id="reclamar" title={proofCopy.claim} className="stack only-printed">
        <p>
          {complaintsCopy.first(route, offer.brand)} {countsFromFact(route) && timeToWrite(route)}
        </p>
        <p>{complaintsCopy.next}</p>
        <ul className={classes("stack", styles.bodies)}>
          {offer.complaints
            .map((body) => bodies[body])
            .map(({ name, text, url }) => (
              <li key={name}>
                <strong>
                  <OutwardLink href={url}>{name}</OutwardLink>
                </strong>
                <p>{text}</p>
              </li>
            ))}
        </ul>
        {abroad && (
          <p>
            {abroad} {claimCopy.finNet}
          </p>
        )}
        <p>
          <Marked text={data.text} links={[{ words: data.name, url: data.url }]} rel="noopener noreferrer" />
        </p>
      </Section>
    </>
  );
}

/** An address that may go on in the next line after a slash, and not within a word. */
const Address = ({ url }: { url: string }) =>
  url.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
