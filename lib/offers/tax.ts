/** What is usually withheld of a bank's gift, in percent. */
export const USUAL_TAX = 19;

/** Behind the name of a sum in a text's braces: the part of it that is tax. `{bonusTax}` of 10 € is 1,90 €. */
export const TAX = "Tax";
