import { plan as words, planAmounts } from "@/lib/copy/plan";
import { pagePaths } from "@/lib/config/paths";
import { euros } from "@/lib/format/format";

/** The first question of «Mi plan» as links: each amount leads to its answer. */
export function PlanPills() {
  return (
    <div className="row" role="group" aria-labelledby="cuanto">
      <b id="cuanto" className="brand">
        {words.form.money}
      </b>
      {planAmounts.map((amount) => (
        <a key={amount} className="pill" href={`${pagePaths.plan}?dinero=${amount}#respuesta`} rel="nofollow">
          {euros(amount)}
        </a>
      ))}
    </div>
  );
}
