import { mailLink, telephoneLink } from "../format/contact-links";
import type { Site } from "../config/site";
import { list, present } from "../format/format";
import { noContactNote, unreadMailboxNote } from "./errors";

/** A table in a legal text; the first cell of a row is a name as the browser shows it. */
export interface LegalTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * One block of a legal section: a paragraph, one with a bold beginning, a bulleted or numbered list, a table, a link or several on a line of their
 * own, or the buttons that show and erase what the browser keeps.
 */
export type LegalBlock =
  | string
  | { lead: string; text: string }
  | { list: readonly string[] }
  | { ordered: readonly string[] }
  | { table: LegalTable }
  | { link: string; url: string }
  | { links: readonly { link: string; url: string }[] }
  | { localData: true }
  | { refusal: true };

export type LegalSection = ReturnType<typeof section>;

/** A whole legal page; `description` is for search engines. */
export interface LegalDocument {
  title: string;
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** A section of a legal page, with the blocks that apply. The page numbers it; `id` is its anchor. */
export function section(id: string, title: string, blocks: readonly (LegalBlock | false | undefined)[]) {
  return { id, title, blocks: present(blocks) };
}

/** A bulleted list of the items that apply. */
export function bulletList(items: readonly (string | false | undefined)[]): LegalBlock {
  return { list: present(items) };
}

/** Who runs the site and how to write to them. Registry data are optional (LSSI art. 10.1.b). */
export function ownerBlocks(
  site: Pick<Site, "brand" | "owner" | "contactEmail" | "contactPhone">,
): readonly LegalBlock[] {
  const { name, taxId, address, registry } = site.owner;
  const missing = present([!name && "nombre o razón social", !taxId && "NIF", !address && "domicilio"]);
  const state = name
    ? "La identificación del titular todavía no está completa"
    : "Este sitio todavía no dice quién es su titular: no está configurado";
  return present<LegalBlock>([
    missing.length > 0 &&
      `${state}. ${missing.length > 1 ? "Faltan" : "Falta"} por indicar: ${list(missing)}.`,
    bulletList([
      name && `Nombre o razón social: ${name}`,
      taxId && `NIF: ${taxId}`,
      address && `Domicilio: ${address}`,
      registry && `Datos registrales: ${registry}`,
    ]),
    writeToUsWords(site, "Puedes escribirnos aquí:"),
    ...contactBlocks(site),
  ]);
}

/** The ways to reach whoever runs the site: e-mail and, if the owner gives one, telephone. */
export function contactBlocks(
  site: Pick<Site, "brand" | "contactEmail" | "contactPhone">,
): readonly LegalBlock[] {
  return [...mailBlocks(site), ...phoneBlocks(site)];
}

/** The telephone, as a link, if the owner gives one. */
export function phoneBlocks({ contactPhone }: Pick<Site, "contactPhone">): readonly LegalBlock[] {
  return contactPhone ? [{ link: contactPhone, url: telephoneLink(contactPhone) }] : [];
}

/** The site's e-mail address, as a link; before it, while it is the example one, that nobody reads it. */
export function mailBlocks(site: Pick<Site, "brand" | "contactEmail">): readonly LegalBlock[] {
  const { contactEmail } = site;
  return present<LegalBlock>([noContactNote(site), { link: contactEmail, url: mailLink(contactEmail) }]);
}

/** Words that ask to write, if somebody reads the address. */
export function writeToUsWords(site: Pick<Site, "contactEmail">, words: string): string | undefined {
  return unreadMailboxNote(site) ? undefined : words;
}
