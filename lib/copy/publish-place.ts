import { fileOf } from "../catalogue/finding";

/** What GitHub says of a sent branch; undefined fields: unknown. */
export interface Review {
  /** The request's address, once it is open. */
  request?: string | undefined;
  isClosed?: boolean;
  /** Failed checks: name and address. */
  failed: string[];
}

/** Where a sent offer is: `isOver` if waiting longer changes nothing, `isLive` if it has arrived. */
interface Place {
  says: string;
  isOver?: boolean;
  isLive?: boolean;
}

/** Where a sent offer is in the repository; `overtaken` and `replaced`: another merge changed it before, or since. */
export type InMain = "merged" | "open" | "overtaken" | "replaced";

/** What is known of a sent offer: from the repository, the site and GitHub. */
interface Known {
  id: string;
  /** Whether the site is to show it, and whether it showed it before. */
  isShown: boolean;
  wasShown: boolean;
  inMain: InMain;
  /** Whether the site answers, and whether it has the version that was sent. */
  answers: boolean;
  isLive: boolean;
  review: Review | undefined;
}

/** Where a sent offer is, in words. `site` is its address, `main` the branch that it is built from. */
export function publishPlace(site: string, main: string, known: Known): Place {
  const { id, isShown, wasShown, inMain, answers, isLive, review } = known;
  const isSaved = !isShown && !wasShown;
  if (isLive && !isSaved)
    return {
      says: isShown ? `publicada, ${site}/${id} ya la muestra.` : "retirada, la web ya no la muestra.",
      isOver: true,
      isLive: true,
    };
  if (inMain === "merged" && isSaved)
    return { says: "guardada como borrador. La web no muestra los borradores.", isOver: true, isLive: true };
  if (inMain === "merged")
    return {
      says: answers
        ? "fusionada. La web todavía no muestra el cambio."
        : `fusionada, pero ${site}/estado.json no responde.`,
    };
  if (inMain === "replaced")
    return {
      says: `fusionada, y después otra fusión la ha vuelto a cambiar: la web mostrará la de ${main}.`,
      isOver: true,
    };
  if (inMain === "overtaken")
    return {
      says: `sin fusionar, y otra fusión ha cambiado antes ${fileOf(id)}. Repite la orden: npm run offers publish`,
      isOver: true,
    };
  if (review && review.failed.length > 0)
    return { says: `sin fusionar: ha fallado ${review.failed.join(", ")}.`, isOver: true };
  if (review?.isClosed)
    return { says: `sin fusionar: su petición se ha cerrado (${review.request}).`, isOver: true };
  if (review)
    return {
      says: review.request
        ? `sin fusionar todavía: ${review.request}`
        : "enviada: su petición de cambio está sin abrir.",
    };
  return { says: "enviada, sin fusionar todavía." };
}
