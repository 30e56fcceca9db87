import { titleOf } from "@/lib/ground/offer-names";
import { Section } from "@/components/ui/section";
import { changesCopy, ownerNoteAt } from "@/lib/copy/changes";
import { landingCopy } from "@/lib/copy/landing";
import { asSentence } from "@/lib/format/format";
import { longDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/catalogue";
import { byOffer, type Change, latestChanges, wordChanges } from "@/lib/offers/changes";
import { TextPage } from "./text-page";
import styles from "./text.module.css";

/** The changes of every offer, a section each, newest first; each change with an anchor. */
export function ChangesPage() {
  const { changes, more } = latestChanges(catalogue.enabled);
  const sections = byOffer(changes, catalogue.enabled);
  const { data, atom, json } = landingCopy.openDataFiles;
  return (
    <TextPage
      title={changesCopy.name}
      intro={changesCopy.description}
      contents={sections.map(({ offer }) => ({ id: offer.id, title: titleOf(offer) }))}
      isIndexed
    >
      {sections.length > 0 ? (
        sections.map(({ offer, changes: own }) => (
          <Section key={offer.id} id={offer.id} title={titleOf(offer)}>
            <div className="stack">
              <ol>
                {own.map((change) => (
                  <Entry key={change.place} {...change} />
                ))}
              </ol>
              <p>
                <a href={offer.detailPath}>{changesCopy.offerOf(titleOf(offer))}</a>
              </p>
            </div>
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

/** A change with its day, or with its month where the day is not known. */
function Entry({ offer, date, summary, kind, promiseChanges, place }: Change) {
  return (
    <li id={`${offer.id}-${place}`} className={styles.entry}>
      <div className={styles.when}>
        <time dateTime={date} className={styles.day}>
          {asSentence(longDate(date))}
        </time>
        <span className="visually-hidden">.</span>{" "}
        <span className={styles.kind} data-kind={kind}>
          {changesCopy.kinds[kind]}
        </span>
        <span className="visually-hidden">.</span>
      </div>{" "}
      <div>
        <p>
          {summary} {ownerNoteAt({ offer, place })}
        </p>
        <PromiseChanges promiseChanges={promiseChanges} />
      </div>
    </li>
  );
}

/** The fields of a change: before and after or, where most words stayed, once with the changed words marked. */
export function PromiseChanges({ promiseChanges }: Pick<Change, "promiseChanges">) {
  if (promiseChanges.length === 0) return null;
  return (
    <dl className={styles.promiseChanges}>
      {promiseChanges.map(({ fact, before, after }) => {
        const parts = wordChanges(before, after);
        return (
          <div key={fact}>
            <dt>{changesCopy.facts[fact]}</dt>
            {parts ? (
              <dd>
                {parts.map(({ text, kind }, index) => (
                  <Words
                    key={index}
                    text={text}
                    kind={kind}
                    isApart={/\s$/.test(parts[index - 1]?.text ?? " ")}
                  />
                ))}
              </dd>
            ) : (
              <>
                <dd>
                  {changesCopy.before}: <del>{before}</del>
                </dd>
                <dd>
                  {changesCopy.after}: <ins>{after}</ins>
                </dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}

interface WordsProps {
  text: string;
  kind: "same" | "removed" | "added";
  /** Whether a space, or nothing, is before them. */
  isApart: boolean;
}

/** Words that stayed, went or came; what is not seen says which. */
function Words({ text, kind, isApart }: WordsProps) {
  if (kind === "same") return text;
  const Mark = kind === "removed" ? "del" : "ins";
  const label = `(${changesCopy[kind]})`;
  const marked = text.trimStart();
  const before = marked === text && !isApart ? " " : "";
  return (
    <>
      {marked !== text && " "}
      <span className="visually-hidden">{before + label + (/^[,.;:]/.test(marked) ? "" : " ")}</span>
      <Mark>{marked}</Mark>
    </>
  );
}
