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

/** How to write to us; while nobody would read it, other words. */
function Help({ words, unread }: { words: string; unread: string | undefined }) {
  const { contactEmail } = site;
  return (
    <p className="hint">
      {unread === undefined ? (
        <>
          {words} <a href={mailLink(contactEmail)}>{contactEmail}</a>
        </>
      ) : (
        unread
      )}
    </p>
  );
}

/** What a 404 says, and where one can go from there. */
export function NotFoundMessage() {
  const notFoundCopy = errorsCopy.notFound;
  return (
    <Message
      code={notFoundCopy.code}
      title={notFoundCopy.title}
      text={notFoundCopy.text}
      picture={<Picture id="not-found" alt="" />}
    >
      <ButtonLink href="/">{notFoundCopy.home}</ButtonLink>{" "}
      {/* The site's script serves it, so without script it is not shown. */}
      <Button kind="secondary" className="needs-script" data-history-back="">
        {notFoundCopy.back}
      </Button>
      <Help
        words={notFoundCopy.help(site.brand)}
        unread={noContactNote(site) && notFoundCopy.start(site.brand)}
      />
      <Ways />
    </Message>
  );
}

/** The offers, the plan and the comparison, for somebody whose page is not there or has failed. */
function Ways() {
  const { offers } = firstNamed(catalogue.enabled);
  const ways = [
    ...offers.map(({ detailPath, brand }) => [detailPath, brand] as const),
    [planPage.path, planPage.name] as const,
    [comparisonForm.path, frameCopy.compare] as const,
  ];
  return <PillLinks links={ways} className={styles.ways} />;
}

/** The error screen: the text from the specification, and what the visitor can do. It works without script. */
export function FailureMessage() {
  const unexpectedCopy = errorsCopy.unexpected;
  return (
    <Message code={unexpectedCopy.code} title={unexpectedCopy.title} text={unexpectedCopy.text}>
      {/* An empty address is the page's own: it is fetched again. */}
      <ButtonLink href="">{unexpectedCopy.retry}</ButtonLink>{" "}
      <ButtonLink kind="secondary" href="/">
        {unexpectedCopy.home}
      </ButtonLink>
      <Help words={unexpectedCopy.report} unread={noContactNote(site)} />
      <Ways />
    </Message>
  );
}

interface Props {
  code?: string | undefined;
  title: string;
  text: string;
  picture?: ReactNode;
  /** What one can do now. */
  children: ReactNode;
}

/** A page that only says one thing: not found, failed. */
function Message({ code, title, text, picture, children }: Props) {
  return (
    <div className={classes("page", styles.message)}>
      {picture}
      {code && <p className="figure muted">{code}</p>}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className="row not-printed">{children}</div>
    </div>
  );
}
