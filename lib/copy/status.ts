import { type CalendarDate, onDate, shortMonth, sinceDate } from "../format/dates";
import { type Status, statusOn, type Validity } from "../offers/status";

/** Each status in a word or two, for editors. */
export const statusNames: Readonly<Record<Status, string>> = {
  upcoming: "Próxima",
  current: "Vigente",
  due: "Por revisar",
  unverified: "Sin verificar",
  ended: "Finalizada",
};

/** The tag of a promotion that nobody has checked for long. */
export const toConfirm = "por confirmar";

/**
 * What visitors read of a promotion's status on a day, the same wherever it stands: «Comprobada en septiembre de
 * 2025», and after 90 days «Comprobada en septiembre de 2025 · por confirmar». `short` is for a line of a list, where
 * the date has to do without its day: «Comprobada sept. 2025».
 */
export function statusWords(offer: Validity, today: CalendarDate, short = false): string {
  const status = statusOn(offer, today);
  const { verifiedOn, validFrom, validUntil } = offer;
  const checked = `Comprobada ${short ? shortMonth(verifiedOn) : onDate(verifiedOn)}`;
  switch (status) {
    case "upcoming":
      // True before that day, and still true afterwards on a page built earlier.
      return validFrom ? `Vigente desde ${sinceDate(validFrom)}` : statusNames[status];
    case "current":
    case "due":
      return checked;
    case "unverified":
      return `${checked} · ${toConfirm}`;
    case "ended":
      return validUntil ? `Finalizada ${onDate(validUntil)}` : statusNames[status];
  }
}

/** The text in place of a promotion's button before its first day and after its last. */
export const notOpen = {
  upcoming: "El botón estará aquí desde el primer día de la promoción.",
  ended: "Esta promoción ha terminado: la ficha queda como registro.",
  alternatives: "Mira en su lugar",
} as const;
