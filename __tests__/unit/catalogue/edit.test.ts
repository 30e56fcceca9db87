import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { valuesIn } from "@/lib/catalogue/differences";
import { readDocument } from "@/lib/catalogue/document";
import { applyEdits, fieldPath, parseFieldValue, editsFor } from "@/lib/catalogue/edit";
import { fieldRefusal } from "@/lib/catalogue/field-refusal";
import { readQuantity, writtenQuantity } from "@/lib/format/quantity";
import { sampleText } from "../offers/sample";

const files = ["content/offers", "content/drafts"].filter(existsSync).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [name.replace(/\.yaml$/, ""), `${folder}/${name}`]),
);

/** The names of an offer's figures: each by its own name, and by its place in the file. */
function figuresOf(id: string, text: string): [name: string, value: string][] {
  const { data, terms } = readDocument(id, text);
  const { campaign, invitation, who, asks, gives, keeps } = Object(terms);
  const placed = valuesIn({ campaign, invitation, who, asks, gives, keeps }, []).map(
    ({ path, value }): [string, string] => [path.join("."), String(value)],
  );
  const named = Object.entries(Object(Object(data).facts))
    // A sum of several is no figure of the file.
    .filter(([name]) => typeof parseDocument(text).getIn(fieldPath(text, name)) === "string")
    .map(([name, value]): [string, string] => [name, String(value)]);
  return [...placed, ...named].filter(([, value]) => readQuantity(value));
}

test.each(files)("every figure of %s is set by its name and by its place", (id = "", file = "") => {
  const text = readFileSync(file, "utf8");
  for (const [name, value] of figuresOf(id, text)) {
    const { least, most, unit } = readQuantity(value)!;
    const path = fieldPath(text, name);
    // A tier stays between its neighbours.
    const step = path.includes("tiers") ? 0.5 : least > 1 ? -1 : 1;
    const next = (figure: number) => Math.round((figure + step) * 100) / 100;
    const other = writtenQuantity({ least: next(least), ...(most && { most: next(most) }), unit });
    const before = parseDocument(text).getIn(path);
    const after = parseFieldValue(path, before, other);
    expect([name, fieldRefusal(id, text, name, path, before, after)]).toEqual([name, undefined]);
    const changed = applyEdits(text, editsFor(text, path, after)) ?? "";
    expect([name, parseDocument(changed).getIn(path), readDocument(id, changed).findings]).toEqual([
      name,
      other,
      [],
    ]);
  }
});

test("a list is set in brackets", () => {
  const path = ["who", "not"];
  const after = parseFieldValue(path, undefined, "[contratos de empresa, autónomos]");
  expect(after).toEqual(["contratos de empresa", "autónomos"]);
  const changed = applyEdits(sampleText, editsFor(sampleText, path, after)) ?? "";
  expect(changed).toContain("not: [contratos de empresa, autónomos]");
});

test("a last day is set by its name inside its record", () => {
  const text = sampleText.replace("within: 30 days", "within: { until: 2026-03-31 }");
  const path = fieldPath(text, "window");
  const changed =
    applyEdits(text, editsFor(text, path, parseFieldValue(path, "2026-03-31", "30/04/2026"))) ?? "";
  expect(changed).toContain("within: {until: 2026-04-30}");
});
