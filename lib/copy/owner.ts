import { list } from "../format/format";
import type { Site } from "../config/site";
import type { LegalBlock } from "./legal";

/**
 * Who runs the site; says plainly what is not configured. Registry data concern only whoever is
 * registered (LSSI art. 10.1.b), so without them the identification is not called incomplete.
 */
export function ownerBlocks({ owner }: Pick<Site, "owner">): readonly LegalBlock[] {
  const missing = [
    owner.name ? [] : "nombre o razón social",
    owner.taxId ? [] : "NIF",
    owner.address ? [] : "domicilio",
  ].flat();
  const state = owner.name
    ? "La identificación del titular todavía no está completa"
    : "El titular de este sitio todavía no está configurado";
  const known = [
    owner.name ? `Nombre o razón social: ${owner.name}` : [],
    owner.taxId ? `NIF: ${owner.taxId}` : [],
    owner.address ? `Domicilio: ${owner.address}` : [],
    `Datos registrales: ${owner.registry ?? "no constan"}`,
  ].flat();
  return [
    ...(missing.length > 0
      ? [`${state}. ${missing.length > 1 ? "Faltan" : "Falta"} por indicar: ${list(missing)}.`]
      : []),
    { list: known },
  ];
}

/** The site's e-mail address, as a link. */
export function mailBlock({ contactEmail }: Pick<Site, "contactEmail">): LegalBlock {
  return { link: contactEmail, url: `mailto:${contactEmail}` };
}
