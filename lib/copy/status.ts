import { type CalendarDate, monthsBetween, onDate, shortDate, shortMonth, sinceDate } from "../format/dates";
import { quantityWords } from "../format/quantity";
import { accordingTo, readAt } from "../offers/derive/publisher";
import { NEVER_CHECKED } from "../offers/never-checked";
import type { Offer } from "../offers/offer";
import {
  type Validity,
  closedSentence,
  closedShort,
  closedSince,
  phaseOf,
  statusNames,
  statusOn,
} from "../offers/status";

/**
 * What visitors read of a promotion's status on a day, the same wherever it stands: «Comprobada en septiembre de
 * 2025». How old that is, `checkNote` says once per page. `short` is for a line of a list, where the date has to do
 * without its day: «Comprobada sept. 2025».
 */
export function statusWords(offer: Validity, today: CalendarDate, short = false): string {
  const status = statusOn(offer, today);
  const { verifiedOn, validFrom, validUntil } = offer;
  const checked =
    // A stamp without a check has an empty date.
    verifiedOn <= NEVER_CHECKED
      ? "Sin comprobar"
      : `Comprobada ${short ? shortMonth(verifiedOn) : onDate(verifiedOn)}`;
  switch (status) {
    case "upcoming":
      // True before that day, and still true afterwards on a page built earlier.
      return validFrom ? `Vigente desde ${sinceDate(validFrom)}` : statusNames[status];
    case "current":
    case "due":
    case "unverified":
      return checked;
    case "closed":
      return short ? closedShort : closedSince(offer);
    case "ended":
      return validUntil ? `Finalizada ${onDate(validUntil)}` : statusNames[status];
  }
}

/**
 * Sentence that a provider admits no new clients, in the file's own words if it has some; its source is linked beside it.
 * Undefined for one that admits them.
 */
export function closedWords({ brand, terms }: Offer): string | undefined {
  return terms.closed && (terms.closed.says ?? closedSentence(brand, terms.closed));
}

/** The badge of a promotion that says whether it runs, as far as its last check shows. */
export function badgeWords(offer: Validity, today: CalendarDate): string {
  const status = statusOn(offer, today);
  if (status === "current") return "Promoción activa";
  if (["ended", "upcoming", "closed"].includes(status) || offer.verifiedOn === NEVER_CHECKED)
    return statusWords(offer, today);
  return `Promoción por confirmar · ${shortDate(offer.verifiedOn)}`;
}

/**
 * Note above the figure of a promotion that nobody has checked: «Sin comprobar · leída en elEconomista, sept. 2025», or
 * only «Sin comprobar», if the words before it have just named the source.
 */
export function uncheckedBadge({ terms, landing }: Offer): string {
  const [first] = readAt(terms);
  const source = accordingTo(terms, { isNamed: true });
  if (!first || (source && landing.hero.lead.includes(source))) return "Sin comprobar";
  return `Sin comprobar · leída en ${first.by}${first.read ? `, ${shortMonth(first.read)}` : ""}`;
}

/**
 * The one sentence of a page that says that checks are old, if one of its open offers is unverified; undefined
 * otherwise. `withAge` adds how old they are: «Comprobadas hace 14 meses: …», of one offer «Comprobada en septiembre de
 * 2025, hace 14 meses: …». Without, as prerendered pages and files do, it gives their dates, which stay true:
 * «Comprobadas en septiembre de 2025: …».
 */
export function checkNote(
  offers: readonly Validity[],
  today: CalendarDate,
  withAge = false,
): string | undefined {
  const open = offers.filter((offer) => phaseOf(offer, today) === "open");
  // A draft that nobody has checked says so in its status.
  const old = open.filter(
    (offer) => statusOn(offer, today) === "unverified" && offer.verifiedOn !== NEVER_CHECKED,
  );
  const dates = old.map(({ verifiedOn }) => verifiedOn).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return undefined;
  const age = withAge && ageRange(first, last, today);
  // The date of a single offer stays beside its age: it stands nowhere else.
  const when = !age ? dateRange(first, last) : offers.length > 1 ? age : `${dateRange(first, last)}, ${age}`;
  // The age is no longer than the words that it takes the place of, so that the note needs no further line.
  const where = when.length > dateRange(first, last).length ? "" : " en la web oficial";
  const [checked, confirm] =
    offers.length > 1
      ? ["Comprobadas", `confírmalas${where} antes de registrarte.`]
      : ["Comprobada", `confírmala${where} antes de registrarte.`];
  return old.length < open.length
    ? `Algunas, comprobadas ${when}: mira su fecha y ${confirm}`
    : `${checked} ${when}: ${confirm}`;
}

function dateRange(first: CalendarDate, last: CalendarDate): string {
  if (first === last) return onDate(first);
  const [from, to] = [first.slice(0, 7), last.slice(0, 7)];
  return from === to ? onDate(from) : `entre ${sinceDate(from)} y ${sinceDate(to)}`;
}

function ageRange(first: CalendarDate, last: CalendarDate, today: CalendarDate): string {
  const months = [first, last].map((date) => monthsBetween(date, today));
  const unit = Math.min(...months) < 24 ? "months" : "years";
  const ages = months.map((age) => (unit === "months" ? age : Math.floor(age / 12)));
  const [least, most] = [Math.min(...ages), Math.max(...ages)];
  const words = quantityWords({ least: most, unit });
  return least === most ? `hace ${words}` : `hace entre ${least} y ${words}`;
}

/** The text in place of a promotion's button before its first day and after its last. */
export const notOpenCopy = {
  upcoming: "El botón estará aquí desde el primer día de la promoción.",
  ended: "Ya no se puede participar: la ficha queda como registro.",
  alternatives: "Mira en su lugar",
} as const;
