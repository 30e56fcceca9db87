import { z } from "zod";
import { distinct, slug, text } from "./fields";

/** A length of time in whole days or whole months. */
const lapse = z.union(
  [z.strictObject({ days: z.int().min(1).max(730) }), z.strictObject({ months: z.int().min(1).max(24) })],
  { error: "un plazo en días o en meses: { days: 30 } o { months: 3 }" },
);

const deadline = z.strictObject({
  /** Short name within the offer, never changed: by it a calendar knows the entry again. Example: «primera-compra». */
  id: slug,
  /**
   * `before`: something to do by then. `keep`: something to keep at least until then. `ends`: something that ends then.
   * `expected`: something that should have come, and normally has.
   */
  kind: z.enum(["before", "keep", "ends", "expected"]),
  /** What to do or what happens, for the calendar too, without the brand: «Haz tu primera compra». */
  title: text(60),
  /** What it means, from when the provider counts and what one does not know. */
  text: text(320),
  /** How long after signing up, or after what `start` says; a month later is the same day of the month, or its last. */
  after: lapse,
});

/** What of an offer has a date. Only what the provider or the specification states; nothing is guessed. */
export const deadlinesSchema = z.strictObject({
  /**
   * From which day they count, where that is not the one of signing up, as it stands after «día»: «de la activación de
   * la línea». The visitor is asked for that day.
   */
  start: text(40).optional(),
  /** How many days after signing up that day is at the latest, normally: two working days are four over a weekend. */
  delay: z.int().min(1).max(31).optional(),
  /** Each date, in any order; empty where none is known, which the page then says. */
  items: z
    .array(deadline)
    .max(6)
    .refine((all) => distinct(all, ({ id }) => id), {
      error: "plazos con un id distinto cada uno",
    }),
  /** What is not known of dates, and where to look: the page always says so. */
  note: text(320),
});

type Deadlines = z.infer<typeof deadlinesSchema>;
export type Deadline = Deadlines["items"][number];
export type DeadlineKind = Deadline["kind"];
export type Lapse = Deadline["after"];
