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
