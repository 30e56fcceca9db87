import { madridDate } from "../format/dates";
import { readData } from "./catalogue";

/**
 * The checked offers. The build runs this module once and bundles what it exports as plain data
 * (`scripts/data-loader.mjs`): a server reads no YAML, checks nothing and does not depend on its clock.
 */
export const data = readData(process.cwd(), madridDate(new Date()));
