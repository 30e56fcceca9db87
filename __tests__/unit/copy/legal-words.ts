import type { LegalDocument } from "@/lib/copy/legal";
import { plain } from "../offers/texts";

/** The words of a page, or of one of its sections, in plain spaces. */
export function words(document: LegalDocument, id?: string): string {
  const part = id ? document.sections.filter((section) => section.id === id) : document;
  return plain(JSON.stringify(part));
}
