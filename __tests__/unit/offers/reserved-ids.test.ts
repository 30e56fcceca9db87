/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { comparisonSlug } from "@/lib/offers/comparison";
import { offerId } from "@/lib/offers/fields";
import * as files from "@/lib/offers/registry";
import { reservedIds } from "@/lib/offers/reserved-ids";
import { sitePages } from "@/lib/site/pages";
import { offerCode } from "../../../scripts/offers/template.mjs";

const root = join(__dirname, "../../..");
const isSlug = (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Sources of the framework's at the top of `app`, which have no address. */
const sources = ["error", "global-error", "globals", "layout", "not-found", "page", "tokens", "base"];

/** What lies at the top of the addresses: `app/cambios.atom` is called «cambios», `app/[slug]` has no name. */
const served = ["app", "public"]
  .flatMap((folder) => readdirSync(join(root, folder)))
  .map((entry) => entry.split(".")[0] ?? "")
  .filter((name) => isSlug(name) && !sources.includes(name));

/** Words of the language, as the compiler knows them, of which no constant of a module can be called. */
const words = Array.from({ length: ts.SyntaxKind.LastKeyword + 1 }, (_, kind) => ts.tokenToString(kind))
  .filter((word) => word !== undefined && isSlug(word))
  .filter((word) => {
    const options = { reportDiagnostics: true, compilerOptions: { module: ts.ModuleKind.ESNext } };
    const { diagnostics } = ts.transpileModule(`export const ${word} = { id: 1 };\nexport {};`, options);
    return diagnostics?.length;
  });

/** What a new offer's file calls its own, as an id would be written: `newCustomer` is «new-customer». */
const written = offerCode({
  ...files.lowi,
  id: "x",
  risk: undefined,
  monogram: "X",
  sourceUrl: "",
  today: "",
  benefit: "10 € al mes",
  shortBenefit: "5 %",
  requirements: "Abre la cuenta y espera 2 días.",
});
const own = [...written.matchAll(/^(?:import (?:type )?\{ (.+) \}|const (\w+) =)/gm)]
  .flatMap(([, imported = "", constant]) => constant ?? imported.split(", "))
  .map((name) => name.replace(/\B[A-Z]/g, "-$&").toLowerCase());

test("there are addresses and words", () => {
  expect(served).toEqual(expect.arrayContaining(["legal", "comparar", "heroes", "md"]));
  expect(words).toEqual(expect.arrayContaining(["new", "class", "default"]));
  expect(own).toEqual(expect.arrayContaining(["benefit", "euros", "percent", "count", "new-customer"]));
});

test.each([...new Set([...served, ...words, ...own])])("no offer is called «%s»", (id) => {
  expect(reservedIds).toContain(id);
  expect(offerId.safeParse(id).error?.issues[0]?.message).toContain("otro nombre");
});

test("every one has the form of an id: others are refused by it", () => {
  expect(reservedIds.filter((id) => !isSlug(id))).toEqual([]);
  expect(new Set(reservedIds).size).toBe(reservedIds.length);
});

test("every page of the site's own is reserved", () => {
  expect(reservedIds).toEqual(expect.arrayContaining(sitePages.map(({ id }) => id)));
});

test("an id that reads like a comparison is refused", () => {
  const id = comparisonSlug([{ id: "uno" }, { id: "dos" }]);
  expect(offerId.safeParse(id).error?.issues[0]?.message).toContain("un id sin «-vs-»");
});

test("no offer of ours is called so", () => {
  for (const { id } of Object.values(files)) expect(offerId.safeParse(id).error).toBeUndefined();
});
