import { claimParameter, letterPath, readClaims } from "@/lib/tools/claim/addresses";
import { type ClaimAnswers, claimFor, conditionsOn, readClaim } from "@/lib/tools/claim/claim";
import type { Grievance } from "@/lib/tools/claim/grievances";
import { claimLetter } from "@/lib/tools/claim/letter";
import { readQuery } from "@/lib/ground/query";
import { holidays } from "@/lib/ground/holidays";
import { claimAnswer, claimReason } from "@/lib/tools/claim/answer-words";
import { stepWords } from "@/lib/tools/claim/words";
import { present } from "@/lib/format/format";
import type { ClaimRoute } from "@/lib/offers/claim-schema";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer } from "@/__tests__/unit/offers/sample";

const TODAY = "2026-11-23";

const offerOn = (route: ClaimRoute, changes: Partial<Offer> = {}) =>
  sampleOffer({ claim: { route }, ...changes });

function answered(grievance: Grievance, fact: string, written?: string, signUp = fact): ClaimAnswers {
  const [signed, since] = [{ day: signUp }, { day: fact }];
  return { signUp: signed, grievance, since, written: written ? { day: written } : undefined };
}

type Row = [ClaimRoute, Grievance, fact: string, written: string, ...days: (string | undefined)[]];

/**
 * Calculated by another program, with the national holidays typed from the official gazette: too late to write, last
 * day for the answer, last day for the body. Year ends, Easter, August, the last of a month and leap days.
 */
const days: Row[] = [
  ["payment", "cobro", "2025-12-15", "2025-12-18", "2030-12-15", "2026-01-13", "2026-12-18"],
  ["payment", "cobro", "2026-03-20", "2026-03-23", "2031-03-20", "2026-04-14", "2027-03-23"],
  ["payment", "cobro", "2026-07-31", "2026-08-03", "2031-07-31", "2026-08-24", "2027-08-03"],
  ["payment", "cobro", "2028-02-11", "2028-02-14", "2033-02-11", "2028-03-06", "2029-02-14"],
  ["payment", "cobro", "2027-03-12", "2027-03-13", "2032-03-12", "2027-04-05", "2028-03-13"],
  ["payment", "no-llega", "2026-01-30", "2026-01-31", "2031-01-30", "2026-02-28", "2027-01-31"],
  ["payment", "denegado", "2028-02-29", "2028-02-29", "2033-02-28", "2028-03-29", "2029-02-28"],
  ["investment", "no-llega", "2025-10-30", "2025-10-31", undefined, "2025-11-30", "2026-10-31"],
  ["investment", "denegado", "2024-02-29", "2024-02-29", undefined, "2024-03-29", "2025-02-28"],
  ["telecom", "no-llega", "2026-01-02", "2026-01-03", "2026-02-02", "2026-02-03", "2026-05-03"],
  ["telecom", "denegado", "2026-01-31", "2026-02-10", "2026-02-28", "2026-03-10", "2026-06-10"],
  ["telecom", "cobro", "2028-01-29", "2028-02-29", "2028-02-29", "2028-03-29", "2028-06-29"],
  ["crypto", "no-llega", "2026-02-12", "2026-02-13", undefined, "2026-02-28", undefined],
  ["other", "cobro", "2027-12-20", "2027-12-20", undefined, "2028-01-04", undefined],
  ["telecom", "denegado", "2025-12-31", "2026-01-30", "2026-01-31", "2026-02-28", "2026-05-28"],
];

test.each(days)(
  "%s, %s on %s, written on %s: its three days",
  (route, grievance, fact, written, ...expected) => {
    const claim = claimFor(offerOn(route), answered(grievance, fact, written), TODAY);
    expect([claim?.writeBefore, claim?.answerBy, claim?.goUntil]).toEqual(expected);
  },
);

test("the holidays of a year are the ten national ones, Good Friday among them", () => {
  expect(holidays[2028]).toHaveLength(10);
  expect(holidays[2028]).toEqual(expect.arrayContaining(["2028-04-14", "2028-08-15"]));
});

