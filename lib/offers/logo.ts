import { z } from "zod";
import { text } from "./fields";

/** The colour of a brand, `#0070e0`. */
export const brandColour = z
  .string({ error: 'un color en seis cifras y minúsculas, entre comillas: "#0070e0"' })
  .regex(/^#[0-9a-f]{6}$/, { abort: true, error: 'un color en seis cifras y minúsculas: "#0070e0"' })
  .describe(
    'El color de la marca, entre comillas: "#0070e0". Fondo del logotipo o, si es muy claro, el del dibujo.',
  )
  .meta({ label: "color", kind: "colour", shown: "en el logotipo" });

/** The mark of a brand: its initials, drawn on a tile of its colour. */
export const logoSchema = z
  .strictObject({
    monogram: text(2).describe("Una o dos iniciales.").meta({ label: "iniciales", kind: "name" }),
  })
  .describe("El logotipo: una o dos iniciales, dibujadas sobre el color de la marca.")
  .meta({ label: "logotipo", shown: "en toda la web" });
