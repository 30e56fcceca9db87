import { realpathSync } from "node:fs";
import { createRequire } from "node:module";

const fromStryker = createRequire(realpathSync(process.argv[1] ?? ""));
const environment = fromStryker.resolve("@stryker-mutator/jest-runner/jest-env/node");
const { MUTATED = "", MUTATION_TESTS = "", MUTATION_REPORT = "" } = process.env;

/** One module at a time (`run.mjs` beside this says which): what a file does when it loads is then tested by its own tests alone. */
const config = {
  mutate: [MUTATED],
  testRunner: "jest",
  jest: {
    configFile: "jest.config.mjs",
    config: { testMatch: MUTATION_TESTS.split(",").map((path) => `<rootDir>/${path}`) },
  },
  coverageAnalysis: "perTest",
  // Stryker sees which test runs what through an environment of its own, also where a test asks for Node's.
  buildCommand: `node scripts/mutation/environments.mjs ${environment}`,
  concurrency: 2,
  // On a loaded machine tests are slow: that they take longer than before is not to count as noticed, only a loop without end.
  timeoutMS: 60_000,
  // It would load TypeScript from its own folder, to rewrite what Jest does not read.
  tsconfigFile: "none",
  tempDirName: "test-results/mutation-copy",
  ignorePatterns: [".next*", "coverage", "test-results"],
  reporters: ["json"],
  jsonReporter: { fileName: MUTATION_REPORT },
  logLevel: "error",
};

export default config;
