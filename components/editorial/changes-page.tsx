import { ChangeTurns } from "@/components/change-turns";
import { TextPage, TextSection } from "@/components/text-page";
import { byDay, latestChanges } from "@/lib/changes";
import { changes as words } from "@/lib/copy/changes";
import { landing } from "@/lib/copy/landing";
import { longDate } from "@/lib/dates";
import { feedPaths } from "@/lib/feed-paths";
import { catalogue } from "@/lib/offers";
import { openData } from "@/lib/open-data";
import styles from "./changes-page.module.css";

/** Every change of every offer, day by day, newest first, each under an address of its own. */
export function ChangesPage() {
  const { changes, more } = latestChanges(catalogue.enabled);
  const files = landing.openDataFiles.filter(({ path }) => Object.values<string>(feedPaths).includes(path));
  return (
    <TextPage title={words.title} intro={words.intro}>
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
              {ofDay.map(({ offer, summary, turns, place }) => (
                <li key={`${offer.id}-${place}`} id={`${offer.id}-${place}`}>
                  <p>
                    <a href={offer.detailPath}>{offer.brand}</a>: {summary}
                  </p>
                  <ChangeTurns turns={turns} />
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
            {words.older} <a href={openData.data}>{landing.openData}</a>
          </p>
        )}
        <p>{words.follow}</p>
        <ul className={styles.feeds}>
          {files.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </TextPage>
  );
}
