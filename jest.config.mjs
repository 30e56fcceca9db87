import nextJest from "next/jest.js";

/** Packages published as ES modules only, which Jest must transform. */
const MODULES = ["parse5", "entities", "zod", "isbot", "feedsmith", "marked", "@vercel"];

/** @type {import("jest").Config} */
const shared = {
  modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/test-results"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFiles: ["<rootDir>/__tests__/environment.ts"],
};

/** @type {import("jest").Config[]} */
const projects = [
  {
    ...shared,
    displayName: "unit",
    // Those of components and of the browser's script ask for jsdom in their first line.
    testEnvironment: "node",
    testMatch: ["<rootDir>/__tests__/unit/**/*.test.{ts,tsx}"],
    globalSetup: "<rootDir>/__tests__/unit-data.ts",
    transform: {
      "/lib/(catalogue/data|ground/holidays|copy/prose/sources)\\.ts$":
        "<rootDir>/__tests__/data-transform.mjs",
    },
    setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  },
  {
    ...shared,
    displayName: "pages",
    // Test files, and the checks that some of them gather: see `filter` below.
    testMatch: [
      "<rootDir>/__tests__/{pages,specification}/*.test.ts",
      "<rootDir>/__tests__/pages/!(crawl|dom|setup|site).ts",
      "<rootDir>/__tests__/specification/!(*.spec).{ts,tsx}",
    ],
    // jsdom, but with packages resolved as in Node.
    testEnvironment: "jsdom",
    testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
    globalSetup: "<rootDir>/__tests__/pages/setup.ts",
  },
];

/** @param {import("jest").Config} project */
async function complete(project) {
  const config = await nextJest({ dir: "./" })(project)();
  // The first pattern that matches a file applies.
  const transform = { ...project.transform, ...config.transform };
  return { ...config, transform, transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join("|")})/)`] };
}

export default async function configure() {
  return {
    projects: await Promise.all(projects.map(complete)),
    filter: "<rootDir>/__tests__/pages/alone.cjs",
    // By default Jest leaves one processor idle: half of two.
    maxWorkers: "100%",
    // Generous, for loaded machines.
    testTimeout: 30_000,
  };
}
