import { fileOf } from "../catalogue/finding";
import type { Publication, Stage } from "../catalogue/publication";

/** Where a sent offer is, in words. `site` is its address, `main` the branch that it is built from. */
export const publicationCopy: Readonly<
  Record<Stage, (site: string, main: string, sent: Publication) => string>
> = {
  shown: (site, _main, { id }) => `publicada, ${site}/${id} ya la muestra.`,
  withdrawn: () => "retirada, la web ya no la muestra.",
  saved: () => "guardada como borrador. La web no muestra los borradores.",
  merged: () => "fusionada. La web todavía no muestra el cambio.",
  unanswered: (site) => `fusionada, pero ${site}/estado.json no responde.`,
  replaced: (_site, main) =>
    `fusionada, y después otra fusión la ha vuelto a cambiar: la web mostrará la de ${main}.`,
  overtaken: (_site, _main, { id }) =>
    `sin fusionar, y otra fusión ha cambiado antes ${fileOf(id)}. Repite la orden: npm run offers publish`,
  failed: (_site, _main, { review }) => `sin fusionar: ha fallado ${(review?.failed ?? []).join(", ")}.`,
  closed: (_site, _main, { review }) => `sin fusionar: su petición se ha cerrado (${review?.request}).`,
  requested: (_site, _main, { review }) => `sin fusionar todavía: ${review?.request}`,
  unrequested: () => "enviada: su petición de cambio está sin abrir.",
  sent: () => "enviada, sin fusionar todavía.",
};
