import { Button, ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { site } from "@/lib/config/site";
import { errors } from "@/lib/copy/errors";
import { Message } from "./message";

/** What a 404 says, and where one can go from there. */
export function NotFoundMessage() {
  const words = errors.notFound;
  return (
    <Message
      code={words.code}
      title={words.title}
      text={words.text}
      picture={<Picture id="not-found" alt="" />}
    >
      <ButtonLink href="/">{words.home}</ButtonLink>{" "}
      {/* The site's script serves it, so without script it is not shown. */}
      <Button kind="secondary" className="needs-script" data-history-back="">
        {words.back}
      </Button>
      <p className="hint">
        {words.help(site.brand)} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </Message>
  );
}

/** The error screen: the text from the specification, and what the visitor can do. It works without script. */
export function FailureMessage() {
  const words = errors.unexpected;
  return (
    <Message code={words.code} title={words.title} text={words.text}>
      {/* An empty address is the page's own: it is fetched again. */}
      <ButtonLink href="">{words.retry}</ButtonLink>{" "}
      <ButtonLink kind="secondary" href="/">
        {words.home}
      </ButtonLink>
      <p className="hint">
        {words.report} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </Message>
  );
}
