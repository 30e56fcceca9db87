import { onDate, sinceDate } from "../format/dates";
import type { Status, Validity } from "../offers/status";

/** Each status in a word or two. */
export const statusNames: Readonly<Record<Status, string>> = {
  upcoming: "Próxima",
  current: "Vigente",
  due: "Por revisar",
  unverified: "Sin verificar",
  ended: "Finalizada",
};

/** A status with its date, in plain words: «Sin verificar desde septiembre de 2025». */
export function statusWords(status: Status, { verifiedOn, validFrom, validUntil }: Validity): string {
  const name = statusNames[status];
  switch (status) {
    case "upcoming":
      // True before that day and, on a page that was built before it, after it too.
      return validFrom ? `Vigente desde ${sinceDate(validFrom)}` : name;
    case "current":
    case "due":
      return `${name}: verificada ${onDate(verifiedOn)}`;
    case "unverified":
      return `${name} desde ${sinceDate(verifiedOn)}`;
    case "ended":
      return validUntil ? `${name} ${onDate(validUntil)}` : name;
    default:
      return status satisfies never;
  }
}

/** What stands in place of a promotion's button before its first day and after its last. */
export const notOpen = {
  upcoming: "El botón estará aquí desde el primer día de la promoción.",
  ended: "Esta promoción ha terminado: la ficha queda como registro.",
  alternatives: "Mira en su lugar",
} as const;
