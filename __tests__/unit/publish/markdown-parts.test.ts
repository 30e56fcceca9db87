import { frame, independence } from "@/lib/copy/frame";
import { blockMarkdown, closing, join } from "@/lib/publish/markdown-parts";
import { site } from "@/lib/config/site";

test.each([
  ["Un párrafo.", "Un párrafo."],
  [{ list: ["uno", "dos"] }, "- uno\n- dos"],
  [{ link: "Cambios", url: "/cambios" }, "[Cambios](http://localhost:3000/cambios)"],
  [{ link: "a@b.es", url: "mailto:a@b.es" }, "[a@b.es](mailto:a@b.es)"],
  [
    { table: { caption: "T", columns: ["Estado", "Cuándo"], rows: [["Vigente", "Hoy."]] } },
    "| Estado | Cuándo |\n| --- | --- |\n| Vigente | Hoy. |",
  ],
  [{ tools: { intro: "Mira", show: "Ver", erase: "Borrar" } }, ""],
])("%j in Markdown", (block, text) => expect(blockMarkdown(block)).toBe(text));

test("blocks that are empty leave no gap", () => {
  expect(join(["# Uno", undefined, "", "Dos."])).toBe("# Uno\n\nDos.\n");
});

test("a page ends with how the site earns, for whom offers are, whose it is not, and where the page is", () => {
  const [rule, said, address, ...rest] = closing("/cambios");
  expect([rule, rest]).toEqual(["---", []]);
  for (const words of [frame.disclosure, frame.newCustomers, independence(site)])
    expect(said).toContain(words);
  expect(address).toMatch(/: http:\/\/localhost:3000\/cambios$/);
});
