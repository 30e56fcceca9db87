import { OutwardLink } from "@/components/ui/outward-link";
import { deadlinesPage, deadlines as words } from "@/lib/copy/deadlines";
import type { CalendarDate } from "@/lib/format/dates";
import type { SignUp } from "@/lib/offers/dated-deadlines";
import type { Offer } from "@/lib/offers/offer";
import { DeadlineList } from "./deadline-list";
import { SignUpForm } from "./sign-up-form";
import { ToolPage } from "./tool-page";
import styles from "./tools.module.css";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** What came back from the form. */
  signUp?: SignUp;
}

/** The deadlines of an offer: after the form or, once a day is chosen, with their dates before it. */
export function DeadlinesPage({ offer, today, signUp }: Props) {
  const { items, note } = offer.deadlines;
  const day = signUp && "day" in signUp ? signUp.day : undefined;
  const form = <SignUpForm offer={offer} today={today} signUp={signUp} />;
  const { title, lead } = deadlinesPage(offer);
  return (
    <ToolPage offer={offer} page="plazos" title={title} lead={day ? undefined : lead} today={today}>
      {items.length > 0 && (
        <div id="fechas" className={styles.parts}>
          {!day && form}
          <DeadlineList offer={offer} day={day} today={today} />
          {day && form}
        </div>
      )}
      <section aria-labelledby="nota-titulo" className={styles.part}>
        <h2 id="nota-titulo">{words.unknown}</h2>
        <p>{note}</p>
        <p>
          <OutwardLink href={offer.sourceUrl}>{words.official}</OutwardLink>
        </p>
      </section>
    </ToolPage>
  );
}
