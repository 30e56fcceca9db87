/** Numbers of offers from which the site shows or builds something else by itself, as docs/deploy.md tells the owner. */
export const sizes = {
  /** How many the header, the footer, a share picture and a sentence name, before they link or count the rest. */
  named: 7,
  /** How many have a picture for each of their tools; those of the others show the offer's. */
  toolsPictured: 12,
  /** Number of offers from which on pages link the list of all, and its categories have pages. */
  listed: 13,
  /** How many a page or a form shows one by one: of more, it shows the first ones or asks for names. */
  shownWhole: 24,
  /** How many have their tools' pages built ahead; the others' are made on demand. */
  toolsAhead: 24,
  /** How many comparisons are built ahead, each with a picture, and of how many offers: their pairs alone are as many. */
  comparisons: 30,
  comparedAhead: 9,
  /** How many of the latest changes the page of all and its feeds have. */
  changes: 100,
} as const;
