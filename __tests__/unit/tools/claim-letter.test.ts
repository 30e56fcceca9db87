import { claimQueryOf } from "@/lib/tools/claim/addresses";
import { claimFor, conditionsOn } from "@/lib/tools/claim/claim";
import { claimLetter } from "@/lib/tools/claim/letter";
import { claimEventTitle } from "@/lib/tools/claim/words";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer } from "@/__tests__/unit/offers/sample";
import { answered, claimOf, expected, offerOn, TODAY, tied, told } from "./claim-told";

describe("the letter", () => {
  const first = { benefit: "10 € de regalo", requirements: "Compra por 5 €." };
  const history: Offer["history"] = [
    { date: "2025-09", summary: "Uno.", facts: first },
    { date: "2026-03-15", summary: "Dos.", facts: { benefit: "20 € de regalo" } },
    // A note about something else is no new edition.
    { date: "2026-10-01", summary: "Tres." },
  ];
  const offer = offerOn("payment", { history });
  const letterOf = (signUp: string) => {
    const claim = claimFor(offer, answered("no-llega", "2026-11-01", undefined, signUp), TODAY);
    return claim ? claimLetter(offer, claim, TODAY) : "";
  };

  test.each([
    ["2025-09-01", "10 € de regalo"],
    ["2026-03-14", "10 € de regalo"],
    ["2026-03-15", "20 € de regalo"],
    ["2026-10-01", "20 € de regalo"],
  ])("quotes the conditions in force on the day of signing up, %s", (signUp, benefit) => {
    expect(conditionsOn(offer, signUp)).toEqual({ benefit, requirements: "Compra por 5 €." });
    expect(letterOf(signUp)).toContain(benefit);
  });

  test.each([
    [undefined, "Muestra"],
    ["Operador España, S.L.U.", "Operador España, S.L.U. (Muestra)"],
    ["Muestra Bank SE, Sucursal en España", "Muestra Bank SE, Sucursal en España"],
  ])("is addressed to the company that has to answer, %s", (company, addressee) => {
    const told = offerOn("payment", { history });
    const named = { ...told, claim: { ...told.claim, company } };
    const claim = claimFor(named, answered("no-llega", "2026-11-01"), TODAY);
    expect(claim && claimLetter(named, claim, TODAY)).toContain(
      `\nAl servicio de atención al cliente de ${addressee}\n`,
    );
  });

  test("has room for what was promised, and asks for the conditions, where the sign-up is older than the first known ones", () => {
    expect(conditionsOn(offer, "2025-08-31")).toBeUndefined();
    expect(letterOf("2025-08-31")).toMatch(
      /anunciaba:\n_+\nY pedía:\n_+\nLes pido que me envíen las condiciones/,
    );
    expect(letterOf("2025-08-31")).not.toContain("constancia");
  });

  test("that has been sent has the day on which it was, and not today's", () => {
    const sent = claimFor(offer, answered("no-llega", "2026-11-01", "2026-11-10"), TODAY);
    expect(sent && claimLetter(offer, sent, TODAY)).toMatch(/^En _+, a 10 de noviembre de 2026\n/);
  });

  test("rests on the published offer, which binds who makes it; a letter about a charge does not, but for one that the promotion rebates", () => {
    const ground = "artículo 61.2 del texto refundido";
    expect(letterOf("2026-01-01")).toContain(ground);
    const charge = claimFor(offer, answered("cobro", "2026-11-01"), TODAY);
    expect(charge && claimLetter(offer, charge, TODAY)).not.toContain(ground);
    const benefit = "Ahorra hasta 60 €: 0 % de comisión de gestión";
    const facts = { ...first, benefit };
    const rebate = offerOn("investment", {
      reward: "discount",
      history: [{ date: "2025-09", summary: "Uno.", facts }],
    });
    const fee = claimFor(rebate, answered("cobro", "2026-11-01"), TODAY);
    const letter = fee ? claimLetter(rebate, fee, TODAY) : "";
    expect(letter).toContain(ground);
    expect(letter).toContain("La promoción anunciaba esto: 0 % de comisión de gestión.");
  });

  test("speaks in the first person and of no page but the visitor's own picture of that day", () => {
    const line = sampleOffer({ requirements: "Trae tu número y quédate 3 meses.", history: [] });
    const told = { benefit: "Regalo por traer tu número y quedarte", requirements: line.requirements };
    const { eligibility } = line;
    const asked = { question: "¿Sí?", failure: "No." };
    const conditions: Offer["eligibility"]["conditions"] = [
      { id: "residencia", name: "Residir en España", ...asked },
      { id: "numero", name: "Traer tu número", isStep: true, ...asked },
    ];
    const traded = offerOn("telecom", {
      ...line,
      eligibility: { ...eligibility, conditions },
      history: [{ date: "2026-01", summary: "Uno.", facts: told }],
    });
    const claim = claimFor(traded, answered("no-llega", "2026-11-01"), TODAY);
    const letter = claim ? claimLetter(traded, claim, TODAY) : "";
    expect(letter).toMatch(/anunciaba esto: regalo por traer mi número y quedarme\. Adjunto la captura/);
    expect(letter).toMatch(/en estas fechas:\n- Traer mi número: _+\n/);
    expect(letter).not.toMatch(/https?:|comprobada/);
  });

  test("that only asks says what was promised, and which promotion of its brand it was", () => {
    const named = offerOn("payment", {
      isNamed: true,
      terms: { ...sampleOffer().terms, name: "Tarjeta" },
      deadlines: { items: [], note: "Nada." },
      history: [],
    });
    const claim = claimOf(named, "alta=2026-10-01&hecho=no-llega");
    const letter = claim ? claimLetter(named, claim, TODAY) : "";
    expect(letter).toMatch(/Asunto: pregunta sobre la promoción .*de Muestra \(Tarjeta\)\n/);
    expect(letter).toMatch(/La promoción anunciaba:\n_+\nAdjunto la captura/);
  });

  test.each([
    [
      "nobody signs a usual day that nobody gave",
      "alta=2026-11-01&hecho=no-llega",
      /he recibido lo anunciado\. Según la promoción, el regalo suele tardar de 24 a 48 horas\. Cumplí las condiciones el _+\.\n/,
    ],
    [
      "the visitor's own day stands",
      "alta=2026-11-01&hecho=no-llega&desde=2026-11-10",
      /Lo esperaba, como muy tarde, el 10 de noviembre de 2026\.\n/,
    ],
  ])("of a gift that has not come: %s", (_, query, words) => {
    const items = expected.items.map((item) => ({ ...item, usually: "24-48 hours" }));
    const arrives = "suele tardar de 24 a 48 horas";
    expect(told(offerOn("payment", { deadlines: { ...expected, items, arrives } }), query).letter).toMatch(
      words,
    );
  });

  test("quotes the sum that only the short form of the promise says", () => {
    const facts = { ...first, benefit: "Cuenta sin comisiones", shortBenefit: "10 € con primera compra" };
    const offer = offerOn("payment", { history: [{ date: "2025-09", summary: "Uno.", facts }] });
    expect(told(offer, "alta=2026-11-01&hecho=no-llega").letter).toContain(
      "anunciaba esto: cuenta sin comisiones (10 € con primera compra).",
    );
  });

  test("never says that the benefit is owed", () => {
    expect(letterOf("2026-01-01")).toContain("si cumplo las condiciones");
    expect(letterOf("2026-01-01")).not.toMatch(/me deben|adeud|tengo derecho|exijo/i);
  });
});

