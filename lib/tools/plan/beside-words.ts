import { either, euros, list, present } from "../../format/format";
import { yoursOf } from "../../ground/gains";
import type { Plan } from "./plan";
import type { Resource } from "./ways";

const names: Readonly<Record<Resource, string>> = {
  salary: "tu nómina",
  bills: "tus recibos",
  line: "tu línea",
};

/** What stands beside a plan and never in its sum. */
export const besideCopy = {
  interest: "Intereses del dinero que te queda libre",
  things: "Lo que no es dinero",
} as const;

/** The heading of offers that ask for what nobody has answered: «Si mueves tu nómina». */
export function unansweredTitle({ unanswered }: Pick<Plan, "unanswered">): string {
  const shared = (Object.keys(names) as Resource[]).filter((resource) =>
    unanswered.every(({ missing }) => missing.includes(resource)),
  );
  const all = new Set(unanswered.flatMap(({ missing }) => missing));
  const [first] = shared;
  return `Si mueves ${either((first ? [first] : [...all]).map((resource) => names[resource]))}`;
}

/** Under that heading: they share one salary, and count once the visitor says what he can move. */
export function unansweredWords({ unanswered }: Pick<Plan, "unanswered">): string {
  const isSalary = unanswered.some(({ missing }) => missing.includes("salary"));
  return isSalary
    ? "Cada una por separado: tienes una sola nómina. Di de cuánto es en tus respuestas, y el plan contará las que más te dejan."
    : "No cuentan en el plan: di en tus respuestas qué puedes mover, y contarán.";
}

/** What an offer pays for the money that the plan leaves free. */
export function interestWords({ offer, euros: sum, missing }: Plan["interest"][number]): string {
  const isNet = yoursOf(offer.terms).every(
    ({ tax }) => tax === "net" || tax === "none" || typeof tax === "object",
  );
  const moved = missing.length > 0 ? ` si mueves ${list(missing.map((resource) => names[resource]))}` : "";
  const figure = sum < 1 ? `menos de ${euros(1)}` : `unos ${euros(Math.floor(sum))}`;
  return present([
    `${offer.benefit}.`,
    `Con el dinero que el plan te deja libre serían ${figure} en doce meses${moved}${isNet ? "" : ", antes de impuestos"}.`,
  ]).join(" ");
}

/** What an offer gives that is no money, and for what. */
export function thingWords({ offer: { condition }, what }: Plan["things"][number]): string {
  return `${what}. ${condition}.`;
}
