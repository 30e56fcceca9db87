import type { Condition } from "../offers/conditions";
import type { Fault } from "./finding";

/** Parts of `requirements` without a question, and questions whose `quote` is not in `requirements`. */
export function gapsBetween(requirements: string, conditions: readonly Condition[]): Fault[] {
  const gaps: Fault[] = [];
  let rest = requirements;
  for (const [place, { quote }] of conditions.entries()) {
    if (quote === undefined) continue;
    const right = `una parte de requirements, letra por letra, que no esté ya en otra pregunta: «${requirements}»`;
    if (!rest.includes(quote)) gaps.push([["eligibility", "conditions", place, "quote"], quote, right]);
    rest = rest.replace(quote, " · ");
  }
  if (gaps.length > 0) return gaps;
  const unasked = rest.split(/[\s,.;·]/).filter((word) => !/^[ye]?$/.test(word));
  const right = `que cada parte tenga su pregunta: ningún quote de eligibility.conditions recoge «${unasked.join(" ")}»`;
  return unasked.length > 0 ? [[["requirements"], requirements, right]] : [];
}
