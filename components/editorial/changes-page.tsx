import { latestChanges } from "@/lib/changes";
import { changes as words } from "@/lib/copy/changes";
import { landing } from "@/lib/copy/landing";
import { longDate } from "@/lib/dates";
import { feedPaths } from "@/lib/feed-paths";
import { catalogue } from "@/lib/offers";
import { openData } from "@/lib/open-data";
import styles from "./editorial.module.css";

/** Every change of every offer, newest first, each under an address of its own. */
export function ChangesPage() {
  const { changes, more } = latestChanges(catalogue.enabled);
  const files = landing.openDataFiles.filter(({ path }) => Object.values<string>(feedPaths).includes(path));
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      {changes.length > 0 ? (
        <ol className={styles.changes}>
          {changes.map(({ offer, date, summary, place }) => (
            <li key={`${offer.id}-${place}`} id={`${offer.id}-${place}`}>
              <time dateTime={date} className={styles.note}>
                {longDate(date)}
              </time>
              <p>
                <a href={offer.detailPath}>{offer.brand}</a>: {summary}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.none}</p>
      )}
      <div className={styles.section}>
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
    </article>
  );
}
