import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import type { HomeWords } from "@/lib/copy/home";

/** The way back up to the offers. */
export function HomeClosing({ words }: { words: HomeWords["closing"] }) {
  return (
    <Section id="cierre" title={words.title} sunken>
      <p>{words.text}</p>
      <p>
        <ButtonLink href="#ofertas">{words.action}</ButtonLink>
      </p>
    </Section>
  );
}
