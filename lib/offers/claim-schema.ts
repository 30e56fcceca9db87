import { z } from "zod";
import { choice, sentence } from "./fields";
import { sourceSchema } from "./terms/backing";

/** The procedures by which a visitor can complain, each with periods of its own (`lib/tools/claim/claim.ts`). */
export const routeNames = {
  payment: "banco o entidad de pago",
  investment: "empresa de inversión",
  insurance: "aseguradora",
  telecom: "operador de telecomunicaciones",
  crypto: "plataforma de criptoactivos",
  other: "otra clase de empresa",
};

export type ClaimRoute = keyof typeof routeNames;

/** How to complain about an offer in time. Without it, the page says what is left: consumer office and arbitration. */
export const claimSchema = z
  .strictObject({
    route: choice(routeNames)
      .describe(
        "La vía por la que se reclama: payment (banco o entidad de pago), investment (empresa de inversión), insurance (aseguradora), telecom (operador), crypto (criptoactivos) u other (otra).",
      )
      .meta({ label: "vía" }),
    abroad: z
      .strictObject({
        text: sentence(220, "texto", "El organismo de otro país que también puede decidir, en una frase."),
        source: sourceSchema
          .optional()
          .describe("Dónde lo dice el proveedor, si lo dice.")
          .meta({ label: "fuente" }),
      })
      .optional()
      .describe("Solo si la entidad es de otro país y puede decidir un organismo de allí.")
      .meta({ label: "organismo de otro país" }),
    email: z
      .email({ error: "una dirección de correo, como reclamaciones@banco.example" })
      .optional()
      .describe("La dirección de correo para reclamaciones, si el proveedor la publica. Nunca una supuesta.")
      .meta({ label: "correo para reclamaciones", kind: "address" }),
  })
  .describe("Reclamar a tiempo: por qué vía se reclama y quién puede decidir.")
  .meta({ label: "reclamación", shown: "en Reclamar" });
