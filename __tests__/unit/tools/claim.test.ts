import { claimFilePath } from "@/lib/tools/claim/addresses";
import { claimFor } from "@/lib/tools/claim/claim";
import { readClaim } from "@/lib/tools/claim/questions";
import type { Grievance } from "@/lib/tools/claim/grievances";
import { addDays } from "@/lib/format/dates";
import { datedDeadlines } from "@/lib/ground/deadlines";
import { readQuery } from "@/lib/ground/query";
import { holidays } from "@/lib/ground/holidays";
import { claimAnswer } from "@/lib/tools/claim/answer-words";
import { stepWords } from "@/lib/tools/claim/words";
import { present } from "@/lib/format/format";
import type { ClaimRoute } from "@/lib/offers/claim-schema";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer } from "@/__tests__/unit/offers/sample";
import { answered, claimOf, expected, limit, offerOn, tied, TODAY, told } from "./claim-told";

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
  // A basic service: working days.
  ["energy", "no-llega", "2026-11-28", "2026-11-30", undefined, "2026-12-22", undefined],
  // A charge or a bill of a basic service.
  ["energy", "cobro", "2026-11-28", "2026-11-30", undefined, "2026-12-07", undefined],
  ["telecom", "denegado", "2025-12-31", "2026-01-30", "2026-01-31", "2026-02-28", "2026-05-28"],
];

const closedSince = (since: string) => ({
  ...sampleOffer().terms,
  closed: { since, source: "https://x.example/" },
});

test.each(days)(
  "%s, %s on %s, written on %s: its three days",
  (route, grievance, fact, written, ...expected) => {
    const claim = claimFor(offerOn(route), answered(grievance, fact, written), TODAY);
    expect([claim?.writeUntil, claim?.replyBy, claim?.goUntil]).toEqual(expected);
  },
);

test.each([
  // Counted from the answer, or from the letter.
  [
    "telecom",
    "2026-10-15",
    "Ya puedes acudir a la Oficina de Atención al Usuario de Telecomunicaciones, hasta el",
  ],
  ["payment", "2027-07-01", "Ya puedes preguntar al Banco de España, hasta el"],
] as const)("%s, answered on 15 July: until %s, without waiting", (route, goUntil, before) => {
  const query = "alta=2026-05-01&hecho=denegado&desde=2026-06-15&escrito=2026-07-01&respuesta=2026-07-15";
  const offer = offerOn(route);
  const today = "2026-07-16";
  const claim = claimOf(offer, query, today);
  expect([claim?.goFrom, claim?.goUntil]).toEqual(["2026-07-15", goUntil]);
  expect(claim?.steps.map(({ id }) => id)).toEqual(["fact", "written", "answered", "go", "go-until"]);
  expect(claim && claimAnswer(offer, claim, today)).toEqual({ before, figure: expect.any(String) });
});

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
  expect(claim.replyBy).toBe(by);
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
    return plain(present([before, day, after]).join(" "));
  };
  const bank = "payment";
  const rows: [route: ClaimRoute, fact: string, written: string, answer: string][] = [
    // Not due yet, due, and too late to write; a bank leaves five years.
    [
      "telecom",
      "2027-01-02",
      "",
      "Todavía es pronto: reclama desde el 3 ene. 2027 y, como muy tarde, el 2 feb. 2027",
    ],
    ["telecom", "2026-11-10", "", "Reclama hoy o, como muy tarde, el 10 de diciembre de 2026"],
    ["telecom", "2026-10-01", "", "El plazo para escribir terminó el 1 nov. 2026"],
    [bank, "2026-11-10", "", "Reclama hoy"],
    [bank, "2026-11-23", "", "Todavía es pronto: reclama desde el 24 nov. 2026"],
    // Written: waiting, not answered in time, and too late for the body.
    [bank, "2026-11-01", "2026-11-10", "Muestra tiene hasta el 10 dic. 2026 para contestarte"],
    [bank, "2026-10-01", "2026-10-10", "Ya puedes preguntar al Banco de España, hasta el 10 oct. 2027"],
    ["investment", "2025-09-01", "2025-09-10", "El plazo para acudir a la CNMV terminó el 10 sept. 2026"],
    ["investment", "2026-11-01", "2026-11-10", "Muestra tiene hasta el 10 dic. 2026 para contestarte"],
    // The days count from an answer that may have come before its last day.
    [
      "telecom",
      "2026-09-01",
      "2026-09-10",
      "Ya puedes acudir a la Oficina de Atención al Usuario de Telecomunicaciones, como muy tarde el 10 ene. 2027 o, si te contestaron antes, tres meses desde la respuesta",
    ],
    // No law says until when one may go to a consumer office.
    ["crypto", "2026-11-01", "2026-11-10", "Muestra tiene hasta el 25 nov. 2026 para contestarte"],
    ["other", "2026-10-01", "2026-10-10", "Ya puedes acudir a una oficina de consumo"],
  ];
  test.each(rows)("%s, due on %s, written on «%s»: %s", (route, fact, written, answer) =>
    expect(figure(route, fact, written || undefined)).toBe(answer),
  );
});

