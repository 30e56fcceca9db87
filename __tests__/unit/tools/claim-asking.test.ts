import { claimCalendar } from "@/lib/publish/calendar";
import { claimFilePath } from "@/lib/tools/claim/addresses";
import { claimLead } from "@/lib/tools/claim/lead";
import { stepWords } from "@/lib/tools/claim/words";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer } from "@/__tests__/unit/offers/sample";
import { expected, limit, offerOn, tied, TODAY, told } from "./claim-told";

const { terms } = sampleOffer();

test("what leaving early takes back has come before: nobody waits two years to claim it", () => {
  const gives = terms.gives.map((gain) => ({ ...gain, loses: ["keep"] }));
  const deadlines: Offer["deadlines"] = {
    ...tied,
    items: tied.items.map((item) => ({ ...item, after: { months: 24 } })),
  };
  const offer = offerOn("payment", { deadlines, terms: { ...terms, gives } });
  expect(told(offer, "alta=2026-10-01&hecho=no-llega").days).toMatch(/^ask 2026-11-23, write 2026-12-24/);
});

test("the last day of what has a limit is none to stop what has to be kept", () => {
  const gives = terms.gives.map((gain) => ({ ...gain, loses: ["keep"] }));
  const deadlines = { ...tied, items: [limit(30), ...tied.items] };
  const offer = offerOn("payment", { deadlines, terms: { ...terms, gives } });
  const { claim, reason } = told(offer, "alta=2026-10-01&hecho=no-llega");
  const { title, text } = stepWords(offer, claim, "done");
  expect([title, text]).toEqual(["Último día: compra", expect.stringMatching(/hasta el 5 de enero de 2027/)]);
  expect(plain(reason)).toContain("Mantén lo que piden hasta el 5 de enero de 2027.");
});

test("a month after an activation that nobody knows is a month after the sign-up at the earliest", () => {
  const when = { lapse: "1 months", after: "activation" };
  const gives = terms.gives.map((gain) => ({ ...gain, when }));
  const offer = offerOn("other", { deadlines: { ...expected, items: [] }, terms: { ...terms, gives } });
  const early = told(offer, "alta=2026-11-23&hecho=no-llega");
  expect(early.answer).toBe("Todavía es pronto: pregunta desde el 24 dic. 2026");
  expect(early.letter).toMatch(/^En _+, a _+\n/);
  expect(told(offer, "alta=2026-10-22&hecho=no-llega").answer).toMatch(/Reclama si se retrasa$/);
});

test.each<[string, string, Offer["terms"]["asks"], string, days: string]>([
  [
    "a salary",
    TODAY,
    [{ do: "salary", amount: "800 EUR" }],
    "Todavía es pronto: pregunta desde el 24 dic. 2026",
    "ask 2026-12-24, write 2027-01-25",
  ],
  [
    "half a year of bills",
    TODAY,
    [{ do: "bills", count: "6 bills", every: "6 months" }],
    "Todavía es pronto: pregunta desde el 24 may. 2027",
    "ask 2027-05-24, write 2027-06-25",
  ],
  [
    "a salary for half a year",
    TODAY,
    [{ do: "salary", amount: "800 EUR", for: "6 months" }],
    "Todavía es pronto: pregunta desde el 24 may. 2027",
    "ask 2027-05-24, write 2027-06-25",
  ],
  [
    "what can be done at once",
    TODAY,
    [{ do: "sign-up" }],
    "Todavía es pronto: pregunta desde el 24 nov. 2026",
    "ask 2026-11-24, write 2026-12-25",
  ],
  [
    "a salary that has come",
    "2026-10-22",
    [{ do: "salary", amount: "800 EUR" }],
    "El regalo no tiene día conocido. Pregunta hoy",
    "ask 2026-11-23, write 2026-12-24",
  ],
])(
  "what has no time of its own is still to be done after signing up: %s, %s",
  (_, day, asks, answer, days) => {
    const deadlines = { ...expected, items: [] };
    const offer = offerOn("payment", { deadlines, terms: { ...terms, asks } });
    const says = told(offer, `alta=${day}&hecho=no-llega`);
    expect([says.answer, says.days]).toEqual([answer, expect.stringMatching(`^${days}`)]);
  },
);

