import { addDays, longDate, madridDate } from "@/lib/format/dates";
import { ask } from "./crawl";
import { all, hrefs, plain, words } from "./dom";
import { full } from "./site";

const today = madridDate(new Date());
const signUp = addDays(today, -40);
const since = addDays(today, -5);
const query = `alta=${signUp}&hecho=denegado&desde=${since}&escrito=${since}`;

const open = async (address: string) => {
  const answer = await ask("full", address);
  return { ...answer, document: new DOMParser().parseFromString(answer.text, "text/html") };
};

test("each offer's claim begins with its answer, then has its days in order, a source and a letter", async () => {
  for (const { id, detailPath, brand } of full.catalogue.enabled) {
    const { status, headers, document } = await open(`${detailPath}/reclamar?${query}`);
    expect([id, status, headers["cache-control"]?.includes("public")]).toEqual([id, 200, false]);
    const part = document.querySelector("#reclamacion");
    expect(part?.querySelector("h2")?.id).toBe("fechas-titulo");
    const days = all("ol time", part ?? document).map((day) => day.getAttribute("datetime") ?? "");
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect(days).toEqual([...days].sort());
    expect(hrefs(part ?? document)).toContainEqual(
      expect.stringContaining(`${id}.reclamar=denegado.${since}`),
    );
    for (const text of [brand, longDate(signUp), "si cumplo las condiciones"])
      expect(words(document.querySelector("#carta-texto"))).toContain(plain(text));
  }
});

test("a claim's letter and calendar are files; without answers, the letter's address explains", async () => {
  const [offer] = full.catalogue.enabled;
  const path = `${offer?.detailPath}/reclamar/carta.txt`;
  const letter = await ask("full", `${path}?${query}`);
  expect([letter.status, letter.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const calendar = await ask("full", `/mis-plazos.ics?${offer?.id}.reclamar=denegado.${since}.${since}`);
  expect(calendar.text).toContain("Reclamación");
  const { status, headers, text } = await ask("full", path);
  expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
    ...[400, "no-store", "text/html; charset=utf-8"],
  ]);
  expect(text).toMatch(/<h1>[^<]{10}/);
});
