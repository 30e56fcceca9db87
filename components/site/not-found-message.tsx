import { Button, ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { site } from "@/lib/config/site";
import { errors } from "@/lib/copy/errors";
import { Message } from "./message";

/** What one reads where there is no page, and the ways on. */
export function NotFoundMessage() {
  const words = errors.notFound;
  return (
    <Message
      code={words.code}
      title={words.title}
      text={words.text}
      picture={<Picture id="not-found" alt="" />}
    >
      <ButtonLink href="/">{words.home}</ButtonLink>
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
