import * as files from "@/lib/offers/registry";
import { catalogueWith, complaint, lowiWith } from "./sample";

const { lowi } = files;
const { landing } = lowi;

const url = "una dirección https completa y sin espacios: «https://www.ejemplo.es/»";
const date = "una fecha que exista: «2025-09-25», o «2025-09» si no se sabe el día";
const id = "minúsculas, cifras y guiones, con una letra al principio: «trade-republic»";
const slug = "minúsculas, cifras y guiones: «trade-republic»";
const taken = "otro nombre: ese ya es una dirección de la web o una palabra de su código";
const colour = "un color en seis cifras y minúsculas: «#0070e0»";
const money =
  "la cantidad con euros() o percent() de lib/format, entre acentos graves: `${euros(10)} de regalo`";
const spaces = "texto sin espacios al principio ni al final, ni dobles";
const unknown = "un campo que exista: este sobra o está mal escrito";
const unsure = "una frase, false si no se aplica, o nada si no se sabe con seguridad";
const mark = "el trazo de un icono, { path }, o una o dos iniciales, { monogram: «TR» }";
const gaps = "un texto sin huecos: el dato que va entre ${ } no existe o está mal escrito";
const atMost = (length: number) => `un texto de ${length} caracteres como máximo: tiene ${length + 1}`;

/** A field, a wrong value in it, and what the message calls right. */
const mistakes: [field: string, value: unknown, right: string][] = [
  ["category", "banca", 'una de estas opciones: "finanzas", "crypto", "telecom"'],
  ["risk", "alto", 'una de estas opciones: "investment", "crypto"'],
  ["id", "Lowi", id],
  ["id", "11onze", id],
  ["id", "lowi móvil", id],
  ["id", "Lowi-vs-N26", id],
  ["id", "legal", taken],
  ["id", "new", taken],
  ["id", "lowi-vs-n26", "un id sin «-vs-», que separa las ofertas en la dirección de una comparación"],
  ["eligibility.conditions.0.id", "Sí", slug],
  ["eligibility.conditions.0.id", "Móvil", slug],
  ["eligibility.conditions.0.id", "tener móvil", slug],
  ["weight", 0, "un número que sea 1 como mínimo"],
  ["weight", 1.5, "un número entero, sin comillas"],
  ["weight", "6", "un número, sin comillas"],
  ["brand", 24, "un texto entre comillas"],
  ["landing.steps", 3, "una lista entre corchetes: [ … ]"],
  ["landing.faq.0", "¿Qué es?", "campos entre llaves: { … }"],
  ["enabled", "yes", "true o false, sin comillas"],
  ["minutes", 0, "un número que sea 1 como mínimo"],
  ["minutes", 601, "un número que sea 600 como máximo"],
  ["referralUrl", "http://www.lowi.es/", url],
  ["referralUrl", "www.lowi.es", url],
  ["referralUrl", "http://www.lowi.es/?a=https://www.lowi.es/", url],
  ["referralUrl", "https://", url],
  ["referralUrl", "https:www.lowi.es", url],
  ["referralUrl", "https://www.lowi.es/mi enlace", url],
  ["officialUrl", "javascript:alert(1)", url],
  ["sourceUrl", "https://localhost/", url],
  ["verifiedOn", "25/09/2025", date],
  ["verifiedOn", "2025-02-29", date],
  ["verifiedOn", "2025-13", date],
  ["verifiedOn", "2025", date],
  ["validFrom", "2025-06-31", date],
  ["validUntil", "mañana", date],
  ["history.0.date", "2025-9-1", date],
  ["color", "#FFF", colour],
  ["color", "azul", colour],
  ["color", "#0070E0", colour],
  ["color", "#0070e0ff", colour],
  ["color", "azul #0070e0", colour],
  ["color", "#ffe600", "un color que se distinga sobre blanco (contraste de 3 a 1): oscurécelo"],
  ["logo", {}, mark],
  ["logo", "lowi.svg", mark],
  ["protection.country", true, unsure],
  ["brand", "x".repeat(25), atMost(24)],
  ["benefit", "x".repeat(61), atMost(60)],
  ["shortBenefit", "x".repeat(33), atMost(32)],
  ["description", "x".repeat(181), atMost(180)],
  ["requirements", "x".repeat(161), atMost(160)],
  ["seoTitle", "x".repeat(61), atMost(60)],
  ["seoDescription", "x".repeat(156), atMost(155)],
  ["callToAction", "x".repeat(33), atMost(32)],
  ["landing.hero.title", "x".repeat(81), atMost(80)],
  ["landing.steps.0.text", "x".repeat(321), atMost(320)],
  ["landing.faq.0.answer", "x".repeat(601), atMost(600)],
  ["landing.finePrint.0", "x".repeat(241), atMost(240)],
  ["benefit", "", "un texto que no esté vacío"],
  ["benefit", "10€ de regalo", money],
  ["benefit", "10 € de regalo", money],
  ["benefit", "10 % menos", money],
  ["benefit", " de regalo", spaces],
  ["benefit", "de  regalo", spaces],
  ["benefit", "undefined de regalo", gaps],
  ["benefit", "[object Object] de regalo", gaps],
  [
    "benefit",
    "un regalo de cumplea\ufffdos",
    "el fichero guardado como UTF-8: hay una letra que no se puede leer",
  ],
  ["benefit", "NaN\u00a0€ de regalo", gaps],
  ["history", [], "1 elemento como mínimo: hay 0"],
  ["landing.faq", landing.faq.slice(0, 3), "4 elementos como mínimo: hay 3"],
  ["landing.hero.badges", ["1", "2", "3", "4", "5"], "4 elementos como máximo: hay 5"],
  ["landing.hero.layout", "wide", "una disposición que exista: «split» o «centred»"],
  ["landing.sections.0.kind", "video", "una clase de sección que exista"],
  ["landing.sections", [landing.sections[0], landing.sections[0]], "una sola sección de cada clase"],
  ["bonus", 10, unknown],
  ["landing.hero.subtitle", "x", unknown],
  ["landing.sections.0.points.0.icon", "x", unknown],
];

