import { PromiseChanges } from "@/components/text/changes-page";
import { Disclosure } from "@/components/ui/section";
import { OutwardLink } from "@/components/ui/text";
import { site } from "@/lib/config/site";
import { offerFeedPath, pagePaths } from "@/lib/config/paths";
import { changesCopy, correctionCopy, ownerNote } from "@/lib/copy/changes";
import { unreadMailboxNote } from "@/lib/copy/errors";
import { longDate } from "@/lib/format/dates";
import { asSentence } from "@/lib/format/format";
import { changeAnchor, changesOf } from "@/lib/offers/changes";
import type { Offer } from "@/lib/offers/offer";
import { correctionLetter, editUrl } from "@/lib/site/corrections";

/** What changed in an offer, newest first, and how to report a mistake. Collapsed; a link to a change opens it. */
export function OfferHistory({ offer }: { offer: Offer }) {
  const note = ownerNote(offer);
  const edit = editUrl(offer);
  const changes = changesOf(offer);
  return (
    <section>
      <Disclosure level={2} summary={changesCopy.ofOffer}>
        <div id="historial" className="stack two-printed">
          {note && <p>{note}</p>}
          {changes.length === 0 && <p>{changesCopy.none}</p>}
          {changes.length > 0 && (
            <ol className="stack">
              {changes.map((change) => (
                <li key={change.place} id={changeAnchor(change)}>
                  <p className="hint">
                    <time dateTime={change.date}>{asSentence(longDate(change.date))}</time>
                  </p>
                  <p>{change.summary}</p>
                  <PromiseChanges promiseChanges={change.promiseChanges} />
                </li>
              ))}
            </ol>
          )}
          <p className="row not-printed">
            <a href={pagePaths.changes}>{changesCopy.all}</a>{" "}
            <a href={offerFeedPath(offer)}>{changesCopy.followOffer}</a>{" "}
            {!unreadMailboxNote(site) && <a href={correctionLetter(offer)}>{correctionCopy.link}</a>}{" "}
            {edit && <OutwardLink href={edit}>{correctionCopy.edit}</OutwardLink>}
          </p>
        </div>
      </Disclosure>
    </section>
  );
}
