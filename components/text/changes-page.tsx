import { FactChanges } from "./fact-changes";
import { TextPage, TextSection } from "./text-page";
import { byDay, latestChanges } from "@/lib/offers/changes";
import { changes as words, ownerNote } from "@/lib/copy/changes";
import { landing } from "@/lib/copy/landing";
import { longDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import styles from "./text.module.css";

/** Every change of every offer, day by day, newest first, each under an address of its own. */
export function ChangesPage() {
  const { changes, more } = latestChanges(catalogue.enabled);
  const { data, atom, json } = landing.openDataFiles;
  return (
    <TextPage title={words.name} intro={words.intro}>
      {changes.length > 0 ? (
        byDay(changes).map(({ date, changes: ofDay }) => (
          <TextSection
            key={date}
            id={`dia-${date}`}
            smaller
            title={
              <time dateTime={date} className={styles.day}>
                {longDate(date)}
              </time>
            }
          >
            <ol className={styles.changes}>
              {ofDay.map(({ offer, summary, factChanges, place }) => (
                <li key={`${offer.id}-${place}`} id={`${offer.id}-${place}`}>
                  <p>
                    <a href={offer.detailPath}>{offer.brand}</a>: {summary} {ownerNote(offer)}
                  </p>
                  <FactChanges factChanges={factChanges} />
                </li>
              ))}
            </ol>
          </TextSection>
        ))
      ) : (
        <p>{words.none}</p>
      )}
      <div className={styles.follow}>
        {more && (
          <p>
            {words.older} <a href={data.path}>{landing.openData}</a>
          </p>
        )}
        <p>{words.follow}</p>
        <ul className={styles.feeds}>
          {[atom, json].map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </TextPage>
  );
}