test.each([
  ["2026-12-01", "2026-12-23", /sin los festivos nacionales/],
  // Weekends only, with two holidays on Fridays among them.
  ["2099-12-01", "2099-12-22", /no tenemos los festivos de ese año/],
])("an answer to a letter of %s is due by %s, and the page says which days count", (written, by, words) => {
  const offer = offerOn("payment");
  const claim = claimFor(offer, answered("cobro", written, written), written);
  if (!claim) throw new Error("no claim");
  expect(claim.answerBy).toBe(by);
  expect(stepWords(offer, claim, "answer-by").text).toMatch(words);
});

test("of a firm of no kind with a procedure of its own, the consumer office is left", () => {
  const offer = offerOn("other");
  const claim = claimFor(offer, answered("denegado", "2026-11-01", "2026-11-02"), TODAY);
  expect(claim && claimAnswer(offer, claim, TODAY).before).toContain("oficina de consumo");
});

describe("the answer in one line", () => {
  const figure = (route: ClaimRoute, fact: string, written?: string) => {
    const claim = claimFor(offerOn(route), answered("no-llega", fact, written), TODAY);
    if (!claim) return undefined;
    const { before, figure: day, after } = claimAnswer(offerOn(route), claim, TODAY);
    return present([before, day, after]).join(" ").replaceAll("\u00a0", " ");
  };
  const bank = "payment";
  const rows: [route: ClaimRoute, fact: string, written: string, answer: string][] = [
    // Not due yet, due, and too late to write; a bank leaves five years.
    ["telecom", "2027-01-02", "", "Escribe entre el 3 ene. 2027 y el 1 feb. 2027"],
    ["telecom", "2026-11-10", "", "Escribe desde hoy y hasta el 9 dic. 2026"],
    ["telecom", "2026-10-01", "", "El plazo para escribir terminó el 31 oct. 2026"],
    [bank, "2026-11-10", "", "Ya puedes escribir"],
    // Written: waiting, not answered in time, and too late for the body.
    [bank, "2026-11-01", "2026-11-10", "Muestra tiene hasta el 10 dic. 2026 para contestarte"],
    [bank, "2026-10-01", "2026-10-10", "Ya puedes preguntar al Banco de España, hasta el 10 oct. 2027"],
    ["investment", "2025-09-01", "2025-09-10", "El plazo para acudir a la CNMV terminó el 10 sept. 2026"],
    ["investment", "2026-11-01", "2026-11-10", "Muestra tiene hasta el 10 dic. 2026 para contestarte"],
    // No law says until when one may go to a consumer office.
    ["crypto", "2026-11-01", "2026-11-10", "Muestra tiene hasta el 25 nov. 2026 para contestarte"],
    ["other", "2026-10-01", "2026-10-10", "Ya puedes acudir a una oficina de consumo"],
  ];
  test.each(rows)("%s, due on %s, written on «%s»: %s", (route, fact, written, answer) =>
    expect(figure(route, fact, written || undefined)).toBe(answer),
  );
});

/** A line to keep for three months, counted from four days after the sign-up. */
const tied: Offer["deadlines"] = {
  items: [{ id: "linea", kind: "keep", title: "Mantén", text: "Tres meses.", after: { months: 3 } }],
  delay: 4,
  note: "Nada más.",
};

