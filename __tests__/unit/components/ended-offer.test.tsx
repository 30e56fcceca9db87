/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { comparisonRows } from "@/components/tools/comparison/comparison-rows";
import { DeadlinesPage } from "@/components/tools/deadlines/deadlines-page";
import { ProofPage } from "@/components/tools/proof/proof-page";
import { proof } from "@/lib/tools/proof/tool";
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
    "Hasta el 14 de enero de 2026, la promoción de Muestra era esta: quien cumplía los requisitos recibía 150 € o 400 € según su nómina. Debías abrir la cuenta, traer una nómina de 800 € o más y mantener las condiciones 24 meses.",
  );
  expect(plain(document.body.textContent)).toContain(
    "Del regalo de Muestra, 28,50 € de 150 € y 76 € de 400 € eran para Hacienda: Muestra retenía un 19 %.",
  );
  // That it is over is said at the top and under the ticket, and not again.
  expect(document.body.textContent.match(/terminó|ha terminado|Finalizada|no se puede/g)).toEqual([
    "terminó",
    "Finalizada",
  ]);
  expect(screen.getAllByText(/^Requisitos de entonces/).length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent(
    /Qué te piden|Cómo funciona|completa el registro|puede cambiar|si empiezas hoy|antes de registrarte|¿Qué requisitos tiene/,
  );
});

test("a day of payment of an ended promotion is told as what it said, and its clients «se apuntaron»", () => {
  const offer = promotion(`
campaign: {until: 2025-09-02}
who: {existing: true}
asks: [{do: enrol, code: true}, {do: bills, within: {until: 2025-09-30}}]
gives: [{to: you, money: 5 EUR, when: {on: 2025-10, days: 16-31}, tax: unknown}]
`);
  render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
  const text = plain(document.body.textContent);
  expect(text).toContain(
    "Según la promoción de Muestra, el regalo llegaba entre el 16 y el 31 de octubre de 2025.",
  );
  expect(text).toContain("Si te apuntaste a tiempo, pide a Muestra");
  expect(text).not.toMatch(/regalo de Muestra llega|te diste de alta a tiempo/);
  expect(proof.lead?.(offer, today)).toMatch(/^Guarda esta hoja si te apuntaste a tiempo:/);
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
  expect(text).toContain("Solo traer la nómina.");
  expect(text).not.toContain("150-400 €");
  expect(text).not.toMatch(/Lo que te queda\b|Si empiezas hoy/);
});

test("a promotion that nobody new can have promises nothing on its sheet, nor beside others", () => {
  const closedYaml = `
closed: {since: 2025-07, source: https://esma.example/}
asks: [{do: open}, {do: trade, markets: [al contado]}]
gives: [{to: you, percent: 10 %, of: {name: comisiones, question: Comisiones que pagarías en un año, assumption: comisiones, usual: 100 EUR}, for: ever}]
`;
  const offer = promotion(closedYaml);
  render(
    <>
      <ProofPage offer={offer} today={today} />
      <ValuePage offer={offer} today={today} parsed={{ euros: 100 }} />
      {comparisonRows([offer, promotion(overYaml)], today).flatMap(({ key, values }) =>
        key === "left" || key === "requirements" ? <div key={key}>{values[0]}</div> : [],
      )}
    </>,
  );
  const text = plain(document.body.textContent);
  expect(text).toMatch(/Lo que dice la promoción.*Qué pedía/);
  expect(text).toContain("Lo que dice la promoción: 10 % ");
  expect(text).toContain("No calculamos qué te quedaría");
  expect(document.querySelector("form")).toBeNull();
  expect(text).not.toMatch(/Qué recibes|Qué te piden|Ahorras|Lo que suponemos|te queda:/);
});

test("its sheet names a body abroad as the claim does, and apart from the bodies how to ask for one's data", () => {
  const abroad = "La entidad es de Luxemburgo: según el asunto, puede decidir la CSSF.";
  const offer = promotion(
    `{claim: {abroad: "${abroad}"}, asks: [{do: open}], gives: [{to: you, money: 10 EUR}]}`,
  );
  render(<ProofPage offer={offer} today={today} />);
  expect(screen.getByText(/puede decidir la CSSF\. FIN.NET ayuda a encontrar/)).toBeVisible();
  const agency = screen.getByRole("link", { name: /Agencia Española de Protección de Datos/ });
  expect(agency.closest("li")).toBeNull();
  expect(agency.closest("p")).toHaveTextContent(/^Si te dicen que ya eras cliente/);
});
