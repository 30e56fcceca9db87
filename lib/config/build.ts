/** What a build hands to the code that it compiles. `scripts/build-config.ts` defines each. */
export interface BuildConstants {
  /** The build's environment variables, as JSON: answers use the same values as prerendered pages. */
  SITE_ENVIRONMENT: string;
  /** The commit; empty without git. */
  SITE_COMMIT: string;
  SITE_BUILT_AT: string;
  /** The folder of the build, from the folder of the server. */
  SITE_DIST_DIR: string;
  /** File name of the site's script, and the source of its inline part. */
  SITE_SCRIPT_ENTRY: string;
  SITE_SCRIPT_EARLY: string;
  /** Sources (`'sha256-…'`) of the scripts in every page. */
  INLINE_SCRIPTS: string;
  /** Offers with an A/B test that runs, separated by spaces: they are enabled and have two heroes. */
  RUNNING_EXPERIMENTS: string;
  /** Whether a DSN is configured. Written in full where it is read: the build then leaves the error reporter out. */
  REPORTS_ERRORS: boolean;
}

// The compiler replaces a name only where it is written as it is; without a build, it does not exist.
declare global {
  const SITE_ENVIRONMENT: string | undefined;
  const SITE_COMMIT: string | undefined;
  const SITE_BUILT_AT: string | undefined;
  const SITE_DIST_DIR: string | undefined;
  const SITE_SCRIPT_ENTRY: string | undefined;
  const SITE_SCRIPT_EARLY: string | undefined;
  const INLINE_SCRIPTS: string | undefined;
  const RUNNING_EXPERIMENTS: string | undefined;
  const REPORTS_ERRORS: boolean | undefined;
}

/** Folder of a build, unless `DIST_DIR` names another. */
export const DIST_DIR = ".next";

/**
 * The constants of the running build. In development and in tests there is no build, and each is `undefined`; what
 * holds then is said where it is used.
 */
export const build = {
  environment: (): string | undefined =>
    typeof SITE_ENVIRONMENT === "undefined" ? undefined : SITE_ENVIRONMENT,
  commit: () => (typeof SITE_COMMIT === "undefined" ? undefined : SITE_COMMIT),
  builtAt: () => (typeof SITE_BUILT_AT === "undefined" ? undefined : SITE_BUILT_AT),
  /** A copy of a build may be served from another folder: then the variable says so, to the framework too. */
  distDir: () => (typeof SITE_DIST_DIR === "undefined" ? undefined : process.env.DIST_DIR || SITE_DIST_DIR),
  scriptEntry: () => (typeof SITE_SCRIPT_ENTRY === "undefined" ? undefined : SITE_SCRIPT_ENTRY),
  scriptEarly: () => (typeof SITE_SCRIPT_EARLY === "undefined" ? undefined : SITE_SCRIPT_EARLY),
  inlineScripts: () => (typeof INLINE_SCRIPTS === "undefined" ? undefined : INLINE_SCRIPTS),
  runningExperiments: () =>
    typeof RUNNING_EXPERIMENTS === "undefined" ? undefined : RUNNING_EXPERIMENTS.split(" "),
};

/** The variables that say how to build, where none is a setting of the site (`lib/config/site.ts`). */
export function buildSettings(env: Readonly<Record<string, string | undefined>>) {
  return {
    distDir: env.DIST_DIR || DIST_DIR,
    /** For the container: only the files that the server needs. */
    isStandalone: env.BUILD_OUTPUT === "standalone",
    /** `npm test` checks types beforehand. */
    areTypesChecked: env.TYPES_CHECKED === "true",
    /** Vercel without its adapter collects the pages itself: see `scripts/lean/after-build.ts`. */
    collectsPages: Boolean(env.VERCEL) && !env.NEXT_ADAPTER_PATH,
    /** Vercel gives a build the compiler's cache of the one before it. Elsewhere most builds are the first, for which writing it is lost. */
    keepsCache: Boolean(env.VERCEL),
    /** The commit on Vercel, which builds without git's folder. */
    commit: env.VERCEL_GIT_COMMIT_SHA,
  };
}
