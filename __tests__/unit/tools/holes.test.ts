import fc from "fast-check";
import { planNames, toolIds } from "@/lib/config/paths";
import { deadlineLines } from "@/lib/ground/deadline-words";
import { netExample, netWords } from "@/lib/ground/value-words";
import { tools } from "@/lib/tools";
import { readPlan } from "@/lib/tools/plan/input";
import { planFor } from "@/lib/tools/plan/plan";
import { planAssumptions } from "@/lib/tools/plan/words/assumptions";
import { entryFigures, monthlyWords, netLabel } from "@/lib/tools/plan/words/entry";
import { misfitText } from "@/lib/tools/plan/words/misfits";
import { bestPlanWords, planSentence, totalBreakdown } from "@/lib/tools/plan/words/plan";
import { pointWords } from "@/lib/tools/plan/words/timeline";
import { proofChecklist } from "@/lib/tools/proof/words";
import { fixtures, promotion } from "../offers/promotion-samples";

const today = "2026-01-15";
const offers = fixtures.map(({ file, what }, place) => ({
  ...promotion(file),
  id: `muestra-${place}`,
  what,
}));

/** What a text says that was made from something missing. JSON leaves out what is undefined by itself. */
const hole = /undefined|NaN|Invalid|\[object| null\b/;

test.each(offers.map((offer) => [offer.what, offer] as const))(
  "no tool says what is missing: %s",
  (_, offer) => {
    const said = toolIds.map((id) => {
      const { words, headline, line, due } = tools[id];
      return [words(offer), headline(offer), line.title(offer), line.result(offer), due?.(offer, today)];
    });
    const rest = [
      deadlineLines(offer),
      netWords(offer.value),
      netExample(offer.value),
      proofChecklist(offer),
      offer.eligibility,
    ];
    expect(JSON.stringify([said, rest])).not.toMatch(hole);
  },
);

const answer = fc.constantFrom("", "0", "1", "800", "2.000", "si", "no", "x");

test("no plan of any of these promotions says what is missing, whatever is answered", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...offers), { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
      fc.dictionary(fc.constantFrom(...Object.values(planNames)), answer),
      (some, answered) => {
        const { input } = readPlan(answered, some, today);
        const plan = planFor(some, input, today);
        const entries = [...plan.entries, ...plan.extras, ...plan.invested];
        const said = [
          planSentence(plan, input.money),
          totalBreakdown(plan) ?? "",
          bestPlanWords(plan),
          ...planAssumptions(plan, input),
          ...plan.points.map((point) => pointWords(point)),
          ...plan.misfits.map((misfit) => misfitText(misfit, today)),
          ...entries.flatMap((entry) => [netLabel(entry), ...monthlyWords(entry)]),
          ...entries.flatMap((entry) => entryFigures(entry).flatMap(({ name, figure }) => [name, figure])),
        ];
        expect(said.map(String).join("\n")).not.toMatch(hole);
      },
    ),
    { numRuns: 60 },
  );
});
