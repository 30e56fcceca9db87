import type { Offer } from "@/lib/offers/offer";

/**
 * A verdict names a condition once its question is answered so that it fails; a benefit all of whose parts are given up is
 * none, and only then its parts are what is missing. A style written here, because it names the questions; it cannot name
 * classes, which the build shortens.
 */
export function FailedOnly({ conditions }: Pick<Offer["eligibility"], "conditions">) {
  const others = conditions.map(
    ({ id, optional }) =>
      `form:not(:has([name="${id}"][value=${optional ? "part" : "no"}]:checked)) [data-condition="${id}"]`,
  );
  const parts = new Set(conditions.flatMap(({ part }) => part ?? []));
  const givenUp = [...parts]
    .map((one) => {
      const names = conditions.filter(({ part }) => part === one).map(({ id }) => `[name="${id}"]`);
      return `:has(:is(${names.join(",")})[value=part]:checked)`;
    })
    .join("");
  const none = `form${givenUp}`;
  const named = conditions.filter(({ part }) => part).map(({ id }) => `[data-condition="${id}"]`);
  const verdicts = givenUp
    ? [
        `${none} :is([data-verdict=pending],[data-verdict=yes]){display:none}`,
        `${none} [data-verdict=no]{display:grid}`,
        `form:not(${givenUp}) [data-verdict=no] :is(${named.join(",")}){display:none}`,
      ].join("")
    : "";
  return (
    <style href="failed" precedence="default">
      {`@supports selector(:has(*)){${others.join(",")}{display:none}${verdicts}}`}
    </style>
  );
}
