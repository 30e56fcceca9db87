import { z } from "zod";
import { choice, sentence, text, distinct } from "../fields";
import { euroFigure, lapse } from "./figures";

/** A domain, as an address has it: neither protocol nor path nor `www.`. */
const domainName = z
  .string()
  .regex(/^(?!www\.)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, {
    error: "un dominio en minúsculas, sin «https://», «www.» ni ruta: banco.es",
  })
  .meta({ kind: "domain" });

/** Hosts from which a provider's invitations come. */
const invitationHosts = z
  .array(domainName)
  .min(1)
  .refine((all) => distinct(all, String), { error: "cada dominio una sola vez" })
  .describe(
    "Los dominios de sus enlaces de invitación, si no son el de officialUrl; con cada uno valen sus subdominios.",
  )
  .meta({
    label: "dominios de invitación",
    shown: "no se ve: comprueba el enlace",
    examples: [["invita.banco.es"]],
  });

/** Whether an invitation may be a link: then the site sends visitors through its own. */
export const isLink = (by: string) => by === "link" || by === "link-or-code";

/** How an invitation travels. */
export const invitation = z
  .strictObject({
    by: choice({
      link: "un enlace",
      code: "un código",
      "link-or-code": "un enlace o un código",
      "inviter-id": "el DNI de quien invita",
      email: "por correo",
      branch: "en una oficina",
      none: "no hay invitación",
    })
      .describe(
        "Cómo viaja: link, code, link-or-code (valen los dos), inviter-id, email, branch o none (sin invitación).",
      )
      .meta({ label: "cómo viaja" }),
    from: choice({ partners: "sus colaboradores" })
      .optional()
      .describe(
        "partners si solo valen los enlaces o códigos de sus colaboradores, y no los de otros clientes.",
      )
      .meta({ label: "de quién" }),
    hosts: invitationHosts.optional(),
    late: z
      .union([z.enum(["no", "unknown"]), lapse], { error: "no, unknown o un plazo: 7 days" })
      .optional()
      .describe("Si se puede añadir después del alta: no, unknown o hasta cuándo (7 days).")
      .meta({ label: "después del alta" }),
    typed: text(60)
      .refine((place) => !/[¿?¡!]/.test(place), {
        error: "sin «¿» ni «?», porque va dentro de una pregunta: al registrarte, en «Tengo un código»",
      })
      .optional()
      .describe("Dónde se escribe el código, si se sabe: «al abrir la cuenta, en Código promocional».")
      .meta({ label: "dónde se escribe el código" }),
    where: text(80)
      .optional()
      .describe("Dónde la encuentra un cliente, si se sabe: «icono de perfil › Invitar a amigos y amigas».")
      .meta({ label: "dónde la encuentra un cliente" }),
    uses: z
      .int()
      .min(1)
      .optional()
      .describe("Cuántas veces puede invitar un cliente, si se sabe.")
      .meta({ label: "veces" }),
  })
  .refine(({ by, from }) => !from || isLink(by) || by === "code", {
    path: ["from"],
    error: "nada: solo un enlace (link) o un código (code) puede ser de un colaborador",
  })
  .describe("La invitación: cómo se transmite.")
  .meta({ label: "invitación", shown: "en su página" });

type Givers = Pick<z.output<typeof invitation>, "from">;

/** Who gives the invitation: «un cliente», or a partner of the provider where a client's does not count. */
export const giverOf = ({ from }: Givers) => (from === "partners" ? "un colaborador" : "un cliente");

/** Who else gives one: «otro cliente». */
export const otherGiverOf = ({ from }: Givers) => (from === "partners" ? "otro colaborador" : "otro cliente");

/** Who an offer is for. */
export const who = z
  .strictObject({
    fresh: z
      .union([z.enum(["ever", "new", "unknown"]), lapse], {
        error: "ever, new, unknown o un plazo: 12 months",
      })
      .optional()
      .describe(
        "Cuánto hace que no se es cliente: ever (nunca lo ha sido), 12 months, new si es para nuevos clientes y no se sabe quién cuenta como nuevo, o unknown si tampoco se sabe que sea para ellos.",
      )
      .meta({ label: "quién es nuevo" }),
    existing: z
      .literal(true)
      .optional()
      .describe("true si es solo para quien ya es cliente.")
      .meta({ label: "solo clientes" }),
    says: sentence(200, "a quién llama nuevo", "A quién llama nuevo el proveedor, si lo dice.").optional(),
    opens: text(30, "dónde se abre", "Dónde hay que abrir la cuenta, si importa: «España».").optional(),
    resident: text(30, "dónde se reside", "Dónde hay que residir, si lo pide: «España».").optional(),
    age: z
      .string({ error: 'la edad entre comillas: "18"; o dos: 18-30' })
      .regex(/^\d{2}(-\d{2})?$/, { error: "una edad o dos: 18 o 18-30" })
      .optional()
      .describe("La edad: 18 o 18-30, entre comillas.")
      .meta({ label: "edad", kind: "name" }),
    income: euroFigure
      .optional()
      .describe("Los ingresos al año, como mínimo, si los pide: 15000 EUR.")
      .meta({ label: "ingresos al año" }),
    not: z
      .array(text(80))
      .max(6)
      .optional()
      .describe("Quién queda fuera: «contratos de empresa».")
      .meta({ label: "quién no" }),
  })
  .describe("Para quién es.")
  .meta({ label: "para quién", shown: "en su página" });

/** Whether an offer is known to be for new customers. */
export const isForNew = ({ fresh = "unknown", existing, says }: z.output<typeof who>) =>
  !existing && (fresh !== "unknown" || says !== undefined);

/** Whether a client of some time ago counts as new. */
export const isForReturning = ({ fresh = "" }: z.output<typeof who>) => /\d/.test(fresh);

/** Short words for whom an offer is where a client of some time ago counts as new. */
export const newOrReturning = (time: string) => `Nuevos clientes, o ${time} sin serlo`;

/** The age that an offer asks for: «al menos 18 años»; undefined if its file says none. */
export function ageOf({ age }: Pick<z.output<typeof who>, "age">): string | undefined {
  const [least, most] = age?.split("-") ?? [];
  if (!least) return undefined;
  return most ? `entre ${least} y ${most} años` : `al menos ${least} años`;
}

/** Who an offer is not for, as a sentence; undefined if its file names nobody. */
export function isNotFor({ not }: Pick<z.output<typeof who>, "not">): string | undefined {
  const [last, ...first] = not?.toReversed() ?? [];
  if (!last) return undefined;
  const others = first.length > 0 ? `${first.toReversed().join(", para ")} ni para ` : "";
  return `La promoción de {brand} no vale para ${others}${last.replace(/\.$/, "")}.`;
}
