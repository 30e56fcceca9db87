/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import * as offers from "@/lib/offers/registry";
import { readOrder } from "../../scripts/offers/usage.mjs";

const under = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? under(path) : [path];
  });

const pages = ["README.md", "CONTRIBUTING.md", ...under("docs").filter((path) => path.endsWith(".md"))];
const workflows = under(".github/workflows");
const texts = [...pages, ...workflows, "Dockerfile"].map(
  (path) => [path, readFileSync(path, "utf8")] as const,
);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("the documentation is read whole", () => {
  for (const path of ["docs/editar-ofertas.md", "docs/deploy.md", "docs/growth.md"])
    expect(pages).toContain(path);
  expect(pages.filter((path) => path.startsWith("docs/decisions/")).length).toBeGreaterThanOrEqual(4);
  expect(workflows.length).toBeGreaterThanOrEqual(3);
});

test.each(["README.md", "docs/editar-ofertas.md"])("%s asks for the Node that is needed", (path) => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const least = [...engines.node.matchAll(/>=([\d.]+)/g)].map(([, version = ""]) => version);
  const named = [...readFileSync(path, "utf8").matchAll(/(?<![\d.])2\d\.\d+(?![\d.]*\d)/g)].map(
    ([version]) => version,
  );
  expect([...new Set(named)]).toEqual(least);
});

test.each(texts)("%s: its links lead to files that are there", (path, text) => {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = ""]) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
});

test.each(texts)("%s: the files that it names are there", (_path, text) => {
  const named = [
    ...text.matchAll(/(?<![\w/.-])((?:app|components|lib|scripts|__tests__|docs)\/[\w./[\]-]+\.\w+)/g),
  ]
    .map(([, name = ""]) => name)
    .filter((name) => !/mi-banco/.test(name));
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test.each(texts)("%s: its commands exist", (_path, text) => {
  const named = [...text.matchAll(/\bnpm run (?:-\S+ )*([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** A command line in its words, as a shell parts it. */
const wordsOf = (line: string) =>
  [...line.replaceAll("\\\n", " ").matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );

const orders = texts.flatMap(([path, text]) =>
  [...text.matchAll(/npm run offers((?:[^\n`»«\\)|#]|\\\n)*)/g)].map(([line, rest = ""]) => ({
    path,
    line,
    rest,
  })),
);

test.each(orders)("$path: «$line» is understood", ({ rest }) => {
  const [first, ...others] = wordsOf(rest.replace(/[.,:;]\s.*$/s, ""));
  const args = first === "--" ? others : [first, ...others].filter((word) => word !== undefined);
  const { ids } = readOrder(args, { NODE_ENV: "test" });
  const known = [...Object.values(offers).map(({ id }) => id), "mi-banco"];
  expect(ids.filter((id) => !known.includes(id))).toEqual([]);
});

test("the orders of the documentation are many", () => expect(orders.length).toBeGreaterThan(15));

test.each(texts)("%s: the variables that it names are explained in .env.example", (_path, text) => {
  const example = readFileSync(".env.example", "utf8");
  const named = [...text.matchAll(/\bNEXT_PUBLIC_[A-Z0-9_]+/g)].map(([name]) => name);
  expect(named.filter((name) => !example.includes(name))).toEqual([]);
});

test("what the container is made of is what the build leaves", async () => {
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, output] = /\bBUILD_OUTPUT=(\w+)/.exec(dockerfile) ?? [];
  jest.replaceProperty(process, "env", { ...process.env, BUILD_OUTPUT: output });
  const { default: configure } = await import("../../next.config");
  jest.restoreAllMocks();
  expect((await configure(PHASE_PRODUCTION_SERVER)).output).toBe("standalone");
  expect(existsSync("app/healthz/route.ts") && dockerfile.includes("/healthz")).toBe(true);
  expect(dockerfile.lastIndexOf("USER node")).toBeLessThan(dockerfile.indexOf("CMD ["));
  for (const [, source = ""] of dockerfile.matchAll(/^COPY (?!--from)((?:\S+ )+)\S+$/gm))
    for (const path of source.trim().split(" ")) expect(existsSync(path)).toBe(true);
});
