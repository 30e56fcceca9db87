import type { attempt, note } from "./attempt";
import type { openTab } from "./open-tab";
import type { currentAnswer } from "./store";
import type { experimentLog } from "./variant";

/** What lazily loaded parts get from the entry file: importing it would make the bundler split it. */
export interface Tools {
  attempt: typeof attempt;
  note: typeof note;
  openTab: typeof openTab;
  currentAnswer: typeof currentAnswer;
  experiment: typeof experimentLog;
  errors: Errors;
  answerDays: number;
  /** Called after an answer was stored, changed or erased on this page: applies it here and in the other tabs. */
  answered: () => void;
  /** Closes the preferences when the answer changed elsewhere; set by them when they open. */
  closePreferences: () => void;
}

/** Errors, buffered until the reporter is loaded. */
export interface Errors {
  /** Buffered errors; empty where nothing is ever reported. */
  kept: Event[];
  /** Receives the next error; buffers it until it is replaced. */
  report: (event: Event) => void;
}

/** A kind of service that runs while the visitor allows it. */
export interface Service {
  name: string;
  start(): void;
  /** Stops it; what it kept is erased afterwards. */
  stop(): void;
}

/** The data of a page view; the page's HTML carries what its address and title do not say. */
export interface PageView {
  title: string;
  location: string;
  path: string;
  /** The pattern of its address: «/[slug]». */
  route: string;
  /** The variant of the A/B test, on its page. */
  variant: string | undefined;
}
