import { z } from "zod";
import { choice, label, sentence, text } from "./fields";
import { sourceSchema } from "./terms/backing";

/** The procedures by which a visitor can complain, each with periods of its own (`claim-periods.ts`), unless two of them share it. */
export const routeNames = {
  payment: "banco o entidad de pago",
  investment: "empresa de inversión",
  insurance: "aseguradora",
  telecom: "operador de telecomunicaciones",
  energy: "compañía de energía",
  crypto: "plataforma de criptoactivos",
  other: "otra clase de empresa",
};

export type ClaimRoute = keyof typeof routeNames;

/** The public bodies that can help after the provider, by their names in offers; what each is: `claim-bodies.ts`. */
export type ComplaintBody = "banco-de-espana" | "cnmv" | "teleco" | "dgsfp" | "consumo";

const whole = {
  description: "Reclamar a tiempo: por qué vía se reclama y quién puede decidir.",
  label: "reclamación",
  shown: "en Reclamar",
};

/** How to complain about an offer in time, as its file says it: by what its kind does not tell. */
export const claimTerms = z
  .strictObject({
    route: choice(routeNames)
      .optional()
      .describe(
        "La vía por la que se reclama: payment (banco o entidad de pago), investment (empresa de inversión), insurance (aseguradora), telecom (operador), energy (energía), crypto (criptoactivos) u other (otra). Sin este campo, la de su clase; con risk: investment, investment.",
      )
      .meta({ label: "vía" }),
    company: text(
      80,
      "empresa",
      "A qué empresa se dirige la carta, con su nombre legal: «Vodafone España, S.L.U.»; el mismo que da protection.entity. Sin este campo, a la marca.",
    ).optional(),
    abroad: sentence(
      220,
      "organismo de otro país",
      "Solo si la entidad es de otro país y puede decidir un organismo de allí: cuál, en una frase.",
    ).optional(),
    source: sourceSchema
      .optional()
      .describe("De abroad: dónde lo dice el proveedor, si lo dice.")
      .meta({ label: "fuente" }),
    phone: label(40, "teléfono para reclamaciones", "Detrás de «en el»: «1456 (gratis)».").optional(),
    email: z
      .email({ error: "una dirección de correo, como reclamaciones@banco.example" })
      .optional()
      .describe("La dirección de correo para reclamaciones, si el proveedor la publica. Nunca una supuesta.")
      .meta({ label: "correo para reclamaciones", kind: "address" }),
  })
  .meta(whole);

/** How to complain about an offer, as pages read it: the route is always told. */
export const claimSchema = claimTerms.required({ route: true }).meta(whole);
