import nextJest from "next/jest.js";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["<rootDir>/__tests__/browser/", "<rootDir>/\\.next"],
  modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/test-results"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  // Left to itself it keeps a processor free: of two, that is half.
  maxWorkers: "100%",
  // A loaded machine is slow, not wrong.
  testTimeout: 30_000,
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  // The words are content: nothing in them runs.
  collectCoverageFrom: ["lib/**/*.ts", "!lib/copy/**"],
  coverageThreshold: { global: { statements: 95 } },
};

/** Packages that come as modules only, which Jest must translate. */
const MODULES = ["parse5", "entities", "zod", "isbot", "feed", "vanilla-cookieconsent", "@vercel"];

export default async function configure() {
  const complete = await nextJest({ dir: "./" })(config)();
  return { ...complete, transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join("|")})/)`] };
}
