import { readProse } from "./read-prose";

/** The pages of prose. A build bundles what they hold (`scripts/data-loader.mjs`). */
export const prose = readProse(process.cwd());