describe("what the form sends", () => {
  const read = (query: string, deadlines?: Offer["deadlines"], route: ClaimRoute = "telecom") =>
    readClaim(readQuery(query), offerOn(route, deadlines && { deadlines }), TODAY);
  const expected: Offer["deadlines"] = {
    items: [{ id: "regalo", kind: "expected", title: "Regalo", text: "Llega.", after: { days: 2 } }],
    note: "Nada más.",
  };

  test("an overdue benefit with a usual payment day needs no further day", () => {
    const answers = read("alta=2026-11-01&hecho=no-llega", expected);
    expect(answers.since).toBeUndefined();
    const offer = sampleOffer({ deadlines: expected });
    const claim = claimFor(offer, answers, TODAY);
    expect(claim?.fact).toBe("2026-11-03");
    // The day's words say where it comes from, and only that.
    const given = claimFor(offer, { ...answers, since: { day: "2026-11-03" } }, TODAY);
    const titles = [claim, given].map((one) => one && stepWords(offer, one, "fact").title);
    expect(titles).toEqual([expect.stringMatching(/suele/), expect.stringMatching(/^Debería.*has puesto$/)]);
  });

  test("who does not know when the benefit was due may write today, with a letter that leaves that day out", () => {
    const none: Offer["deadlines"] = { ...expected, items: [] };
    const offer = offerOn("payment", { deadlines: none });
    const claim = claimFor(offer, read("alta=2026-11-01&hecho=no-llega", none, "payment"), TODAY);
    if (!claim) throw new Error("no claim");
    expect(claimAnswer(offer, claim, TODAY)).toEqual({ before: "Ya puedes escribir" });
    expect(claim.steps.map(({ id }) => id)).toEqual(["write", "answer-by", "go", "go-until"]);
    expect([claim.isUsual, claim.answerBy]).toEqual([false, "2026-12-23"]);
    const letter = claimLetter(offer, claim, "https://sitio.example/muestra", TODAY);
    expect(letter).toContain("no he recibido lo anunciado.\n");
    expect(letter).not.toContain("Lo esperaba");
    expect(letterPath(offer, claim)).toMatch(/\?alta=2026-11-01&hecho=no-llega$/);
  });

  // The line is active 4 days after the sign-up and kept 3 months; then one month to write, one to be answered, three to go on.
  test.each([
    [
      "2026-10-01",
      "fact 2027-01-05, write 2027-01-06, write-by 2027-02-04, answer-by 2027-02-06, go 2027-02-07, go-until 2027-05-06",
      "Puedes escribir ya o, si tus condiciones no dan un día, entre el 6 ene. 2027 y el 4 feb. 2027",
      /Lo esperaba el _+\./,
    ],
    [
      "2026-07-25",
      "fact 2026-10-29, write 2026-11-23, write-by 2026-11-28, answer-by 2026-12-23, go 2026-12-24, go-until 2027-03-23",
      "Escribe desde hoy y hasta el 28 nov. 2026",
      /Lo esperaba el 29 de octubre de 2026\./,
    ],
    // That month is over: nobody says when the gift comes, so the days count from today, and the page says what is over.
    [
      "2026-03-01",
      "write 2026-11-23, answer-by 2026-12-23, go 2026-12-24, go-until 2027-03-23",
      "Escribe hoy",
      /no he recibido lo anunciado\.\n/,
    ],
  ])(
    "a gift without a day may be due before the line need no longer be kept; signed up on %s: %s",
    (day, steps, answer, says) => {
      const offer = offerOn("telecom", { deadlines: tied });
      const claim = claimFor(offer, read(`alta=${day}&hecho=no-llega`, tied), TODAY);
      if (!claim) throw new Error("no claim");
      expect(claim.steps.map(({ id, date }) => `${id} ${date}`).join(", ")).toBe(steps);
      const { before, figure } = claimAnswer(offer, claim, TODAY);
      expect(`${before} ${figure}`.replaceAll("\u00a0", " ")).toBe(answer);
      expect(claimLetter(offer, claim, "https://sitio.example/muestra", TODAY)).toMatch(says);
      expect(/terminó el 4 de julio/.test(claimReason(offer, claim, TODAY))).toBe(!claim.fact);
    },
  );

  test.each([
    [{ validFrom: "2025-01-01" }, "2024-12-31", "early"],
    [{ validFrom: "2025-01-01" }, "2025-01-01", ""],
    [{ validFrom: "2025-01" }, "2025-01-01", ""],
    [{}, "2024-12-31", ""],
    [{ validUntil: "2026-09" }, "2026-09-30", ""],
    [{ validUntil: "2026-09" }, "2026-10-01", "late"],
  ])("a promotion of %j was joined on %s: %s", (validity, signUp, fault) => {
    const answers = answered("cobro", "2026-11-01", undefined, signUp);
    const claim = claimFor(sampleOffer(validity), answers, TODAY);
    expect([claim?.isEarly, claim?.isLate]).toEqual([fault === "early", fault === "late"]);
    // The conditions of an ended promotion are not those of a later day.
    if (fault === "late") expect(claim?.conditions).toBeUndefined();
  });

  test.each([
    ["alta=2026-11-01&hecho=cobro", "since"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-10-31", "since"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-11-24", "since"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-11-20&escrito=2026-11-24", "written"],
    ["alta=2026-11-24&hecho=cobro&desde=2026-11-20", "signUp"],
    ["alta=2021-11-22&hecho=cobro&desde=2026-11-20", "signUp"],
  ] as const)("%s is refused at %s", (query, field) => {
    const answers = read(query, { ...expected, items: [] });
    expect(answers[field]).toHaveProperty("fault");
    expect(claimFor(offerOn("telecom"), answers, TODAY)).toBeUndefined();
  });

  test("without a day of signing up, only that one is missing", () => {
    const { signUp, since } = read("hecho=no-llega", expected);
    expect([signUp, since]).toEqual([{ fault: "missing" }, undefined]);
  });

  test.each(["", "otro", "cobro&hecho=denegado", "__proto__"])(
    "no claim without knowing what happened: %s",
    (value) => {
      const answers = read(`alta=2026-11-01&hecho=${value}&desde=2026-11-20`);
      expect(answers.grievance).toBeUndefined();
      expect(claimFor(sampleOffer(), answers, TODAY)).toBeUndefined();
    },
  );
});

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
    return claim ? claimLetter(offer, claim, "https://sitio.example/muestra", TODAY) : "";
  };

  test.each([
    ["2025-09-01", "10 € de regalo", "2025-09"],
    ["2026-03-14", "10 € de regalo", "2025-09"],
    ["2026-03-15", "20 € de regalo", "2026-03-15"],
    ["2026-10-01", "20 € de regalo", "2026-03-15"],
  ])("quotes the conditions in force on the day of signing up, %s", (signUp, benefit, edition) => {
    expect(conditionsOn(offer, signUp)).toEqual({ benefit, requirements: "Compra por 5 €.", edition });
    expect(letterOf(signUp)).toContain(benefit);
  });

  test("has room for what was promised, and asks for the conditions, where the sign-up is older than the first known ones", () => {
    expect(conditionsOn(offer, "2025-08-31")).toBeUndefined();
    expect(letterOf("2025-08-31")).toMatch(
      /anunciaba:\n_+\nY pedía:\n_+\nLes pido que me envíen las condiciones/,
    );
    expect(letterOf("2025-08-31")).not.toContain("constancia");
  });

  test("rests on the published offer, which binds who makes it; a letter about a charge does not", () => {
    const ground = "artículo 61.2 del texto refundido";
    expect(letterOf("2026-01-01")).toContain(ground);
    const charge = claimFor(offer, answered("cobro", "2026-11-01"), TODAY);
    expect(charge && claimLetter(offer, charge, "https://sitio.example/muestra", TODAY)).not.toContain(
      ground,
    );
  });

  test("never says that the benefit is owed", () => {
    expect(letterOf("2026-01-01")).toContain("si cumplo las condiciones");
    expect(letterOf("2026-01-01")).not.toMatch(/me deben|adeud|tengo derecho|exijo/i);
  });
});

