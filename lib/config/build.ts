/** What a build hands to the code that it compiles. `scripts/build-config.ts` writes it. */
export interface BuiltWith {
  /** The build's environment variables: answers use the same values as prerendered pages. */
  environment: Readonly<Record<string, string | undefined>>;
  /** The commit; empty without git. */
  commit: string;
  builtAt: string;
  /** The folder of the build, from the folder of the server. */
  distDir: string;
  /** File name of the site's script, and the source of its inline part. */
  scriptEntry: string;
  scriptEarly: string;
  /** Sources (`'sha256-…'`) of the scripts in every page. */
  inlineScripts: string;
  /** Offers with an A/B test that runs: they are enabled and have two heroes. */
  runningExperiments: string[];
}

// The compiler replaces a name only where it is written as it is; without a build, it does not exist.
declare global {
  /** `BuiltWith`, as JSON. */
  const SITE_BUILD: string | undefined;
  /** Whether a DSN is configured. Written in full where it is read: the build then leaves the error reporter out. */
  const REPORTS_ERRORS: boolean | undefined;
}

/** Folder of a build, unless `DIST_DIR` names another. */
export const DIST_DIR = ".next";

/**
 * What the running build was made with. In development and in tests there is no build, and all is `undefined`; what holds
 * then is said where it is used.
 */
export const build: Partial<BuiltWith> = typeof SITE_BUILD === "undefined" ? {} : JSON.parse(SITE_BUILD);

// A copy of a build may be served from another folder: then the variable says so, to the framework too.
if (build.distDir) build.distDir = process.env.DIST_DIR || build.distDir;

/** The variables that say how to build, where none is a setting of the site (`lib/config/site.ts`). */
export function buildSettings(env: Readonly<Record<string, string | undefined>>) {
  return {
    distDir: env.DIST_DIR || DIST_DIR,
    /** Whether only the files that the server needs are put out, for the container. */
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
