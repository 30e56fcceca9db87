/** The words of an offer at a glance, the same in every place that shows one. */
export const offerView = {
  atMost: "hasta ",
  depends: "Depende",
} as const;