test.each(mistakes)("%s: %j", (field, value, right) => {
  const shown = JSON.stringify(value);
  const message = complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  const [title, place, found, correct, ...more] = message.split("\n");
  expect(title).toBe("El catálogo de ofertas tiene errores:");
  expect(place?.replace(/ \(.+\)$/, "")).toBe(`- lib/offers/lowi.ts · ${field}`);
  expect(found).toBe(`    encontrado: ${shown.length > 120 ? `${shown.slice(0, 120)}…` : shown}`);
  expect(correct).toContain(`    correcto: `);
  expect(correct).toContain(right);
  expect(more).toEqual([]);
});

test.each([
  [0, "un número que sea 0,01 como mínimo"],
  [1e7, "un número que sea 1.000.000 como máximo"],
])("a gain of %d euros: figures are told as people write them", (euros, right) => {
  const message = complaint(() => catalogueWith({ lowi: lowiWith("value.gain", { kind: "amount", euros }) }));
  expect(message).toContain(
    `- lib/offers/lowi.ts · value.gain.euros\n    encontrado: ${euros}\n    correcto: ${right}`,
  );
});

const optional = ["risk", "validFrom", "validUntil", "minutes", "referrerBenefit"];
const required = Object.keys(lowi).filter((field) => !optional.includes(field));

test.each([...required, "landing.hero.title", "landing.steps", "landing.faq.0.answer"])(
  "%s is missing",
  (field) => {
    const message = complaint(() => catalogueWith({ lowi: lowiWith(field, undefined) }));
    expect(message).toMatch(/\n {4}encontrado: nada\n {4}correcto: ./);
    expect(message).toContain(`- lib/offers/lowi.ts · ${field}`);
    expect(message.split("\n")).toHaveLength(4);
  },
);

test.each(optional)("%s may be missing", (field) => {
  expect(complaint(() => catalogueWith({ lowi: lowiWith(field, undefined) }))).toBe("");
});

test("a short benefit may be left out where the benefit itself is short", () => {
  const file = { ...lowi, shortBenefit: undefined };
  expect(complaint(() => catalogueWith({ lowi: { ...file, benefit: "x".repeat(32) } }))).toBe("");
  const long = { ...file, benefit: "x".repeat(33) };
  expect(complaint(() => catalogueWith({ lowi: long }))).toContain(
    "- lib/offers/lowi.ts · shortBenefit\n    encontrado: nada\n    correcto: una versión de benefit de 32",
  );
});
