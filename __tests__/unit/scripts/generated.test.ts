import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "../../../scripts/offers/generated";
import { sampleText } from "../offers/sample";
import { copyOf } from "./offers-copy";

test.each(Object.entries(generatedFiles()))(
  "%s is what the schema makes (npm run offers -- check --write renews it)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

test("only check --write renews what the schema makes; check says what is stale", async () => {
  const FILE = "content/offers/schema.json";
  const copy = copyOf({ muestra: sampleText }, { generated: { [FILE]: "now\n" } });
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
  const read = () => readFileSync(join(copy.root, FILE), "utf8");
  writeFileSync(join(copy.root, FILE), "before\n");
  for (const command of ["list", "diff", "help", "check"]) await copy.offers(command);
  expect(read()).toBe("before\n");
  expect((await copy.offers("check")).output).toMatch(/- content\/offers\/schema\.json\n.*\n.*check --write/);
  expect((await copy.offers("check", "--write")).output).toContain(`Escrito: ${FILE}`);
  expect(read()).toBe("now\n");
  // Git on Windows may give it that system's line ends.
  writeFileSync(join(copy.root, FILE), "now\r\n");
  expect((await copy.offers("check")).output).not.toContain(FILE);
  copy.remove();
});
