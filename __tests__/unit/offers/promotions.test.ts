// Promotions of the shapes that the market has, as an editor writes them: what pages say of each.
import { closedWords, statusWords } from "@/lib/copy/status";
import { disclosureOf } from "@/lib/copy/frame";
import { taxNote } from "@/lib/copy/tax";
import {
  advertisingLabel,
  advertisingShortest,
  gainsSummary,
  riskLineOf,
  warningAside,
  youGain,
} from "@/lib/ground/offer-words";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { isOpen, isTakeable } from "@/lib/offers/status";
import { claimFor } from "@/lib/tools/claim/claim";
import { claimLetter } from "@/lib/tools/claim/letter";
import { eligibility } from "@/lib/tools/eligibility/tool";
import { proofChecklist } from "@/lib/tools/proof/words";
import { catalogueOf, plain, sampleFile } from "./sample";
import {
  payroll,
  tiered,
  staged,
  interest,
  points,
  energy,
  customers,
  tied,
  nextMonth,
  closed,
  promotion,
} from "./promotion-samples";

test.each<[what: string, yaml: string, texts: Record<string, unknown>]>([
  [
    "a payroll",
    payroll,
    {
      benefit: "400 € de regalo",
      requirements: "Abre la cuenta y trae una nómina o una pensión de 800 € o más.",
      condition: "Nómina desde 800 €",
      gains: ["400 € de regalo", "10 € al mes de regalo durante 12 meses (120 €)", "En total: 520 €"],
      tax: "El regalo es de 400 € antes de impuestos: con la retención habitual, del 19 %, te quedarían 324 € de 400 €.",
    },
  ],
  [
    "tiers",
    tiered,
    {
      benefit: "De 150 € a 250 € según tu nómina",
      figure: "150-250 €",
      condition: "Nómina desde 900 € y una condición más",
      gains: ["Desde 900 € al mes: 150 €", "Desde 1.500 € al mes: 250 €", "Desde 2.500 € al mes: un vale"],
      tax: "Muestra retiene un 19 %: te quedan 121,50 € de 150 € y 202,50 € de 250 €.",
    },
  ],
  [
    "stages",
    staged,
    {
      benefit: "Hasta 35 dólares en CRO en 2 partes",
      figure: "35 dólares en CRO",
      gains: [
        "10 dólares en CRO por completar una operación de al menos 100 dólares",
        "25 dólares en CRO por pedir una tarjeta",
      ],
      tax: undefined,
    },
  ],
  [
    "interest",
    interest,
    {
      benefit: "5,09 % TAE hasta 12.000 € durante un año",
      figure: "5,09 %",
      requirements: "Abre la Cuenta Vamos y haz 6 compras con la tarjeta cada 6 meses.",
      gains: [
        "5,09 % TAE hasta 12.000 € durante un año",
        "Después, 2,01 % TAE hasta 12.000 € durante un año",
      ],
    },
  ],
  [
    "points",
    points,
    {
      benefit: "9.000 Avios",
      figure: "9.000 Avios",
      requirements: "Pide la tarjeta y gasta 2.000 € en total en 4 meses.",
      callToAction: "Pedir la tarjeta Muestra",
      gains: undefined,
    },
  ],
  [
    "bill credit",
    energy,
    {
      benefit: "25 € de descuento en facturas",
      figure: "25 € en facturas",
      requirements: "Date de alta con el código de un cliente y contrata la luz o el gas.",
    },
  ],
  [
    "a promotion for customers",
    customers,
    {
      benefit: "De 5 € a 10 € según tus recibos",
      requirements:
        "Apúntate a la promoción con el código de la campaña y domicilia recibos como muy tarde el 30 de septiembre de 2027.",
      callToAction: "Ir a Muestra",
      gains: ["Con 1 recibo: 5 €", "Con 2 recibos: 10 €"],
    },
  ],
  [
    "a gift after tax",
    tied,
    { tax: "Los impuestos de 50 € ya están descontados: es lo que llega a tu cuenta." },
  ],
])("%s is told in its own unit, by its parts", (_, yaml, texts) => {
  const offer = promotion(yaml);
  const { benefit, requirements, condition, callToAction, landing, value } = offer;
  const said = {
    ...{ benefit, requirements, condition, callToAction },
    ...{ gains: landing.gains, figure: figureOf(value).text, tax: taxNote(offer) },
  };
  expect(JSON.parse(plain(JSON.stringify(said)))).toMatchObject(JSON.parse(JSON.stringify(texts)));
});

