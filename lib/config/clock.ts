import { type CalendarDate, madridDate } from "../format/dates";

/** Today in Madrid: where pages and handlers take it from. Everything below gets the day as an argument. */
export const todayInMadrid = (): CalendarDate => madridDate(new Date());
