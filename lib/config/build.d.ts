/*
 * Constants that `next.config.ts` defines at build time; undefined in development and in tests.
 */

/** The build's environment variables, as JSON: answers use the same values as prerendered ones. */
declare const SITE_ENVIRONMENT: string | undefined;
declare const SITE_COMMIT: string | undefined;
/** The folder of the build, from the folder of the server. */
declare const SITE_DIST_DIR: string | undefined;
declare const SITE_BUILT_AT: string | undefined;
/** File name of the site's script, and the source of its inline part. */
declare const SITE_SCRIPT_ENTRY: string | undefined;
declare const SITE_SCRIPT_EARLY: string | undefined;
/** Sources (`'sha256-…'`) of the scripts in every page. */
declare const INLINE_SCRIPTS: string | undefined;
/** Offers with an A/B test that runs, separated by spaces: they are enabled and have two heroes. */
declare const RUNNING_EXPERIMENTS: string | undefined;
/** False if no DSN is configured: the build then leaves the error reporter out. */
declare const REPORTS_ERRORS: boolean | undefined;
