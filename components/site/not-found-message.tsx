import { Picture } from "@/components/ui/picture";
import { ButtonLink } from "@/components/ui/button-link";
import { errors } from "@/lib/copy/errors";
import { site } from "@/lib/config/site";
import { BackButton } from "./back-button";
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
      <BackButton>{words.back}</BackButton>
      <p>
        {words.help(site.brand)} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </Message>
  );
}
