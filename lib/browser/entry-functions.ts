import type { BrowserServices } from "../config/services";
import type { attempt, logFailure } from "./attempt";
import type { currentConsent } from "./consent-answer";
import type { pageLocation } from "./attribution";
import type { openTab } from "./open-tab";
import type { eraseRefused } from "./store";
import type { experimentLog } from "./variant";

/** What a lazily loaded file uses of the entry file: if it imported that, the bundler would split the entry file. */
export interface EntryFunctions {
  attempt: typeof attempt;
  note: typeof logFailure;
  openTab: typeof openTab;
  currentConsent: typeof currentConsent;
  eraseRefused: typeof eraseRefused;
  pageLocation: typeof pageLocation;
  experiment: typeof experimentLog;
  errors: {
    /** Errors, buffered in memory until consent and the reporter are there; empty if errors are never reported. */
    kept: Event[];
    /** Receives the next error; buffers it until it is replaced. */
    report(event: Event): void;
  };
}

/** A service that runs while the visitor allows it. */
export interface Service {
  name: string;
  start(): void;
  /** Stops the service; the caller then erases its data. */
  stop(): void;
}

/** The service to which errors are reported. */
export type Sentry = NonNullable<BrowserServices["sentry"]>;
