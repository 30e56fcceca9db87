/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate } from "html-validate/node";
import { watchMistakes } from "../../../../scripts/dev/content-watch.mjs";
import { mistakesPage } from "../../../../scripts/dev/mistakes-page.mjs";
import { guarded } from "../../../../scripts/dev/guard.mjs";

const MISTAKES = [
  'El catálogo de ofertas tiene errores:\n- lib/offers/a.ts · weight\n    encontrado: "<2>"\n    correcto: un número, sin comillas\n- lib/offers/b.ts · id\n    encontrado: nada\n    correcto: x',
];

const page = { accept: "text/html,*/*" };

test.each([
  ["/", page, 500, "2 errores"],
  ["/paypal", { accept: "*/*", rsc: "1" }, 500, "2 errores"],
  ["/_next/static/chunks/x.js", page, 200, "site"],
  ["/__nextjs_font/x", page, 200, "site"],
  ["/assets/site.js", { accept: "*/*" }, 200, "site"],
])("%s while there are mistakes", async (path, headers, status, text) => {
  const server = createServer(
    guarded(
      async () => MISTAKES,
      (_, response) => void response.end("site"),
    ),
  );
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: headers as Record<string, string>,
  });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  server.close();
});

test("without mistakes the site answers", async () => {
  const site = jest.fn();
  const request = { headers: page, url: "/" } as never;
  await guarded(async () => [], site)(request, {} as never);
  expect(site).toHaveBeenCalledTimes(1);
});

test("the page says file, field, found and right, and asks again by itself", async () => {
  const html = mistakesPage(MISTAKES);
  expect(html).toContain("Hay 2 errores en las ofertas");
  expect(html).toContain("<h2>lib/offers/a.ts · weight</h2>");
  expect(html).toContain("<dt>encontrado</dt><dd>&#34;&#60;2&#62;&#34;</dd>");
  expect(html).toContain("<dt>correcto</dt><dd>un número, sin comillas</dd>");
  expect(html).toContain('<meta http-equiv="refresh" content="2">');
  const rules = { "meta-refresh": "off", "no-inline-style": "off" } as const;
  const judge = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: { ...rules, "long-title": "off" },
  });
  expect((await judge.validateString(html)).results.flatMap(({ messages }) => messages)).toEqual([]);
});

test("what has no parts is shown as it is", () => {
  expect(mistakesPage(["boom <x>"])).toContain("<pre>boom &#60;x&#62;</pre>");
});

test("the content is looked at again only when a file came, went or changed", async () => {
  const root = mkdtempSync(join(tmpdir(), "watch-"));
  for (const folder of ["lib/offers", "public/heroes"]) mkdirSync(join(root, folder), { recursive: true });
  const file = join(root, "lib/offers/a.ts");
  writeFileSync(file, "1");
  const look = jest.fn(async () => ["x"]);
  const now = watchMistakes(root, look);
  expect([await now(), await now()]).toEqual([["x"], ["x"]]);
  expect(look).toHaveBeenCalledTimes(1);
  const steps = [
    () => writeFileSync(file, "22"),
    () => utimesSync(file, 1, 1),
    () => writeFileSync(join(root, "public/heroes/a.svg"), ""),
    () => unlinkSync(file),
  ];
  for (const [i, step] of steps.entries()) {
    step();
    await now();
    expect(look).toHaveBeenCalledTimes(i + 2);
  }
  rmSync(root, { recursive: true });
});
