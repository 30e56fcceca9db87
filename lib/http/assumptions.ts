/** The amounts that a visitor may say in an address: `/indexa-capital/valor?importe=15.000`. */
export const assumptionNames = ["importe", "comisiones"] as const;
