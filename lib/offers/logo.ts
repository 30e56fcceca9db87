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

/** The mark of a brand: an icon of simpleicons.org, or initials. */
export const logoSchema = z
  .union(
    [
      z.strictObject({
        icon: z
          .string()
          .regex(/^[a-z0-9]+$/, {
            error: "el nombre de un icono de simpleicons.org, en minúsculas: paypal",
          })
          .describe("Su nombre en simpleicons.org, en minúsculas: paypal.")
          .meta({ label: "icono", kind: "name" }),
      }),
      z.strictObject({
        monogram: text(2)
          .describe("Una o dos iniciales, si la marca no tiene icono.")
          .meta({ label: "iniciales", kind: "name" }),
      }),
    ],
    { error: 'un icono de simpleicons.org, { icon: paypal }, o una o dos iniciales, { monogram: "TR" }' },
  )
  .describe("El logotipo: un icono de simpleicons.org o una o dos iniciales.")
  .meta({ label: "logotipo", shown: "en toda la web" });
