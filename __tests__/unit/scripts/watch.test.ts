import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

const words =
  "Una cuenta para tu día a día, sin letra pequeña que asuste ni prisas de ninguna clase. ".repeat(4);
const page = (text: string) => `<!doctype html><title>Bases</title><main><p>${words}<p>${text}</main>`;

/** Answers of the provider's site, by path. */
let pages: Record<string, RequestListener>;
let asked: string[];
let server: Server;
let copy: Copy;

const html =
  (body: string, status = 200): RequestListener =>
  (_, answer) =>
    answer.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
const moved =
  (location: string): RequestListener =>
  (_, answer) =>
    answer.writeHead(301, { location }).end();

const bases = page("Llévate <b>10</b>&nbsp;€ si compras en 30 días. Garantía: 100.000 euros.");
/** The same page with one more sentence. */
const saying = (sentence: string) => html(bases.replace("</main>", `<p>${sentence}</main>`));

beforeAll((done) => {
  server = createServer((request, answer) => {
    asked.push(`${request.url} ${request.headers["user-agent"]}`);
    (pages[request.url ?? ""] ?? html("", 404))(request, answer);
  }).listen(0, "127.0.0.1", done);
});
afterAll(() => server.close());

beforeEach(() => {
  asked = [];
  pages = { "/bases": html(bases) };
  // Offers must have https addresses; this server has none.
  const { fetch } = globalThis;
  const { port } = server.address() as AddressInfo;
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((url, init) =>
      fetch(String(url).replace(/^https:\/\/www\.muestra\.example/, `http://127.0.0.1:${port}`), init),
    );
  copy = copyOf({ muestra: sampleText });
});
afterEach(() => copy.remove());

const watch = async () => (await copy.offers("watch")).output;

test("a changed figure is reported until somebody verifies the offer; other changes are not", async () => {
  expect(await watch()).toBe("muestra: primera lectura: dice 10 € y 30 días");
  expect(await watch()).toBe("muestra: igual");
  pages["/bases"] = html(
    bases.replace("<title>Bases", "<title>Bases legales").replace("Llévate", "<i>Llévate</i>"),
  );
  expect(await watch()).toBe("muestra: igual");
  pages["/bases"] = html(bases.replace("prisas", "carreras"));
  expect(await watch()).toBe("muestra: igual en sus cifras");
  pages["/bases"] = html(
    bases.replace("10</b>&nbsp;€", "20</b> €").replace("si compras en", "y compra antes de"),
  );
  const change = "ha cambiado: ya no dice 10 €; dice 30 días con otras palabras";
  expect(await watch()).toBe(`muestra: ${change}`);
  expect(await watch()).toBe(`muestra: ${change}`);
  expect((await copy.offers()).output).toMatch(new RegExp(`^muestra .*\n    2026-11-22: ${change}$`, "m"));
  const raised = await copy.offers("set", "muestra", "bonus", "20", "--checked", "--note", "Sube a 20 €.");
  expect(raised.code).toBe(0);
  expect(await watch()).toBe("muestra: primera lectura: dice 20 € y 30 días");
});

test("a visit makes two requests, names the site as user agent, and stores no text of the page", async () => {
  await watch();
  const agent = "planamigo-check/3.0 (+https://site.example/metodologia#programa)";
  expect(asked).toEqual([`/robots.txt ${agent}`, `/bases ${agent}`]);
  const kept = readFileSync(join(copy.root, ".watch.json"), "utf8");
  expect(kept).not.toMatch(/llévate|compras/i);
});

test("a run visits one page per host; others wait for another day", async () => {
  const other = sampleText.replace("/bases", "/otra").replace("weight: 1", "name: Otra\nweight: 2");
  copy.write("otra", other.replace('"Muestra"', '"Otra"'));
  pages["/otra"] = html(bases);
  const late = "otro día; hoy ya se ha visitado www.muestra.example";
  expect((await watch()).split("\n").map((line) => line.endsWith(late))).toEqual([false, true]);
  expect(asked).toHaveLength(2);
});

test("a page that has moved is read at its new address, which is reported", async () => {
  pages["/nuevas"] = html(bases);
  pages["/bases"] = moved("/nuevas");
  expect(await watch()).toContain("dice 10 € y 30 días; ahora está en https://www.muestra.example/nuevas");
});

test.each<[what: string, pages: Record<string, RequestListener>, output: string]>([
  ["refuses programs", { "/bases": html("", 403) }, "no deja entrar a programas (403)"],
  ["is not for robots", { "/robots.txt": html("User-agent: *\nDisallow: /bases") }, "robots.txt"],
  [
    "is made by script",
    { "/bases": html(`<div id="app"></div><script>${words}10 €</script><noscript>${words}</noscript>`) },
    "sin script está vacía",
  ],
  ["never answers", { "/bases": () => undefined }, "no responde a tiempo"],
  [
    "is a document",
    { "/bases": (_, answer) => answer.setHeader("content-type", "application/pdf").end("%PDF") },
    "no es una página, sino application/pdf",
  ],
  ["leads to what is not https", { "/bases": moved("http://otra.example/") }, "que no es https"],
  ["says none of the figures", { "/bases": html(page("Ya no hay regalo.")) }, "cifras: 10 € ni 30 días"],
])("a page that %s is reported as unread, with the reason", async (_what, answers, output) => {
  jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException("", "TimeoutError")), 1500);
    return control.signal;
  });
  pages = { ...pages, ...answers };
  const line = await watch();
  expect(line).toMatch(/^muestra: no se pudo leer \(.*\)$/);
  expect(line).toContain(output);
});

