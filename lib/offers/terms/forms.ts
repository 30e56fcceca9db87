/** The forms of a gain: only cash is money that one can spend. */
export const formNames = {
  cash: "dinero",
  saving: "una rebaja de comisiones",
  bill: "descuento en facturas",
  voucher: "un vale",
  crypto: "criptomonedas",
  shares: "acciones",
  points: "puntos",
  invested: "dinero invertido",
  donation: "un donativo a otros",
  unknown: "no se sabe",
} as const;

export type Form = keyof typeof formNames;

/** Whether what is given is no sum from which tax could be cut: a voucher, shares. */
export const isGoods = (form: Form | undefined) => form === "voucher" || form === "shares";