describe("a claim in a calendar's address", () => {
  const offer = offerOn("payment", { deadlines: tied });
  const read = (query: string) => readClaims(readQuery(query), [offer], TODAY);

  test.each([undefined, "2026-11-10"])("is read again as it was written: %s", (written) => {
    const claim = claimFor(offer, answered("denegado", "2026-11-01", written), TODAY);
    const [name, value] = claim ? claimParameter(offer, claim) : [];
    expect(read(`${name}=${value}`)).toEqual({ claims: [{ offer, claim }], unread: [] });
  });

  test.each(["no-llega.sin-fecha", "no-llega.sin-fecha.2026-11-10"])(
    "is read again where nobody knows when the benefit was due: %s",
    (value) => {
      const [found] = read(`muestra.reclamar=${value}`).claims;
      expect(found && claimParameter(offer, found.claim)).toEqual(["muestra.reclamar", value]);
      expect(found?.claim.fact).toBeUndefined();
    },
  );

  test.each([
    "no-llega",
    ...["cobro.sin-fecha", "no-llega.2026-02-30"],
    "otro.2026-11-01",
    "cobro.2026-11-01.ayer",
  ])("is told if it cannot be read: %s", (value) =>
    expect(read(`muestra.reclamar=${value}`)).toEqual({ claims: [], unread: [["muestra.reclamar", value]] }),
  );
});
