import { Button, ButtonLink } from "@/components/ui/button";
import { PillLinks } from "@/components/ui/pill";
import { Picture } from "@/components/ui/picture";
import { comparisonForm } from "@/lib/tools/comparison/comparison";
import { catalogue, firstNamed } from "@/lib/catalogue";
import { site } from "@/lib/config/site";
import { errorsCopy, noContactNote } from "@/lib/copy/errors";
import { frameCopy } from "@/lib/copy/frame";
import { mailLink } from "@/lib/format/contact-links";
import { planPage } from "@/lib/site/pages";
import styles from "./site.module.css";
import type { ReactNode } from "react";
import { classes } from "@/lib/format/format";

/** What a 404 says, and where one can go from there. */
export function NotFoundMessage() {
  const { help, start, ...words } = errorsCopy.notFound;
  return (
    <Message
      words={words}
      picture={<Picture id="not-found" alt="" />}
      help={help(site.brand)}
      unread={noContactNote(site) && start(site.brand)}
    >
      <ButtonLink href="/">{words.home}</ButtonLink>{" "}
      {/* The site's script serves it, so without script it is not shown. */}
      <Button kind="secondary" className="needs-script" data-history-back="">
        {words.back}
      </Button>
    </Message>
  );
}

/** The error screen: the text from the specification, and what the visitor can do. It works without script. */
export function FailureMessage() {
  const { report, ...words } = errorsCopy.unexpected;
  return (
    <Message words={words} help={report} unread={noContactNote(site)}>
      {/* An empty address is the page's own: it is fetched again. */}
      <ButtonLink href="">{words.retry}</ButtonLink>{" "}
      <ButtonLink kind="secondary" href="/">
        {words.home}
      </ButtonLink>
    </Message>
  );
}

interface Props {
  words: Record<"code" | "title" | "text", string>;
  picture?: ReactNode;
  /** How to write to us; while nobody would read it, `unread` stands in its place. */
  help: string;
  unread: string | undefined;
  /** What one can do now. */
  children: ReactNode;
}

/** A page that only says one thing, not found or failed; and the way to the offers, the plan and the comparison. */
function Message({ words, picture, help, unread, children }: Props) {
  const { contactEmail } = site;
  const ways = [
    ...firstNamed(catalogue.enabled).offers.map(({ detailPath, brand }) => [detailPath, brand] as const),
    [planPage.path, planPage.name] as const,
    [comparisonForm.path, frameCopy.compare] as const,
  ];
  return (
    <div className={classes("page", styles.message)}>
      {picture}
      <p className="figure muted">{words.code}</p>
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <div className="row not-printed">
        {children}
        <p className="hint">
          {unread ?? (
            <>
              {help} <a href={mailLink(contactEmail)}>{contactEmail}</a>
            </>
          )}
        </p>
        <PillLinks links={ways} className={styles.ways} />
      </div>
    </div>
  );
}
