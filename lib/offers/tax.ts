/** What is usually withheld of a bank's gift, in percent. */
export const USUAL_TAX = 19;
