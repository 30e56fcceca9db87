/** The words of an offer at a glance, the same in every place that shows one. */
export const offerView = {
  list: "Promociones de hoy",
  atMost: "hasta ",
  depends: "Depende",
} as const;
