import { catalogue } from "../catalogue";
import type { CalendarDate } from "../format/dates";
import { labelsOf } from "../ground/labels";
import type { Offer } from "../offers/offer";

/** The labels of one day: every card of a page asks for its own, and they follow from all offers together. */
let ofDay: { today: CalendarDate; labels: ReadonlyMap<string, string> } | undefined;

/** The label of an offer among all that the site shows, on a day; undefined if it has none. */
export function labelOf({ id }: Pick<Offer, "id">, today: CalendarDate): string | undefined {
  if (ofDay?.today !== today) ofDay = { today, labels: labelsOf(catalogue.enabled, today) };
  return ofDay.labels.get(id);
}
