import fc from "fast-check";
import { faultText } from "@/lib/ground/question-words";
import { type Question, parseAnswer } from "@/lib/ground/questions";
import { readQuery } from "@/lib/ground/query";
import { claimQuestions } from "@/lib/tools/claim/questions";
import { grievances } from "@/lib/tools/claim/grievances";
import { dayQuestion } from "@/lib/tools/deadlines/questions";
import { planQuestions } from "@/lib/tools/plan/questions";
import { amountQuestion } from "@/lib/tools/value/questions";
import { sampleOffer, valued } from "../offers/sample";

const today = "2026-11-23";
const offer = sampleOffer();
const asked = valued("lowi", {
  gain: { kind: "amount", euros: 10 },
  spend: [{ what: "Cuota", asked: { question: "¿Cuánto?", euros: 3 } }],
});
const range = { first: "2021-11-23", last: today };

/** Every question of every form. */
const questions: Question[] = [
  amountQuestion({ name: "importe", label: "Cuánto" }),
  dayQuestion(offer, today).question,
  claimQuestions.grievance,
  claimQuestions.signUp(today, offer),
  ...grievances.map((id) => claimQuestions.since(offer, id, today, range)),
  claimQuestions.written(offer, range),
  planQuestions.money,
  planQuestions.otherMoney,
  planQuestions.customer([offer]),
  planQuestions.joined(offer, today),
  planQuestions.start(today),
  planQuestions.invest,
  planQuestions.salary,
  planQuestions.bills,
  planQuestions.line,
  planQuestions.spent([offer]),
  planQuestions.cost(asked)!,
];

const typed = fc
  .oneof(
    fc.constantFrom(
      "100",
      "1.000 €",
      "-5",
      "2,50",
      "3 recibos",
      "99999999999",
      "muestra",
      "No llega",
      "__proto__",
      "2026-11-01",
    ),
    fc.constantFrom("2026-02-31", "1/11/2026", "2020-01-01", "2031-01-01", "2026-11-01 2026-11-02"),
    fc.string({ maxLength: 60 }),
  )
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

test.each(questions.map((question) => [question.label, question] as const))(
  "«%s»: whatever is typed counts, or is told with its cure",
  (_, question) => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 2 }), (texts) => {
        const query = readQuery(String(new URLSearchParams(texts.map((text) => [question.name, text]))));
        if ("options" in question) {
          const { known, unknown } = parseAnswer(question, query);
          expect(known.length + unknown.length).toBeGreaterThan(0);
          return;
        }
        const answer = parseAnswer(question, query);
        if ("fault" in answer) {
          expect(answer.fault).not.toBe("missing");
          expect(faultText(question, answer, today)).toMatch(/\p{L}{3,}.*\.$/su);
        } else expect(Object.values(answer)[0]).toEqual(expect.anything());
      }),
    );
  },
);

test.each([
  ["3", { count: 3 }, undefined],
  ["3 recibos", { count: 3 }, undefined],
  ["1 Recibo", { count: 1 }, undefined],
  ["0", { count: 0 }, undefined],
  ["2,50", { fault: "fraction" }, "El número tiene que ser entero, como 3."],
  ["tres", { fault: "unreadable" }, "No entendemos ese número. Escríbelo en cifras, como 3."],
  ["30 €", { fault: "unreadable" }, "No entendemos ese número. Escríbelo en cifras, como 3."],
  ["-1", { fault: "negative" }, "El número no puede ser negativo: escribe 0 o más."],
  ["101", { fault: "too-large" }, "El número no puede pasar de 100: escribe ese o uno menor."],
])("«%s» as the number of bills", (text, read, message) => {
  const question = planQuestions.bills;
  const answer = parseAnswer(question, { [question.name]: text });
  expect(answer).toEqual("fault" in read ? { ...read, typed: text } : read);
  expect("fault" in answer ? faultText(question, answer, today) : undefined).toBe(message);
});
