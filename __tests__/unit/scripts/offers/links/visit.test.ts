/** @jest-environment node */
import { visit } from "../../../../../scripts/offers/links/visit.mjs";
import { badServer } from "./bad-server";

let server: Awaited<ReturnType<typeof badServer>>;
beforeAll(async () => (server = await badServer()));
afterAll(() => server.close());

/** The server has two names: one stands for https, the other for http. */
const manners: Parameters<typeof visit>[1] = {
  timeoutMs: 400,
  retryMs: 0,
  userAgent: "test",
  gate: (_host, request) => request(),
  secure: ({ hostname }) => hostname !== "127.0.0.1",
};

test.each([
  ["/good", "good", "200"],
  ["/empty", "good", "204"],
  ["/not-modified", "good", "304"],
  ["/no-head", "good", "200"],
  ["/head-hangs", "good", "200"],
  ["/head-lies", "good", "200"],
  ["/flaky", "good", "200"],
  ["/slow-body", "good", "200"],
  ["/endless-body", "good", "200"],
  ["/relative", "good", "200"],
  ["/step-10", "good", "200"],
  ["/missing", "broken", "la página no existe (404)"],
  ["/gone", "broken", "la página no existe (410)"],
  ["/teapot", "broken", "responde 418"],
  ["/step-11", "broken", "más de 10 redirecciones"],
  ["/loop", "broken", "da vueltas: una redirección lleva a la misma página"],
  ["/itself", "broken", "da vueltas: una redirección lleva a la misma página"],
  ["/nowhere", "broken", "redirige (302) sin decir adónde"],
  ["/nonsense", "broken", "redirige (302) sin decir adónde"],
  ["/insecure", "broken", "que no es https"],
  ["/wall", "unsure", "no deja entrar a programas (403)"],
  ["/limit", "unsure", "no deja entrar a programas (429)"],
  ["/down", "unsure", "el servidor falla (503)"],
  ["/reset", "unsure", "el servidor corta la conexión"],
  ["/slow-headers", "unsure", "no responde a tiempo"],
  ["/garbage", "unsure", "una respuesta que no se entiende"],
  ["/huge-headers", "unsure", "una respuesta que no se entiende"],
])("%s is %s: %s", async (path, state, found) => {
  const result = await visit(server.url(path), manners);
  expect(result.found).toContain(found);
  expect(result.state).toBe(state);
});

test.each([
  ["/good", false],
  ["/found", false],
  ["/moved", true],
  ["/moved-twice", true],
  ["/moved-and-found", false],
])("%s has moved for good: %s", async (path, moved) => {
  expect(await visit(server.url(path), manners)).toMatchObject({ moved, end: server.url("/good") });
});

test("no server, no name and no real https", async () => {
  const closed = await badServer();
  const address = closed.url("/good");
  closed.close();
  expect(await visit(address, manners)).toMatchObject({ state: "unreachable" });
  expect(await visit("http://no-such-host.invalid/", manners)).toMatchObject({
    state: "unreachable",
    found: expect.stringContaining("el dominio no existe, o no hay conexión"),
  });
  expect(await visit(server.url("/good").replace("http:", "https:"), manners)).toMatchObject({
    state: "broken",
    found: expect.stringContaining("el certificado de seguridad no vale"),
  });
  expect(await visit(server.url("/good"), { ...manners, secure: undefined })).toMatchObject({
    state: "broken",
    found: expect.stringContaining("que no es https"),
  });
});

test("HEAD first, GET only where it says little, once more after a failure", async () => {
  server.asked.length = 0;
  for (const path of ["/good", "/missing", "/down", "/slow-headers"]) await visit(server.url(path), manners);
  const methods = (path: string) =>
    server.asked.filter((one) => one.path === path).map(({ method }) => method);
  expect(methods("/good")).toEqual(["HEAD"]);
  expect(methods("/missing")).toEqual(["HEAD", "GET"]);
  expect(methods("/down")).toEqual(["HEAD", "GET", "GET"]);
  expect(methods("/slow-headers")).toEqual(["HEAD", "GET"]);
});
