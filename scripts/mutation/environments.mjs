// Run by Stryker in its copy of the tree: names its own environment where a test asks for Node's.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [environment = ""] = process.argv.slice(2);
for (const name of readdirSync("__tests__", { recursive: true, encoding: "utf8" })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const path = join("__tests__", name);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("@jest-environment node", `@jest-environment ${environment}`));
}
