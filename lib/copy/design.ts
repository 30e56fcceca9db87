import { landing } from "./landing";

/** The words of the page that shows the design system; it exists in development only. */
export const design = {
  title: "Sistema de diseño",
  lead: "Las piezas de las que está hecha cada página, en claro y en oscuro. Esta página solo existe en desarrollo.",
  schemes: { light: "Claro", dark: "Oscuro" },
  colours: "Colores",
  pairs: "Colores que se encuentran",
  type: "Letra",
  space: "Espacio",
  shape: "Forma",
  marks: "Marcas de proveedores",
  primitives: "Piezas",
  sample: "Aceptas una invitación, sigues los pasos y recibes el beneficio.",
  button: "Abrir cuenta",
  secondary: landing.detail,
  disabled: "No disponible",
  link: "Un enlace en el texto",
  badges: ["Solo nuevos clientes", "Red propia", "Sin permanencia"],
  callout: "Invertir conlleva riesgo de pérdida.",
  table: { caption: "Una tabla", columns: ["Promoción", "Beneficio", "Requisitos"] },
  cell: "Registrarse y comprar",
  question: "¿Qué es un plan amigo?",
  otherQuestion: "¿Hay que invertir dinero siempre?",
  steps: [
    { title: "Regístrate con el enlace", text: "Sin el enlace, la invitación no cuenta." },
    { title: "Verifica tu identidad", text: "Ten a mano tu documento." },
    { title: "Haz tu primera compra", text: "Dentro del plazo." },
  ],
  figure: { figure: "30 días", lines: ["para la primera compra"] },
  card: "Una tarjeta",
  raised: "Una tarjeta que destaca",
} as const;