describe("what the form sends", () => {
  const read = (query: string, deadlines?: Offer["deadlines"], route: ClaimRoute = "telecom") =>
    readClaim(readQuery(query), offerOn(route, deadlines && { deadlines }), TODAY);

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

  test("who does not know when the benefit is due asks for the day, with a letter that is no complaint", () => {
    const offer = offerOn("payment", { deadlines: { ...expected, items: [] } });
    const { claim, ...says } = told(offer, "alta=2026-11-01&hecho=no-llega");
    expect(says.answer).toBe("El regalo no tiene día conocido. Pregunta hoy");
    // A month for the answer to the question, a month for that to the complaint.
    expect(says.days).toBe(
      "ask 2026-11-23, write 2026-12-24, answer-by 2027-01-24, go 2027-01-25, go-until 2027-12-24",
    );
    expect(says.letter).toMatch(/Asunto: pregunta.*No he visto publicado qué día se abona el regalo/s);
    expect(says.letter).not.toMatch(/reclamaci|no he recibido/);
    expect(claimFilePath(offer, "letter", claim)).toMatch(/\?alta=2026-11-01&hecho=no-llega$/);
  });

  // The line is active 4 days after the sign-up and kept 3 months; then one month to write, one to be answered, three to go on.
  test.each([
    [
      "2026-10-01",
      "El regalo no tiene día conocido. Pregunta hoy",
      "ask 2026-11-23, done 2027-01-05, write 2027-01-06, write-by 2027-02-05, answer-by 2027-02-06, go 2027-02-07, go-until 2027-05-06",
      /^Pregunta por escrito .* Mientras, cumple todo lo que piden, hasta el 5 de enero de 2027\. .* desde el 6 de enero de 2027 y como muy tarde el 5 de febrero de 2027\.$/,
    ],
    // There is no month left to wait for an answer.
    [
      "2026-07-25",
      "El regalo no tiene día conocido. Pregunta hoy",
      "done 2026-10-29, ask 2026-11-23, write 2026-11-29, write-by 2026-11-29, answer-by 2026-12-29, go 2026-12-30, go-until 2027-03-29",
      /no contesta, como muy tarde el 29 de noviembre de 2026\.$/,
    ],
    [
      "2026-07-19",
      "Reclama hoy o, como muy tarde, el 23 de noviembre de 2026, y pregunta en la misma carta qué día te tocaba",
      "done 2026-10-23, write 2026-11-23, write-by 2026-11-23, answer-by 2026-12-23, go 2026-12-24, go-until 2027-03-23",
      /^Primero hay que reclamar/,
    ],
    // That month may be over, by its earliest count: every further week weakens the claim.
    [
      "2026-03-01",
      "El plazo puede haber terminado el 5 jul. 2026. Reclama hoy",
      "done 2026-06-05, write 2026-11-23, answer-by 2026-12-23, go 2026-12-24, go-until 2027-03-23",
      /terminó el 5 de julio de 2026\. Escribe hoy .* qué día te tocaba\.$/,
    ],
  ])(
    "a gift without a day may be due before the line need no longer be kept; signed up on %s: %s",
    (day, answer, days, reason) => {
      const says = told(offerOn("telecom", { deadlines: tied }), `alta=${day}&hecho=no-llega`);
      expect([says.answer, says.days]).toEqual([answer, days]);
      expect(says.reason).toMatch(reason);
    },
  );

  const limited = { ...expected, items: [limit(30)] };
  const both = { ...expected, items: [limit(30), ...expected.items] };

  test.each([
    ["a limit, and no day", limited],
    ["a limit, and a usual day", both],
    ["a usual day", expected],
    ["something to keep", tied],
  ])("nobody is told to complain before what is asked is over: %s", (_, deadlines) => {
    for (const route of ["payment", "telecom", "other"] as const) {
      const offer = offerOn(route, { deadlines });
      for (let ago = 0; ago <= 200; ago += 1) {
        const signUp = addDays(TODAY, -ago);
        const { claim, answer } = told(offer, `alta=${signUp}&hecho=no-llega`);
        const dates = datedDeadlines(deadlines.items, addDays(signUp, deadlines.delay ?? 0));
        const isOver = dates.every(({ date }) => date < TODAY);
        if (!isOver) expect([ago, answer]).toEqual([ago, expect.not.stringMatching(/Reclama hoy|Ya puedes/)]);
        expect(dates.every(({ date }) => date < claim.writeFrom)).toBe(true);
        // The largest type names a day to act on, never the last one.
        expect(claim.askOn ?? claim.writeFrom <= claim.written).toBeTruthy();
      }
    }
  });

  test.each([
    [{ validFrom: "2025-01-01" }, "2024-12-31", "early"],
    [{ validFrom: "2025-01-01" }, "2025-01-01", ""],
    [{ validFrom: "2025-01" }, "2025-01-01", ""],
    [{}, "2024-12-31", ""],
    [{ validUntil: "2026-09" }, "2026-09-30", ""],
    [{ validUntil: "2026-09" }, "2026-10-01", "late"],
    [{ terms: closedSince("2026-10-01") }, "2026-09-30", ""],
    [{ terms: closedSince("2026-10-01") }, "2026-10-01", "closed"],
  ])("a promotion of %j was joined on %s: %s", (validity, signUp, fault) => {
    const answers = answered("cobro", "2026-11-01", undefined, signUp);
    const claim = claimFor(sampleOffer(validity), answers, TODAY);
    expect([claim?.isEarly, claim?.isLate, claim?.isAfterClosing]).toEqual(
      ["early", "late", "closed"].map((one) => fault === one),
    );
    // The conditions of an ended promotion are not those of a later day.
    if (fault === "late") expect(claim?.conditions).toBeUndefined();
  });

  test.each([
    ["alta=2026-11-01&hecho=cobro", "since"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-10-31", "since"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-11-24", "since"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-11-20&escrito=2026-11-24", "written"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-11-20&respuesta=2026-11-22", "written"],
    ["alta=2026-11-01&hecho=cobro&desde=2026-11-20&escrito=2026-11-21&respuesta=2026-11-20", "answered"],
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
