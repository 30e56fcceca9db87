import { all, type BuiltSite, buildSite, words } from "./site";

let site: BuiltSite;

beforeAll(async () => {
  jest.useFakeTimers({
    now: new Date("2026-12-31T23:30:00Z"),
    doNotFake: ["nextTick", "setImmediate", "queueMicrotask"],
  });
  site = await buildSite({ NEXT_PUBLIC_CONTACT_EMAIL: "hola@ejemplo.es" });
});
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["/legal/terminos", "Términos y condiciones", 12],
  ["/legal/privacidad", "Política de privacidad", 13],
])("%s: «%s» in %d numbered sections", async (path, title, count) => {
  await site.show(path);
  expect(words(document.querySelector("h1"))).toBe(title);
  const titles = all("main h2").map(words);
  expect(titles).toHaveLength(count);
  titles.forEach((one, i) => expect(one).toMatch(new RegExp(`^${i + 1}\\. \\p{Lu}`, "u")));
  const back = all("main a").find((link) => words(link) === "Volver al inicio");
  expect(back).toHaveAttribute("href", "/");
  expect(all("main a[href='mailto:hola@ejemplo.es']").length).toBeGreaterThan(0);
});

test("the terms carry the day on which they are read, in Madrid", async () => {
  await site.show("/legal/terminos");
  expect(words(document.querySelector("h1 + p"))).toBe("Última actualización: 1 de enero de 2027");
  expect(words(document.querySelector("footer"))).toContain("© 2027 PlanAmigo");
  expect((await import("@/app/legal/terminos/page")).dynamic).toBe("force-dynamic");
});

test("both stay out of search results, under their own address", async () => {
  for (const [page, path] of [
    [await import("@/app/legal/terminos/page"), "/legal/terminos"],
    [await import("@/app/legal/privacidad/page"), "/legal/privacidad"],
  ] as const)
    expect(page.metadata).toMatchObject({ robots: { index: false }, alternates: { canonical: path } });
});
