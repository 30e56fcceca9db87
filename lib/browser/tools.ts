import type { attempt, note } from "./attempt";
import type { rememberVisit } from "./attribution";
import type { openTab } from "./open-tab";
import type { isDrawn, noteOnce } from "./variant";
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
  /** Stores what this visit would have stored with consent from the start. */
  rememberVisit: typeof rememberVisit;
  /** The visitor's log of the A/B test. */
  experiment: { isDrawn: typeof isDrawn; noteOnce: typeof noteOnce };
  errors: Errors;
}

/** Errors, buffered until the reporter is loaded. */
export interface Errors {
  /** Buffered errors; empty where nothing is ever reported. */
  kept: Event[];
  /** Receives the next error; buffers it until it is replaced. */
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
