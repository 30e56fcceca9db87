/** @jest-environment node */
import { endingFaults, offerTypography, typographyFaults } from "../../../../scripts/offers/typography.mjs";

const NBSP = "\u00a0";

test.each([
  ["10€ de regalo", /espacio que no se parte/],
  ["10 € de regalo", /espacio que no se parte/],
  ["un 10 % menos", /espacio que no se parte/],
  [`€${NBSP}10`, /detrás de la cifra/],
  ["30 días", /unidas/],
  ["1,000 usuarios", /los millares con punto/],
  [`12.50${NBSP}€`, /los decimales con coma/],
  ['el "plan"', /comillas españolas/],
  ["el “plan”", /comillas españolas/],
  ["el «plan", /las dos comillas/],
  ["el plan»", /las dos comillas/],
  ["¡Hola!", /sin exclamaciones/],
  ["Hola!", /sin exclamaciones/],
  ["y más...", /puntos suspensivos/],
  ["dos  espacios", /espacios dobles/],
  ["fin ", /espacios dobles/],
  ["mal , puesto", /pegado/],
  ["Qué es?", /«¿»/],
  ["¿Qué es? Y esto?", /«¿»/],
  ["TODO: escribir", /terminado/],
  ["una oferta increíble", /sin exagerar/],
  ["si usted quiere", /de tú/],
])("%s", (text, right) => {
  expect(typographyFaults(text)).toEqual([expect.stringMatching(right)]);
});

test.each([
  `Recibe 12,50${NBSP}€ y un 10${NBSP}% en 30${NBSP}días.`,
  `Más de 100.000${NBSP}€, «según su web».`,
  "¿Qué es? ¿Y esto?",
  "Artículo 6.1.f del RGPD, versión 4.0.",
])("%s is right", (text) => {
  expect(typographyFaults(text)).toEqual([]);
});

test.each([
  ["landing.faq.0.answer", "Sin punto", ["una frase con su punto final"]],
  ["history.0.summary", "Sin punto", ["una frase con su punto final"]],
  ["benefit", "Con punto.", ["un rótulo sin punto final"]],
  ["landing.steps.1.title", "Con punto.", ["un rótulo sin punto final"]],
  ["landing.steps.1.text", "Con punto.", []],
  ["referralUrl", "Sin punto", []],
])("%s: «%s»", (place, text, faults) => {
  expect(endingFaults({ place, text })).toEqual(faults);
});

test("an offer's addresses, names and dates are no words", () => {
  const offer = { id: "a  b", referralUrl: "https://a.es/?x=10€", verifiedOn: "2025-09", benefit: "10€" };
  expect(offerTypography(offer)).toEqual([
    { field: "benefit", found: "10€", right: expect.stringContaining("euros") },
  ]);
});
