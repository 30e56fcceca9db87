import type { PlanAnswers } from "./input";
import { list } from "../../format/format";

/** Names as they were typed: «caixa» y «lowy». */
const named = (names: readonly string[]) => list(names.map((name) => `«${name}»`));

/** Over the answer, where a part of the address does not count in it; the form says which. */
export const unreadNote = {
  text: "Hay algo en la dirección de la página que no hemos entendido y que no cuenta en el plan.",
  link: "Ver qué es",
} as const;

/** Beside its question, what an address sends for it and no box has. */
export const unreadTexts: Readonly<
  Record<keyof PlanAnswers["unread"], (typed: readonly string[]) => string>
> = {
  customers: (names) =>
    `No hay ninguna promoción de hoy con ${names.length === 1 ? "el nombre" : "los nombres"} ${named(names)}: el plan no ${names.length === 1 ? "la" : "las"} cuenta. Marca tus proveedores en la lista.`,
  days: (names) =>
    `La dirección de la página lleva una fecha de ${named(names)}, y hoy no tenemos sus plazos: no cuenta en el plan. Búscalos en las condiciones que guardaste.`,
  spent: (names) =>
    `La dirección de la página pide contar gastos de ${named(names)}, y no hay ninguna promoción de hoy con ${names.length === 1 ? "ese nombre" : "esos nombres"}: marca los tuyos en la lista.`,
  costs: (names) =>
    `La dirección de la página lleva un gasto de ${named(names)}, y no lo preguntamos: no cuenta en el plan.`,
  means: (typed) =>
    `La dirección de la página dice qué puedes mover, ${named(typed)}, y ninguna promoción de hoy lo pide: no cuenta en el plan.`,
  line: (typed) =>
    `La dirección de la página pone ${named(typed)} para tu línea, y aquí solo vale «si»: no lo hemos tenido en cuenta. Si puedes llevarla a otra compañía, marca la casilla.`,
  invest: (typed) =>
    `La dirección de la página pone ${named(typed)} para invertir, y aquí solo vale «no»: no lo hemos tenido en cuenta. Si no quieres invertir, marca la casilla.`,
};
