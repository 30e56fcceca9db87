import type { Route } from "./routes";

const dataAgency = "Agencia Española de Protección de Datos";

/** The first steps of any complaint. */
export const complaintsCopy = {
  first: ({ service }: Route, brand: string) =>
    `Primero, ${service.write} ${service.to(brand)}: di qué se ofrecía, qué hiciste y qué falta. Guarda la copia, la fecha y la respuesta.`,
  next: "Si no responde o no estás de acuerdo, puedes acudir a:",
  /** Apart from those bodies: who explains how to ask for one's data does not decide about a gift. */
  data: {
    name: dataAgency,
    text: `Si te dicen que ya eras cliente y no lo eras, pide a la empresa que te diga qué datos tuyos tiene. La ${dataAgency} explica cómo.`,
    url: "https://www.aepd.es/",
  },
} as const;
