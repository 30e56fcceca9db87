import type { Site } from "../config/site";
import { list, when } from "../format/format";

/** A table in a legal text; the first cell of a row is a name as the browser shows it. */
export interface LegalTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * One block of a legal section: a paragraph, a bulleted list, a table, a link that stands on a line of its own, or
 * the buttons that show and erase what the browser keeps.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { table: LegalTable }
  | { link: string; url: string }
  | { tools: { intro: string; show: string; erase: string } };

/** A section of a legal page. The page numbers it; `id` is its anchor. */
export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A whole legal page; `description` is for search engines. */
export interface LegalDocument {
  title: string;
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** Shown in place of a service that this configuration does not use. */
export const unused = {
  analytics: "Hoy este sitio no usa analítica.",
  errorReports: "Hoy este sitio no usa ningún servicio de aviso de errores.",
} as const;

/** Who runs the site and how to write to them. Registry data need not exist (LSSI art. 10.1.b). */
export function ownerBlocks(site: Pick<Site, "owner" | "contactEmail">): readonly LegalBlock[] {
  const { name, taxId, address, registry = "no constan" } = site.owner;
  const missing = [
    ...when(!name, "nombre o razón social"),
    ...when(!taxId, "NIF"),
    ...when(!address, "domicilio"),
  ];
  const state = name
    ? "La identificación del titular todavía no está completa"
    : "El titular de este sitio todavía no está configurado";
  return [
    ...when(
      missing.length > 0,
      `${state}. ${missing.length > 1 ? "Faltan" : "Falta"} por indicar: ${list(missing)}.`,
    ),
    {
      list: [
        ...when(Boolean(name), `Nombre o razón social: ${name}`),
        ...when(Boolean(taxId), `NIF: ${taxId}`),
        ...when(Boolean(address), `Domicilio: ${address}`),
        `Datos registrales: ${registry}`,
      ],
    },
    "Correo de contacto:",
    mailBlock(site),
  ];
}

/** The site's e-mail address, as a link. */
export function mailBlock({ contactEmail }: Pick<Site, "contactEmail">): LegalBlock {
  return { link: contactEmail, url: `mailto:${contactEmail}` };
}
