import { parseArgs } from "node:util";
import { Failure } from "../failure.mjs";

export const usage = `npm run bench                       growth and server: half an hour; of this tree, at most its build is renewed
npm run bench -- --growth           builds with 10, 100 and 1,000 offers, in a throwaway copy
npm run bench -- --sizes 10,5000    builds with so many offers
npm run bench -- --minutes 40       how long one of these builds may take (30)
npm run bench -- --server           the server beside nginx, which has to be installed
npm run bench -- --seconds 8        how long each of its measurements takes (5)`;

/** @typedef {{ server: boolean, growth: boolean, sizes: number[], seconds: number, minutes: number }} Options */

/**
 * What to measure; throws the usage where it is not understood.
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { server, growth, sizes, seconds, minutes } = parsed(args);
  const all = !server && !growth && sizes === undefined;
  return {
    server: Boolean(server) || all,
    growth: Boolean(growth) || sizes !== undefined || all,
    sizes: (sizes ?? "10,100,1000").split(",").map((size) => numberOf("--sizes", size, 9000)),
    seconds: numberOf("--seconds", seconds ?? "5", 60),
    minutes: numberOf("--minutes", minutes ?? "30", 240),
  };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        server: { type: "boolean" },
        growth: { type: "boolean" },
        sizes: { type: "string" },
        seconds: { type: "string" },
        minutes: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} most
 */
function numberOf(name, text, most) {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value <= most) return value;
  throw new Failure(`${name}: «${text}» is no whole number from 1 to ${most}.\n\n${usage}`);
}