test.each([
  ["payment", "Pregunta al SAC de Muestra qué día llega el regalo"],
  ["telecom", "Pregunta a la atención al cliente de Muestra qué día llega el regalo"],
] as const)("in a calendar the day to ask is no complaint, by way of %s", (route, title) => {
  const offer = offerOn(route);
  const claim = claimOf(offer, "alta=2026-11-01&hecho=no-llega");
  expect(claim && claimEventTitle(offer, claim, "ask")).toBe(title);
});

describe("a claim's address", () => {
  const offer = offerOn("payment", { deadlines: tied });

  test.each([
    "hecho=denegado&desde=2026-11-01",
    "hecho=denegado&desde=2026-11-01&escrito=2026-11-10",
    "hecho=denegado&desde=2026-11-01&escrito=2026-11-10&respuesta=2026-11-15",
    // Nobody knows when the benefit was due.
    ...["hecho=no-llega", "hecho=no-llega&escrito=2026-11-10"],
  ])("is read again as it was written: %s", (answers) => {
    const claimIn = (query: string) => claimOf(offer, query);
    const claim = claimIn(`alta=2026-10-01&${answers}`);
    expect(claim && claimIn(claimQueryOf(claim))).toEqual(claim);
    expect(claim?.signUp).toBe("2026-10-01");
  });
});