test.each([
  [
    "2026-11-22",
    "Todavía es pronto: pregunta desde el 25 nov. 2026",
    "fact 2026-11-24, ask 2026-11-25, write 2026-12-26",
    /^Si cumpliste todo el primer día, suele llegar, como tarde, el 24 de noviembre de 2026\./,
    /Asunto: pregunta/,
  ],
  [
    "2026-11-01",
    "El plazo habitual ya ha pasado. Reclama hoy y pregunta en la misma carta qué día te tocaba",
    "fact 2026-11-03, write 2026-11-23, answer-by 2026-12-23",
    /^Primero hay que reclamar/,
    /Asunto: reclamación[^]*\n2\. Que me digan qué día se abona el regalo\.\n3\. Si entienden/,
  ],
])(
  "what «suele tardar» is asked for until that day, and then claimed with the question: signed up on %s",
  (day, answer, days, reason, words) => {
    const items = expected.items.map((item) => ({ ...item, usually: "24 a 48 horas" }));
    const offer = offerOn("payment", { deadlines: { ...expected, items } });
    const { claim, ...says } = told(offer, `alta=${day}&hecho=no-llega`);
    expect([says.answer, says.days]).toEqual([answer, expect.stringMatching(`^${days}`)]);
    expect(says.reason).toMatch(reason);
    expect(says.letter).toMatch(words);
    // Its address tells no day that the visitor did not give.
    expect(claimFilePath(offer, "letter", claim)).toMatch(new RegExp(`alta=${day}&hecho=no-llega$`));
  },
);

test.each([
  ["2026-10-01", "2026-11-23", "Todavía es pronto: reclama desde el 1 dic. 2026", "fact 2026-11-30"],
  ["2026-10-01", "2026-12-01", "Reclama hoy", "fact 2026-11-30"],
  // For who signed up later, that day is none.
  ["2026-12-05", "2026-12-05", "Todavía es pronto: pregunta desde el 6 dic. 2026", "ask 2026-12-06"],
])("a gift of a fixed day is claimed after it: signed up on %s, on %s", (day, today, answer, days) => {
  const gives = terms.gives.map((gain) => ({ ...gain, when: { on: "2026-11", days: "16-30" } }));
  const deadlines = { ...tied, arrives: "entre el 16 y el 30 de noviembre de 2026" };
  const offer = offerOn("payment", { deadlines, terms: { ...terms, gives } });
  const says = told(offer, `alta=${day}&hecho=no-llega`, today);
  expect([says.answer, says.days]).toEqual([expect.stringContaining(answer), expect.stringContaining(days)]);
});

test("where the gift comes days after the steps, nobody waits for the last day to do them", () => {
  const asks: Offer["terms"]["asks"] = [{ do: "buy", amount: "5 EUR", within: "90 days" }];
  const gives = terms.gives.map((gain) => ({ ...gain, when: { after: "buy" } }));
  const deadlines = { ...tied, items: [limit(90)], arrives: "llega después de la compra" };
  const offer = offerOn("payment", { deadlines, terms: { ...terms, asks, gives } });
  const says = told(offer, "alta=2026-11-02&hecho=no-llega");
  expect(says.answer).toBe("Llega después de la compra. Reclama si se retrasa");
  expect(says.reason).toMatch(
    /^Si ya debía haber llegado, pon en el formulario qué día, y reclama hoy\. Si no sabes qué día te tocaba, pregunta por escrito /,
  );
});

test("who has done in a day what gives him a month may ask at once; what lasts half a year he has not done", () => {
  const asks = (ask: Offer["terms"]["asks"][number]) => {
    return told(offerOn("payment", { terms: { ...terms, asks: [ask] } }), `alta=${TODAY}&hecho=no-llega`)
      .reason;
  };
  const mayAsk = /Si ya has cumplido todos los pasos, puedes preguntar hoy\./;
  expect(asks({ do: "buy", amount: "5 EUR", within: "30 days" })).toMatch(mayAsk);
  expect(asks({ do: "salary", amount: "800 EUR", for: "6 months" })).not.toMatch(mayAsk);
});