/** Everything that is said of an offer beside its links, and in the tools. */
function wordsOf(offer: Offer): string {
  const { landing, eligibility, deadlines, value, requirements, description, seoTitle } = offer;
  const day = "2026-01-05";
  const answers = { signUp: { day }, grievance: "no-llega", since: undefined, written: undefined } as const;
  const claim = claimFor(offer, answers, "2026-11-28");
  return [
    ...[landing, eligibility, deadlines, value].map((part) => JSON.stringify(part)),
    ...[requirements, description, seoTitle, disclosureOf(offer), youGain(offer), gainsSummary(offer)],
    ...[
      advertisingLabel(offer),
      advertisingShortest(offer),
      ...proofChecklist(offer).flatMap(({ items }) => items),
    ],
    claim ? claimLetter(offer, claim, "2026-11-28") : "no claim",
  ].join("\n");
}

test.each([
  ["a payroll", payroll],
  ["tiers", tiered],
  ["interest", interest],
  ["points", points],
  ["a promotion for customers", customers],
  ["a gift of the campaign", "asks: [{do: open}]\ngives: [{to: you, money: unknown, limitedBy: la campaña}]"],
])("%s without invitation speaks of none, and its link is no advertising", (_, yaml) => {
  const words = wordsOf(promotion(yaml));
  expect(words).not.toMatch(/invit|plan amigo|enlace de un cliente|Publicidad|no claim/i);
  expect(words).toContain("Enlace a la web oficial de Muestra");
});

test.each([
  ["a code", tied, "¿Tienes ya el código de un cliente de Muestra?", "con el código de un cliente"],
  [
    "an identity card",
    nextMonth,
    "¿Tienes ya el DNI del cliente de Muestra que te invita?",
    "con el DNI de un cliente",
  ],
])("an invitation that is %s is asked for by its name", (_, yaml, question, advice) => {
  const offer = promotion(yaml);
  expect(offer.eligibility.conditions.map((one) => one.question)).toContain(question);
  expect(youGain(offer)).toContain(advice);
  expect(wordsOf(offer)).not.toMatch(/pide un enlace/);
});

test("a customer is asked whether he is one, and an invitation that can be added later says until when", () => {
  expect(promotion(customers).eligibility.conditions[0]?.question).toBe("¿Eres ya cliente de Muestra?");
  const answers = promotion(tied).landing.doubts?.map(({ answer }) => plain(answer));
  expect(answers).toContain(
    "Sí: en Muestra la invitación se puede añadir hasta 7 días después de abrir la cuenta. Lo más seguro es usarla desde el principio.",
  );
});

test("interest has no tax unknown, no gift and no invested money", () => {
  const { value, landing } = promotion(interest);
  expect([value.blocked, value.atRisk]).toEqual([[], undefined]);
  expect(JSON.stringify(landing)).not.toMatch(/regalo|invert/i);
  expect(landing.doubts?.map(({ answer }) => answer).join(" ")).toContain(
    "De cada euro de intereses de Muestra, lo normal es que 19 céntimos sean para Hacienda, y se incluyen en la renta si la presentas",
  );
});

test("what has to be kept is waited for before a claim, and months of payroll before the month of the gift", () => {
  const dayOf = (yaml: string) => {
    const answers = { signUp: { day: "2026-01-10" }, grievance: "no-llega" } as const;
    return claimFor(promotion(yaml), { ...answers, since: undefined, written: undefined }, "2026-03-01")
      ?.writeFrom;
  };
  expect([dayOf(tied), dayOf(nextMonth)]).toEqual(["2026-07-13", "2026-09-01"]);
});

