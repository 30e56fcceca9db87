import { Section } from "@/components/ui/section";
import { changesCopy, noteBeside } from "@/lib/copy/changes";
import { landingCopy } from "@/lib/copy/landing";
import { isDay, longDate, onDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/catalogue";
import { byDay, byMonth, type Change, latestChanges } from "@/lib/offers/changes";
import { TextPage } from "./text-page";
import styles from "./text.module.css";

/** Every change of every offer, by month and day, newest first, each with an anchor. */
export function ChangesPage() {
  const { changes, more } = latestChanges(catalogue.enabled);
  const months = byMonth(changes);
  const { data, atom, json } = landingCopy.openDataFiles;
  return (
    <TextPage
      title={changesCopy.name}
      intro={changesCopy.description}
      contents={months.map(({ month }) => ({ id: `mes-${month}`, title: longDate(month) }))}
    >
      {months.length > 0 ? (
        months.map(({ month, changes: ofMonth }) => (
          <Section key={month} id={`mes-${month}`} title={longDate(month)} titleClass={styles.month}>
            {byDay(ofMonth).map(({ date, changes: ofDay }) => (
              <Day key={date} date={date} changes={ofDay} />
            ))}
          </Section>
        ))
      ) : (
        <p>{changesCopy.none}</p>
      )}
      <div className="stack">
        {more && (
          <p>
            {changesCopy.older} <a href={data.path}>{landingCopy.openData}</a>
          </p>
        )}
        <p>{changesCopy.follow}</p>
        <ul className="row">
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

/** The changes of a day, or of a month whose day is not known. */
function Day({ date, changes }: ReturnType<typeof byDay>[number]) {
  return (
    <>
      <h3 id={`dia-${date}`} className={styles.day}>
        <time dateTime={date}>{isDay(date) ? longDate(date) : onDate(date)}</time>
      </h3>
      <ol className={styles.entries}>
        {changes.map(({ offer, summary, kind, factChanges, place }) => (
          <li key={`${offer.id}-${place}`} id={`${offer.id}-${place}`}>
            <p>
              <span className={styles.kind} data-kind={kind}>
                {changesCopy.kinds[kind]}
              </span>
              <span className="visually-hidden">.</span> <a href={offer.detailPath}>{offer.brand}</a>.{" "}
              {summary} {noteBeside({ offer, place })}
            </p>
            <FactChanges factChanges={factChanges} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The fields of a change, before and after. */
export function FactChanges({ factChanges }: Pick<Change, "factChanges">) {
  if (factChanges.length === 0) return null;
  return (
    <dl className={styles.factChanges}>
      {factChanges.map(({ fact, before, after }) => (
        <div key={fact}>
          <dt>{changesCopy.facts[fact]}</dt>
          <dd>
            {changesCopy.before}: <del>{before}</del>
          </dd>
          <dd>
            {changesCopy.after}: <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
