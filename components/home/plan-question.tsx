import { PlanForm } from "@/components/plan/plan-form";
import { Section } from "@/components/ui/section";
import { plan as words } from "@/lib/copy/plan";

/** The first question of «Mi plan»: the rest is asked where its answer is. */
export function PlanQuestion() {
  return (
    <Section id="plan" title={words.form.title}>
      <PlanForm brief />
    </Section>
  );
}
