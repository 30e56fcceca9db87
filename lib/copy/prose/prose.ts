import { mistake } from "../../config/validators";
import type { LegalBlock } from "../legal";

/** A paragraph, list or link, with the condition on which it stands. Its placeholders, `{{marca}}`, are still in it. */
export interface Part {
  line: number;
  block: LegalBlock;
  when?: { fact: string; holds: boolean };
}

/** A page of prose as its file says it. */
export interface Prose {
  file: string;
  /** What stands before the text, between two lines `---`; every value is text. */
  head: Readonly<Record<string, unknown>>;
  sections: readonly { id: string; title: string; parts: readonly Part[] }[];
}

/** A mistake in a page of prose, for an editor. */
export class ProseMistake extends Error {
  constructor(file: string, line: number, found: string, right: string) {
    super(mistake(`${file}:${line}`, `«${found}»`, right));
  }
}
