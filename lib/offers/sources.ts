import { readSources } from "./read-sources";

/**
 * The sources of this site. A bundle holds them themselves in the place of this module (`scripts/sources-loader.mjs`):
 * a server needs no files, and the development server sees each change.
 */
export const sources = readSources(process.cwd());