test.each<[what: string, answer: RequestListener, says: string]>([
  ["is gone", html("", 404), "ya no existe (404)"],
  ["says that it is over", saying("La oferta está finalizada."), "parece terminada: dice «finalizada»"],
  [
    "names a last day that has passed",
    saying("Válida hasta el 31 de octubre de 2026."),
    "parece terminada: su último día era el 31 de octubre de 2026",
  ],
  [
    "redirects to the home page",
    moved("/es/"),
    "parece terminada: lleva a la portada; ahora está en https://www.muestra.example/es/",
  ],
])("a page that %s is reported until somebody checks or disables the offer", async (_what, answer, says) => {
  pages["/es/"] = html(bases);
  await watch();
  pages["/bases"] = answer;
  expect(await watch()).toBe(`muestra: ${says}`);
  expect(await watch()).toBe(`muestra: ${says}`);
  expect(await copy.offers("verify", "muestra")).toMatchObject({ code: 0 });
  if (!says.includes("ya no existe")) {
    // Checked by a person: what it says is known, and does not come back.
    expect(await watch()).toMatch(/^muestra: primera lectura/);
    expect(await watch()).toMatch(/^muestra: igual/);
  }
});

test("a page that is over at its first reading is reported, questions and later editions are not", async () => {
  pages["/bases"] = saying("La campaña ha terminado.");
  expect(await watch()).toBe("muestra: parece terminada: dice «ha terminado»");
  copy.remove();
  copy = copyOf({ muestra: sampleText });
  const later = "¿Y si la oferta ha terminado? <p>Válida hasta el 1/1/2026, ampliada hasta el 1/1/2027.";
  pages["/bases"] = saying(later);
  expect(await watch()).toMatch(/^muestra: primera lectura/);
});

test("a page is decoded by the charset of its own head", async () => {
  const text = `<meta charset="iso-8859-1">${bases.replace("Llévate", "Promoción terminada. Llévate")}`;
  pages["/bases"] = (_, answer) =>
    answer.writeHead(200, { "content-type": "text/html" }).end(Buffer.from(text, "latin1"));
  expect(await watch()).toBe("muestra: parece terminada: dice «terminada»");
});

test.each([
  ["/nueva?codigo=1", "primera lectura: dice 10 € y 30 días"],
  ["/", /tu enlace lleva a la portada, sin el código: puede haber caducado$/],
  ["https://otra.example/", /tu enlace lleva a otra\.example, que no parece de Muestra$/],
  ["/nada", /tu enlace responde 404$/],
])("the owner's own link is checked by where it lands: %s", async (location, says) => {
  copy.remove();
  const link = "https://www.muestra.example/invita";
  copy = copyOf(
    { muestra: sampleText },
    { settings: { referralUrls: { muestra: link }, offersPreview: [] } },
  );
  Object.assign(pages, { "/": html(""), "/nueva?codigo=1": html("") });
  const mock = jest.mocked(globalThis.fetch);
  const ask = mock.getMockImplementation() ?? fetch;
  mock.mockImplementation(async (url, init) => {
    if (String(url) !== link) return ask(url, init);
    const target = new URL(location, String(url)).href;
    const answer = target.includes("otra.example") ? new Response("") : await ask(target, init);
    return Object.defineProperty(new Response("", { status: answer.status }), "url", { value: target });
  });
  const output = (await watch()).replace(/^muestra: /, "");
  if (typeof says === "string") expect(output).toBe(says);
  else expect(output).toMatch(says);
});

test("after a failed visit, a page is compared with the last one that was read", async () => {
  await watch();
  pages["/bases"] = html("", 500);
  expect(await watch()).toBe("muestra: no se pudo leer (responde 500)");
  pages["/bases"] = html(bases.replace("10</b>&nbsp;€", "20</b> €"));
  expect(await watch()).toBe("muestra: ha cambiado: ya no dice 10 €; dice 30 días con otras palabras");
});

test("verify asks about each due offer, and saves each yes at once", async () => {
  copy.remove();
  const confirm = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const other = sampleText.replace('brand: "Muestra"', 'brand: "Otra"').replace("weight: 1", "weight: 2");
  copy = copyOf({ muestra: sampleText, otra: other }, { confirm });
  const { code, output } = await copy.offers("verify");
  expect(code).toBe(0);
  expect(output).toMatch(
    /1 de 2 · Muestra: [^]*Ábrela: https:\/\/www\.muestra\.example\/bases \(sin visitar\)/,
  );
  expect(output).toMatch(/Sin anotar\.[^]*2 de 2 · Otra: [^]*otra: comprobada hoy/);
  expect(copy.git("status", "--porcelain")).toBe(" M content/offers/otra.yaml\n");
  confirm.mockResolvedValue(true);
  await copy.offers("verify");
  expect((await copy.offers("verify")).output).toBe("Nada por comprobar.");
});
