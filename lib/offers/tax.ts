/** What is usually withheld of a bank's gift, in percent. */
export const USUAL_TAX = 19;

/** Behind the name of a sum in a text's braces: the part of it that is tax. `{bonusTax}` of 10 € is 1,90 €. */
export const TAX = "Tax";

/** The same: what is left of it. `{bonusNet}` of 10 € is 8,10 €. */
export const NET = "Net";

/** The name of what is withheld of a sum: of the inviter's, his own. */
export const withheldOf = (sum: string) => (sum === "referrerBonus" ? "inviterWithheld" : "withheld");
