"use client";

import { ErrorFrame } from "@/components/site/error-frame";
import { Message } from "@/components/site/message";
import { Button, ButtonLink } from "@/components/ui/button";
import { errors } from "@/lib/copy/errors";

interface Props {
  error: unknown;
  /** Fetches and renders the page again. */
  retry: () => void;
}

/** The error screen: the text from the specification, and what the visitor can do. */
export default function ErrorPage({ error, retry }: Props) {
  const words = errors.unexpected;
  return (
    <ErrorFrame>
      <title>{words.title}</title>
      <Message code={messageOf(error) ?? words.code} title={words.title} text={words.text}>
        <Button onClick={retry}>{words.retry}</Button>
        <ButtonLink kind="secondary" href="/">
          {words.home}
        </ButtonLink>
      </Message>
    </ErrorFrame>
  );
}

/** Errors of the server arrive without their message, but with a digest. */
function messageOf(error: unknown): string | undefined {
  return error instanceof Error && !("digest" in error) ? error.message || undefined : undefined;
}
