/** Words of the debug overlay, which only `debug=1` shows. */
export const debugCopy = {
  title: "Depuración",
  variant: "Variante",
  referralUrl: "Enlace",
  bonusAmount: "Regalo",
  setA: "Fijar a",
  setB: "Fijar b",
  reset: "Olvidar",
  close: "Cerrar",
} as const;

/** What each variant of an A/B test is, by the test's cookie. Not in its record, which every page loads. */
export const variantNames: Readonly<Record<string, Readonly<Record<"a" | "b", string>>>> = {
  ab_variant: { a: "dos columnas", b: "centrada" },
};
