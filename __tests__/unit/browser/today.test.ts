import fc from "fast-check";
import { correctDay } from "@/lib/browser/today";

/** The end of 2026-11-21 in Madrid. */
const freshUntil = Date.parse("2026-11-21T23:00:00Z");
const html = `
  <span data-current-year="">2026</span>
  <p id="active" data-status="2026-11-20">Promoción activa</p>
  <p id="due" data-status="2026-10-01">Por revisar: verificada el 1 de octubre de 2026</p>
  <p id="ending" data-status="2026-11-20/2026-12-31">Vigente: verificada el 20 de noviembre de 2026</p>
  <div data-until="2026-12-31"><a href="https://a.example/">Ir</a></div>
  <div data-after="2026-12-31" hidden>Ha terminado</div>`;

function read(instant: string | number) {
  document.body.innerHTML = html;
  correctDay(new Date(instant), freshUntil);
  const text = (id: string) => document.getElementById(id)?.textContent;
  return {
    year: document.querySelector("[data-current-year]")?.textContent,
    statuses: [text("active"), text("due"), text("ending")],
    link: document.querySelector("a") !== null,
    ended: !document.querySelector<HTMLElement>("[data-after]")?.hidden,
  };
}

const due = "Por revisar: verificada el 1 de octubre de 2026";
const current = "Vigente: verificada el 20 de noviembre de 2026";
const late = [
  "Sin verificar desde el 20 de noviembre de 2026",
  "Sin verificar desde el 1 de octubre de 2026",
  "Finalizada el 31 de diciembre de 2026",
];

test.each([
  [
    "2026-11-21T23:00:00Z",
    { year: "2026", statuses: ["Promoción activa", due, current], link: true, ended: false },
  ],
  [
    "2026-12-20T23:00:00Z",
    {
      year: "2026",
      statuses: [
        "Por revisar: verificada el 20 de noviembre de 2026",
        due,
        "Por revisar: verificada el 20 de noviembre de 2026",
      ],
      link: true,
      ended: false,
    },
  ],
  ["2026-12-31T22:59:59Z", { year: "2026", link: true, ended: false }],
  ["2026-12-31T23:00:00Z", { year: "2027", link: false, ended: true }],
  ["2038-01-19T03:14:08Z", { year: "2038", statuses: late, link: false, ended: true }],
  // No calendar of ours has such a day, so nothing is said of it.
  ["+012026-01-01T00:00:00Z", { year: "2026", statuses: ["Promoción activa", due, current], link: true }],
])("read at %s", (instant, expected) => {
  expect(read(instant)).toMatchObject(expected);
});

test("no clock, however wrong, breaks a page", () => {
  const clock = fc.date({ noInvalidDate: true });
  fc.assert(
    fc.property(clock, (now) => {
      const { link, ended, statuses, year } = read(now.getTime());
      expect(link).toBe(!ended);
      for (const text of [...statuses, year]) expect(text).not.toMatch(/undefined|Invalid|NaN/);
    }),
  );
});
