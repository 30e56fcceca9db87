import { readSources } from "./read-sources";

/** The offers' sources. The bundler replaces this module with their content (`scripts/sources-loader.mjs`). */
export const sources = readSources(process.cwd());
