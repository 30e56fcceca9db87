import type { Offer } from "@/lib/offers/offer";

/** A verdict names a condition once its question is answered with no. A style written here, because it names the questions. */
export function FailedOnly({ conditions }: Pick<Offer["eligibility"], "conditions">) {
  const others = conditions.map(
    ({ id }) => `form:not(:has([name="${id}"][value=no]:checked)) [data-condition="${id}"]`,
  );
  return (
    <style href="failed" precedence="default">
      {`@supports selector(:has(*)){${others.join(",")}{display:none}}`}
    </style>
  );
}
