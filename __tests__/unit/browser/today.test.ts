/** @jest-environment jsdom */
import fc from "fast-check";
import { correctDates } from "@/lib/browser/enhancements";
import { correctDay } from "@/lib/browser/today";

const html = `
  <span data-current-year="">2026</span>
  <p id="day" data-status="2026-10-01">Comprobada el 1 de octubre de 2026</p>
  <p id="row" data-short="" data-status="2026-10-01">Comprobada oct. 2026</p>
  <p id="ending" data-status="2026-09/2026-12-31">Comprobada en septiembre de 2026</p>
  <p id="note" data-checked="2026-09 2026-09-02">Comprobadas en septiembre de 2026: …</p>
  <ul><li data-badge="2026-10-01">Promoción activa</li></ul>
  <span data-due="4 3" data-aged="el 28 feb. 2026.">3 meses después del alta</span>
  <div data-until="2026-12-31"><a href="https://a.example/">Ir</a></div>
  <template data-after="2026-12-31"><p id="ended" data-status="2026-10-01/2026-12-31"></p></template>`;

function read(instant: string | number) {
  document.body.innerHTML = html;
  correctDay(new Date(instant), (line, text) => {
    line.textContent = text;
  });
  const [day, ending] = ["day", "ending"].map((id) => document.getElementById(id));
  return {
    year: document.querySelector("[data-current-year]")?.textContent,
    statuses: [day?.textContent, ending?.textContent],
    row: document.getElementById("row")?.textContent,
    note: document.querySelector<HTMLElement>("#note:not([hidden])")?.textContent,
    badge: document.querySelector("li")?.textContent,
    due: document.querySelector("[data-due]")?.textContent,
    link: document.querySelector("a") !== null,
    // What comes out of the template is corrected too.
    ended: Boolean(document.getElementById("ended")?.textContent),
  };
}

const day = "Comprobada el 1 de octubre de 2026";
const month = "Comprobada en septiembre de 2026";

test.each([
  ["2026-11-21T23:00:00Z", { year: "2026", statuses: [day, month], link: true, ended: false }],
  [
    "2026-11-30T23:00:00Z",
    {
      statuses: [day, month],
      note: "Algunas, comprobadas hace 3\u00a0meses: mira su fecha y confírmalas en la web oficial antes de registrarte.",
      badge: "Promoción por confirmar · 1\u00a0oct.\u00a02026",
    },
  ],
  ["2026-12-31T22:59:59Z", { year: "2026", link: true, ended: false }],
  ["2026-12-31T23:00:00Z", { year: "2027", link: false, ended: true }],
  [
    "2038-01-19T03:14:08Z",
    {
      year: "2038",
      statuses: [day, "Finalizada el 31 de diciembre de 2026"],
      row: "Comprobada oct.\u00a02026",
      note: "Comprobadas hace 11\u00a0años: confírmalas en la web oficial antes de registrarte.",
      due: "el 23\u00a0abr.\u00a02038.",
    },
  ],
  // The site's dates have years of four digits: on a later day the page stays as it was built.
  ["+012026-01-01T00:00:00Z", { year: "2026", statuses: [day, month], link: true }],
])("a page read at %s shows the dates and statuses of that moment", (instant, expected) => {
  expect(read(instant)).toMatchObject(expected);
});

test("no wrong clock breaks a page", () => {
  const clock = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(clock, (now) => {
      const { link, ended, statuses, year, due } = read(now.getTime());
      expect(link).toBe(!ended);
      for (const text of [...statuses, year, due]) expect(text).not.toMatch(/undefined|Invalid|NaN/);
    }),
  );
});

test("a page built today says how old its checks are", () => {
  document.body.innerHTML = '<p data-aged="Hace 14 meses.">Comprobada en septiembre de 2025.</p>';
  document.documentElement.dataset.freshUntil = String(Date.UTC(2026, 10, 24));
  correctDates(new Date("2026-11-23T12:00:00Z"));
  expect(document.body.textContent).toBe("Hace 14 meses.");
});
