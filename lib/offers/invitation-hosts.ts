import { z } from "zod";
import { distinct } from "./fields";

/** A domain, as an address has it: neither protocol nor path nor `www.`. */
const domainName = z
  .string()
  .regex(/^(?!www\.)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, {
    error: "un dominio en minúsculas, sin «https://», «www.» ni ruta: banco.es",
  })
  .meta({ kind: "domain" });

/** From where a provider's invitations come. */
export const invitationHosts = z
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