test.each([
  [
    "tax: unknown, money: 10 EUR",
    "De los 10 € de Muestra, lo normal es que 1,90 € sean para Hacienda, y el regalo se incluye en la renta si la presentas. ",
  ],
  [
    "tax: unknown, money: {least: 30 EUR, most: 90 EUR}",
    "De cada euro del regalo de Muestra, lo normal es que 19",
  ],
  [
    "tax: {withheld: 21 %}, money: 50 EUR",
    "De los 50 € de Muestra, 10,50 € son para Hacienda, y el regalo se incluye en la renta si la presentas: Muestra retiene un 21 %",
  ],
  [
    "tax: net, money: 50 EUR",
    "Los 50 € de Muestra llegan con la retención ya descontada, y se incluyen igual en la renta si la presentas.",
  ],
])("what is asked about tax is answered with the sum first: %s", (gain, beginning) => {
  const { landing } = promotion(`
asks: [{do: open}]
gives: [{to: you, ${gain}}]
`);
  const found = landing.doubts?.find(
    ({ question }) => question === "¿Hay que declarar el regalo a Hacienda?",
  );
  expect(plain(found?.answer ?? "").slice(0, beginning.length)).toBe(beginning);
});

test("a sum that the owner sets is the one whose tax is told", () => {
  const [offer] = catalogueOf([{ ...sampleFile, words: { ...sampleFile.words, doubts: ["tax"] } }], {
    facts: { muestra: { bonus: "15 EUR" } },
  }).all;
  expect(plain(JSON.stringify(offer?.landing))).toContain(
    "De los 15 € de Muestra, 2,85 € serían para Hacienda",
  );
});

test("a provider that admits no new clients: nobody can take its offer, and its state says so", () => {
  const offer = promotion(closed);
  const today = "2026-11-28";
  expect([isOpen(offer, today), isTakeable(offer, today), isTakeable(offer, "2026-06-30")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(statusWords(offer, today)).toBe("No admite clientes nuevos desde el 1 de julio de 2026");
  expect(closedWords(offer)).toBe("Muestra no admite clientes nuevos desde el 1 de julio de 2026.");
  expect(offer.value.outside).toContain("no admite clientes nuevos");
  expect(closedWords(promotion(tied))).toBeUndefined();
  // In the file's own words, it names the register itself.
  const own = promotion(
    closed.replace("closed: {", 'closed: {says: "No nos consta que {brand} esté autorizada.", '),
  );
  expect(closedWords(own)).toBe("No nos consta que Muestra esté autorizada.");
  expect(warningAside(own)).toContain("no admite clientes nuevos");
  expect(riskLineOf({ ...own, risk: "crypto" })).not.toContain("registro");
  expect(offer.callToAction).toBe("Ir a Muestra");
  expect(eligibility.line.result(offer)).toBe("No admite clientes nuevos");
  expect(eligibility.words(offer).lead).toBeUndefined();
  const [step] = offer.landing.steps;
  const requirements = offer.landing.faq.find(({ question }) => question.startsWith("¿Qué requisitos"));
  for (const text of [step?.text, requirements?.answer])
    expect(plain(text ?? "")).toMatch(/^Muestra no admite clientes nuevos desde el 1 de julio de 2026\. /);
});

test("only the inviter gains: no figure, and it says so", () => {
  const offer = promotion(`
invitation: {by: link}
asks: [{do: sign-up}]
gives: [{to: inviter, money: 20 EUR}]
`);
  const { benefit, landing, value } = offer;
  expect([benefit, value.gain.kind, figureOf(value).text]).toEqual([
    "Cobra solo quien te invita",
    "unknown",
    undefined,
  ]);
  expect(landing.faq[0]?.answer).toContain("cobra solo quien te invita. A ti no te da nada.");
  expect(landing.doubts?.map(({ question }) => question)).not.toContain(
    "¿Hay que declarar el regalo a Hacienda?",
  );
});

test("of a promotion that admits no new clients, no text tells anybody to do what it asked", () => {
  const { landing, ...offer } = promotion(closed);
  const steps = landing.steps.flatMap(({ title, text }) => [title, text]);
  expect([offer.description, offer.requirements, offer.condition, ...steps].map(plain)).toEqual([
    "Quien cumplía los requisitos de Muestra recibía 10 €. Muestra no admite clientes nuevos desde el 1 de julio de 2026.",
    "Registrarte con el enlace de un cliente y verificar tu identidad (KYC).",
    "Verificar tu identidad (KYC)",
    "Registrarte con el enlace de un cliente",
    "Muestra no admite clientes nuevos desde el 1 de julio de 2026. La promoción de Muestra pedía registrarte con el enlace de un cliente.",
    "Verificar tu identidad (KYC)",
    "La promoción de Muestra pedía verificar tu identidad (KYC).",
    "Lo que daba",
    "Quien cumplía los requisitos de Muestra recibía 10 €.",
  ]);
});
