import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CalendarDate } from "../format/dates";
import { plainText } from "./characters";
import { folders } from "./finding";
import type { Committed } from "./history-checks";

/** What the catalogue is read from: the files of `content/offers` and what stands beside them. */
export interface Sources {
  /** The plain text of each file of `content/offers`, by offer id: the folder is the list of offers. */
  texts: Readonly<Record<string, string>>;
  heroes: readonly string[];
  /** The names of other files in `content/offers`, which no page reads. */
  unread: readonly string[];
  /** Names like `mi-banco.yaml` that are a folder, or a link to a file that does not exist. */
  unreadable?: readonly string[];
  /**
   * The day of reading: no offer may have been checked or changed later. Undefined where the clock does not matter.
   */
  readOn?: CalendarDate;
  /** The files as they were at a commit, whose histories must be kept; undefined where nobody has asked git. */
  committed?: Committed | undefined;
}

const ENDING = ".yaml";

/** Reads the repository at `root`; `texts` replace the offers' files, to check a change before it is written. */
export function readSources(root: string, texts?: Sources["texts"]): Sources {
  const folder = join(root, folders.offers);
  const names = readdirSync(folder).sort();
  const isOffer = (name: string) => name.endsWith(ENDING);
  const files = names.filter((name) => isOffer(name) && isFile(join(folder, name)));
  const read = (name: string) => {
    const text = plainText(readFileSync(join(folder, name), "utf8"));
    return [name.slice(0, -ENDING.length), text] as const;
  };
  return {
    texts: texts ?? Object.fromEntries(files.map(read)),
    heroes: readdirSync(join(root, folders.heroes)),
    // Hidden files of editors and operating systems are left out.
    unread: names.filter((name) => !isOffer(name) && name !== "schema.json" && !/^\.|\.tmp$/.test(name)),
    unreadable: names.filter((name) => isOffer(name) && !files.includes(name)),
  };
}

/** Whether a file can be read at a path; a link counts as what it leads to. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
