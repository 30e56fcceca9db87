import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builds } from "../builds";

const folder = join(builds.default.distDir, "server");

/** By the name of its trace: the files of the build that a page or a handler loads, as the framework lists them. */
const traces = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js.nft.json"))
  .map((path): [name: string, files: string[]] => {
    const { files } = JSON.parse(readFileSync(join(folder, path), "utf8")) as { files: string[] };
    return [path.replace(".js.nft.json", ""), files.map((file) => join(folder, dirname(path), file))];
  });

const parts = {
  "the editors' checks": /logo de ofertas tiene errores/,
  "the calendar of every country": /date-holidays/,
  "a parser of YAML": /BLOCK_FOLDED/,
};

/** Writes the YAML at the top of a Markdown twin, while the site is built. */
const WRITES_YAML = "app/files/markdown/[page]/route";

test.each(Object.entries(parts))("no page and no handler loads %s", (part, mark) => {
  const holds = (file: string) =>
    mark.test(file) ||
    (file.endsWith(".js") && file.includes("/chunks/") && mark.test(readFileSync(file, "utf8")));
  const found = traces.filter(([, files]) => files.some(holds)).map(([name]) => name);
  expect(traces.length).toBeGreaterThan(20);
  expect(found).toEqual(part === "a parser of YAML" ? [WRITES_YAML] : []);
});