test("what has to be kept does not put off the question", () => {
  const deadlines = { ...tied, start: "la activación" };
  const offer = offerOn("telecom", { deadlines });
  const { answer, reason, claim } = told(offer, `alta=${TODAY}&hecho=no-llega`);
  const { title, text } = stepWords(offer, claim, "done");
  expect([title, plain(text)]).toEqual([
    "Mantén al menos hasta este día",
    "Contamos 4 días desde el alta que has puesto hasta la activación, y desde entonces 3 meses.",
  ]);
  expect(answer).toBe("Todavía es pronto: pregunta desde el 24 nov. 2026");
  expect(reason).toMatch(/Desde el 24 de noviembre de 2026, pregunta .* Mientras, cumple todo lo que piden/);
});

test("the calendar of a claim has the day that its page shows, also where a line starts days after signing up", () => {
  const offer = offerOn("telecom", { deadlines: tied });
  const { claim } = told(offer, "alta=2026-11-01&hecho=no-llega");
  const day = (claim.doneOn ?? claim.keptUntil ?? "").replaceAll("-", "");
  expect(day).toMatch(/^2027\d{4}$/);
  const calendar = claimCalendar(offer, claim, new Date(`${TODAY}T10:00:00Z`));
  expect(calendar).toMatch(new RegExp(`DTSTART;VALUE=DATE:${day}\r\n(.+\r\n)*SUMMARY:${offer.brand} · `));
});

test.each([
  ["investment", "2025-12-01", "y entonces eran dos meses."],
  ["payment", "2025-12-27", "y los de entonces podían ser otros."],
  ["payment", "2025-12-28", ""],
  ["telecom", "2025-12-01", ""],
] as const)("who wrote to a provider (%s) on %s is told of the time before the law", (route, day, note) => {
  const offer = offerOn(route, { deadlines: { ...expected, items: [] } });
  const { claim } = told(offer, `alta=2025-11-01&hecho=cobro&desde=2025-11-20&escrito=${day}`);
  const { more = "" } = stepWords(offer, claim, "answer-by");
  expect(plain(more)).toMatch(
    note ? new RegExp(`Ley 10/2025: contamos los plazos de ahora, ${note}$`) : /^$/,
  );
});

test("where the gift may be for who invites only, it says so first, before any answer and after", () => {
  const why = "Según su ayuda, el regalo es de quien invita, salvo que te digan otra cosa.";
  const gives = terms.gives.map((gain) => ({ ...gain, money: "unknown" as const, limitedBy: "la campaña" }));
  const value = { ...sampleOffer().value, gain: { kind: "unknown", why } } as const;
  const offer = offerOn("payment", { value, terms: { ...terms, gives } });
  const first = `${why} Si te dijeron que hay regalo para ti, guarda ese mensaje. `;
  expect(claimLead(offer).startsWith(first)).toBe(true);
  expect(told(offer, "alta=2026-10-01&hecho=no-llega").reason.startsWith(first)).toBe(true);
});

test("before any answer it says to claim where the gift's time is known, and to ask where it is not", () => {
  const gives = terms.gives.map((gain) => ({ ...gain, when: { usually: "24-48 hours" } }));
  const deadlines = { ...tied, arrives: "suele tardar de 24 a 48 horas" };
  expect(plain(claimLead(offerOn("payment", { deadlines, terms: { ...terms, gives } })))).toMatch(
    /^El regalo suele tardar de 24 a 48 horas\. Si ya ha pasado y no lo tienes, puedes reclamar hoy por escrito; si no sabes qué día te tocaba, pregúntalo primero\./,
  );
  expect(plain(claimLead(offerOn("payment", { deadlines: tied })))).toMatch(
    /^Si ya has cumplido los pasos, pregunta hoy por escrito qué día llega el regalo; si no te contestan, reclama/,
  );
});
