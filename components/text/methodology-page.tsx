import { LegalBlocks } from "./legal-blocks";
import { TextPage, TextSection } from "./text-page";
import { methodology, methodologyHead as words } from "@/lib/copy/methodology";
import type { CalendarDate } from "@/lib/format/dates";
import { catalogue } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { site } from "@/lib/config/site";

/** How the site is made: choice, order, checks, dates, corrections, and what it lives on. */
export function MethodologyPage({ today }: { today: CalendarDate }) {
  return (
    <TextPage title={words.name} note={words.updated} intro={words.intro}>
      {methodology(site, inOrder(catalogue.enabled, today)).map(({ id, title, blocks }) => (
        <TextSection key={id} id={id} title={title}>
          <LegalBlocks blocks={blocks} />
        </TextSection>
      ))}
    </TextPage>
  );
}
