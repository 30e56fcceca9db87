const PERSON_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const COMPANY_LETTERS = "JABCDEFGHI";

/** Digits that replace the first letter of a NIE when its check letter is computed. */
const FOREIGN = { X: "0", Y: "1", Z: "2", K: "", L: "", M: "" };

/** Whether a text is a NIF, NIE or CIF whose check character is right. Spaces, dots, hyphens and «ES» do not count. */
export function isTaxId(text: string): boolean {
  const number = text.toUpperCase().replace(/[\s.-]/g, "");
  const [, first = "", digits = "", check = ""] = /^(?:ES)?([A-Z]|\d)(\d{7})([A-Z]|\d)$/.exec(number) ?? [];
  if (digits === "") return false;
  if (/[A-HJNP-SUVW]/.test(first)) return companyChecks(digits).includes(check);
  const foreign = FOREIGN[first as keyof typeof FOREIGN] ?? (/\d/.test(first) ? first : undefined);
  return foreign !== undefined && check === PERSON_LETTERS[Number(foreign + digits) % 23];
}

/** The check of a CIF, as a digit and as the letter that some kinds of company use instead. */
function companyChecks(digits: string): string[] {
  const sum = [...digits].reduce((total, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return [String(check), COMPANY_LETTERS.charAt(check)];
}
