/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { DeadlinesPage } from "@/components/tools/deadlines/deadlines-page";
import { ValuePage } from "@/components/tools/value/value-page";
import { promotion } from "../offers/promotion-samples";
import { plain } from "../offers/sample";

// A promotion that is over, told as over.
const today = "2026-01-15";

const overYaml = `
campaign: {until: 2026-01-14}
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: keep, what: conditions, for: 24 months, breaks: unknown}]
gives: [{to: you, tiers: [{from: 800 EUR, money: 150 EUR}, {from: 2000 EUR, money: 400 EUR}], tax: {withheld: 19 %}, when: unknown}]
`;

test("the page of an ended promotion says what it gave and asked, and asks nobody to begin", () => {
  const offer = promotion(overYaml);
  render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
  expect(plain(document.body.textContent)).toContain(
    "La promoción de Muestra terminó el 14 de enero de 2026. Quien cumplía los requisitos recibía de 150 € a 400 € según su nómina. Pedía abrir la cuenta, traer una nómina de 800 € o más y mantener las condiciones 24 meses.",
  );
  expect(screen.getAllByText(/^Qué pedía/).length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent(
    /Qué te piden|Cómo funciona|completa el registro|puede cambiar|si empiezas hoy|antes de registrarte|¿Qué requisitos tiene/,
  );
});

test("what was left of an ended promotion is told after tax, and its days count from no sign-up of today", () => {
  const offer = promotion(overYaml);
  render(
    <>
      <ValuePage offer={offer} today={today} />
      <DeadlinesPage offer={offer} today={today} />
    </>,
  );
  const text = plain(document.body.textContent);
  expect(text).toContain("Muestra retenía un 19 %: te quedaban 121,50 € de 150 € y 324 € de 400 €.");
  expect(text).toContain("Lo que te quedaba, antes de impuestos");
  expect(text).not.toMatch(/Lo que te queda\b|Si empiezas hoy/);
});
