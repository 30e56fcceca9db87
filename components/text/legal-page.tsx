import { Fragment, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { FoldedSection, Section } from "@/components/ui/section";
import { Table } from "@/components/ui/table";
import { Bullets } from "@/components/ui/text";
import { site } from "@/lib/config/site";
import type { LegalBlock, LegalDocument, LegalSection, LegalTable } from "@/lib/copy/legal";
import { refusalPath, refusedId } from "@/lib/config/paths";
import { consentCopy } from "@/lib/copy/consent";
import { localDataCopy } from "@/lib/copy/local-data";
import { methodology, methodologyCopy } from "@/lib/copy/methodology";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { termsDates } from "@/lib/copy/terms";
import { catalogue, inOrder } from "@/lib/catalogue";
import { TextPage, WholeDate } from "./text-page";
import styles from "./text.module.css";

interface LegalProps {
  words: LegalDocument;
  /** Text under the title, such as a date. */
  note?: ReactNode;
}

/** A legal text in numbered sections. */
export function LegalPage({ words, note }: LegalProps) {
  const numbered = words.sections.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }));
  return (
    <TextPage title={words.title} note={note} intro={words.intro} contents={numbered}>
      <Sections sections={numbered} />
    </TextPage>
  );
}

/**
 * The date of the terms, as specified that of the day on which they are read: of the build, until the site's script
 * writes today's. Beside it, when their text last changed.
 */
export function TermsDates({ today }: { today: CalendarDate }) {
  return (
    <>
      {termsDates.updated}{" "}
      <span className={styles.whole}>
        <time dateTime={today} data-today="">
          {longDate(today)}
        </time>
        .
      </span>{" "}
      <WholeDate words={termsDates.changed} />
    </>
  );
}

/** How the site is made: choice, order, checks, dates, corrections, income. */
export function MethodologyPage({ today }: { today: CalendarDate }) {
  const sections = methodology(site, inOrder(catalogue.enabled, today));
  const { name, updated, description } = methodologyCopy;
  return (
    <TextPage title={name} note={updated} intro={description} contents={sections}>
      <Sections sections={sections} folded={forFew} />
    </TextPage>
  );
}

/** The parts of the methodology that few look for, or programs: who follows a link to them sees them open. */
const forFew = ["eleccion", "comprobacion", "programa", "vigencia", "datos"];

interface SectionsProps {
  sections: readonly LegalSection[];
  /** The ids of those of which the title alone stands open. */
  folded?: readonly string[];
}

function Sections({ sections, folded = [] }: SectionsProps) {
  return sections.map(({ id, title, blocks }) => {
    const Part = folded.includes(id) ? FoldedSection : Section;
    return (
      <Part key={id} id={id} title={title}>
        <div className="stack">
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      </Part>
    );
  });
}

/** A paragraph, list, table, links or the buttons for what the browser keeps. */
function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("lead" in block) {
    return (
      <p>
        <b>{block.lead}</b> {block.text}
      </p>
    );
  }
  if ("table" in block) return <SmallTable table={block.table} />;
  if ("localData" in block) return <LocalData />;
  if ("refusal" in block) return <Refusal />;
  if ("link" in block) {
    return (
      <p>
        <a href={block.url}>{block.link}</a>
      </p>
    );
  }
  if ("links" in block) {
    return (
      <ul className="row">
        {block.links.map(({ link, url }) => (
          <li key={url}>
            <a href={url}>{link}</a>
          </li>
        ))}
      </ul>
    );
  }
  if ("ordered" in block) {
    return (
      <ol className={styles.ordered}>
        {block.ordered.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    );
  }
  return <Bullets items={block.list} />;
}

/** The name of a record, which may break after each `_`. */
function RecordName({ name = "" }: { name?: string | undefined }) {
  return (
    <code>
      {name.split(/(?<=_)/).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A table of a legal text, in small print; the names stand as the browser shows them. */
function SmallTable({ table }: { table: LegalTable }) {
  return (
    <div className={styles.small}>
      <Table
        caption={table.caption}
        columns={table.columns}
        rows={table.rows.map(([name, ...values]) => ({
          key: `${name} ${values[0]}`,
          cells: [<RecordName key="name" name={name} />, ...values],
        }))}
      />
    </div>
  );
}

/** Records a no without script. The edge leads back to the second sentence, which shows only then. */
function Refusal() {
  const { before, link, after, done } = consentCopy.withoutScript;
  return (
    <p>
      {before}
      <a href={refusalPath} rel="nofollow">
        {link}
      </a>
      {after}{" "}
      <b id={refusedId} className={styles.refused}>
        {done}
      </b>
    </p>
  );
}

/** Buttons that show and erase what this browser keeps. Hidden until the site's script runs. */
function LocalData() {
  return (
    <div className="needs-script stack" data-local-data="">
      <div className="row not-printed">
        <Button kind="secondary" data-show="">
          {localDataCopy.show}
        </Button>{" "}
        <Button kind="secondary" data-erase="">
          {localDataCopy.erase}
        </Button>
      </div>
      <div
        role="status"
        className={styles.result}
        data-erased={localDataCopy.erased}
        data-failed={localDataCopy.failed}
      />
    </div>
  );
}
