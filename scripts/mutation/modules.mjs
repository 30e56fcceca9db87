import { existsSync, readdirSync } from "node:fs";
import { allOffers } from "../offer-files.mjs";

/** Whose tests are not called like themselves. */
const ELSEWHERE = {
  "lib/dates": ["lib/dates-words"],
  "lib/experiment": ["middleware"],
  "lib/feeds": ["app/files"],
  "lib/file-response": ["app/files"],
  "lib/markdown-site": ["app/empty-catalogue", "app/many-changes"],
  "lib/mistake": ["lib/site", "lib/offers/mistakes"],
  "lib/offers/catalogue": ["lib/offers/mistakes-between-offers"],
  "lib/offers/conditions": ["lib/offers/bounds"],
  "lib/offers/deadlines": ["lib/offers/bounds"],
  "lib/offers/fields": ["lib/offers/mistakes"],
  "lib/offers/landing": ["lib/offers/mistakes", "lib/offers/bounds"],
  "lib/offers/messages": ["lib/offers/mistakes", "lib/offers/bounds"],
  "lib/offers/offer": ["lib/offers/mistakes", "lib/offers/order-of-dates", "lib/offers/bounds"],
  "lib/offers/protection": ["lib/protection", "lib/offers/mistakes", "lib/offers/bounds"],
  "lib/offers/value": ["lib/offers/mistakes", "lib/offers/bounds"],
  "lib/open-data": ["app/files"],
  "lib/pattern": ["lib/glossary", "lib/report-limits"],
  "lib/report-limits": ["lib/error-reports"],
  "lib/share-card": ["lib/metadata"],
  "lib/settings": ["lib/site"],
  "lib/site": ["lib/site-of-process"],
  "lib/training-crawlers": ["app/files"],
};

/** Content and constants, by which nothing is decided: the offers' own files, the list of them, names. */
const CONTENT = [
  ...allOffers().map((id) => `lib/offers/${id}.ts`),
  "lib/offers/registry.ts",
  "lib/config/paths.ts",
  "lib/http/prerender.ts",
  "lib/privacy/replay-session.ts",
];

/**
 * The modules that a mutation may break, each with the tests that are to notice.
 * @param {string[]} wanted parts of their paths; without one, all of them
 */
export function modules(wanted) {
  return ["lib", "lib/offers"]
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith(".ts") && !CONTENT.includes(path))
    .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
    .map((path) => ({ path, tests: testsOf(path.replace(/\.ts$/, "")) }));
}

/** @param {string} name */
function testsOf(name) {
  const others = Object.entries(ELSEWHERE).find(([module]) => module === name)?.[1] ?? [];
  return [name, ...others].map((test) => `__tests__/${test}.test.ts`).filter((path) => existsSync(path));
}
