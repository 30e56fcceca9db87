import { OutwardLink } from "@/components/ui/text";
import { TextPage } from "./text-page";
import { frameCopy } from "@/lib/copy/frame";
import { glossary, glossaryDate, glossaryCopy } from "@/lib/copy/glossary";
import { classes } from "@/lib/format/format";
import styles from "./text.module.css";

/** The words of the promotions, each with its meaning and an anchor. */
export function GlossaryPage() {
  return (
    <TextPage
      title={glossaryCopy.name}
      note={frameCopy.updatedOn(glossaryDate)}
      intro={glossaryCopy.description}
      isIndexed
      contents={glossary.map(({ id, term }) => ({ id, title: term }))}
    >
      <dl>
        {glossary.map(({ id, term, definition, source }) => (
          <div key={id} id={id} className={classes("entry", styles.entry)}>
            <dt className="brand">{term}</dt>
            <dd>
              <p>{definition}</p>
              {source && (
                <p className="hint">
                  <OutwardLink href={source.url}>{source.label}</OutwardLink>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </TextPage>
  );
}
