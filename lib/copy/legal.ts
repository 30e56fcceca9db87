import type { Site } from "../config/site";
import { list } from "../format/format";

/** A table in a legal text; the first cell of a row names it. */
export interface LegalTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the first cells are words; else they are names of things, as the browser shows them. */
  plain?: true;
}

/**
 * One block of a legal section: a paragraph, a bulleted list, a table, a link that stands on a line of its own, or
 * the buttons that show and erase what the browser keeps.
 * `url` is a path of this site (`/legal/privacidad`), a `mailto:` address or an outside address.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: LegalTable }
  | { link: string; url: string }
  | { tools: { intro: string; show: string; erase: string } };

/** A section of a legal page. The page numbers it; neither title nor text carries the number. */
export interface LegalSection {
  /** Anchor of the section, unique on its page: «tus-derechos». */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A whole legal page, in reading order. */
export interface LegalDocument {
  title: string;
  /** For search engines: one sentence of at most 155 characters. */
  description: string;
  /** The paragraph under the title. */
  intro: string;
  sections: readonly LegalSection[];
}

/** The two terms that both legal pages use in a sense of their own. */
export const definitions =
  "Aquí, «proveedor» a secas es la empresa que ofrece una promoción, y «enlace de invitación», el que te lleva a su web con nuestra invitación.";

/** Shown in place of a service that this configuration does not use. */
export const unused = {
  analytics: "Hoy este sitio no usa analítica.",
  errorReports: "Hoy este sitio no usa ningún servicio de aviso de errores.",
} as const;

/** Who runs the site, and what is not configured. Registry data need not exist (LSSI art. 10.1.b). */
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
