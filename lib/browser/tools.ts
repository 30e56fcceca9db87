import type { attempt, note } from "./attempt";
import type { rememberVisit } from "./attribution";
import type { openTab } from "./open-tab";
import type { currentAnswer, eraseAll, failClosed } from "./store";

/**
 * Functions of the entry file that lazily loaded parts receive as arguments. If they imported them, the bundler would
 * split them into another file to fetch.
 */
export interface Tools {
  attempt: typeof attempt;
  note: typeof note;
  openTab: typeof openTab;
  currentAnswer: typeof currentAnswer;
  /** Erases the site's own records. */
  eraseAll: typeof eraseAll;
  failClosed: typeof failClosed;
  /** Keeps what this visit would have kept, had it been allowed from the start. */
  rememberVisit: typeof rememberVisit;
  errors: Errors;
}

/** What goes wrong on the page, as long as nobody is there to be told. */
export interface Errors {
  /** Those of before; none where no error is ever reported. */
  kept: Event[];
  /** What happens to the next one: it is kept, until somebody puts a better way here. */
  tell: (event: Event) => void;
}

/** A kind of service that runs while the visitor allows it. */
export interface Service {
  /** Its name in the console. */
  name: string;
  start(): void;
  /** Stops it; what it kept is erased afterwards. */
  stop(): void;
}
