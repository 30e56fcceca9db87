import type { Offer } from "@/lib/offers/offer";

/**
 * A verdict names a condition once its question is answered so that it fails; a benefit all of whose parts are given up is
 * none. A style written here, because it names the questions; it cannot name classes, which the build shortens.
 */
export function FailedOnly({ conditions }: Pick<Offer["eligibility"], "conditions">) {
  const others = conditions.map(
    ({ id, optional }) =>
      `form:not(:has([name="${id}"][value=${optional ? "part" : "no"}]:checked)) [data-condition="${id}"]`,
  );
  const parts = new Set(conditions.flatMap(({ part }) => part ?? []));
  const givenUp = [...parts].map((one) => {
    const names = conditions.filter(({ part }) => part === one).map(({ id }) => `[name="${id}"]`);
    return `:has(:is(${names.join(",")})[value=part]:checked)`;
  });
  const none = givenUp.length > 0 ? `form${givenUp.join("")}` : undefined;
  const verdicts = none
    ? `${none} :is([data-verdict=pending],[data-verdict=yes]){display:none}${none} [data-verdict=no]{display:grid}`
    : "";
  return (
    <style href="failed" precedence="default">
      {`@supports selector(:has(*)){${others.join(",")}{display:none}${verdicts}}`}
    </style>
  );
}
