"use client";

import { Message } from "@/components/site/message";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { errors } from "@/lib/copy/errors";

interface Props {
  error: Error & { digest?: string };
  /** Renders the page again. */
  reset: () => void;
}

/** What one reads when a page fails: the framework's words, and what to do now. */
export default function ErrorPage({ error, reset }: Props) {
  const words = errors.unexpected;
  return (
    <main>
      <Message code={error.message || error.digest} title={words.title} text={words.text}>
        <Button onClick={reset}>{words.retry}</Button>
        <ButtonLink kind="secondary" href="/">
          {words.home}
        </ButtonLink>
      </Message>
    </main>
  );
}
