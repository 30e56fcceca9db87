import { readSources } from "./read-sources";

/**
 * The offers' sources. The bundler replaces this module with their content (`scripts/sources-loader.mjs`), so that a
 * server reads no files and the development server sees each change.
 */
export const sources = readSources(process.cwd());
