import type { Path } from "../field-info";
import type { OfferRecord } from "../offer";
import { termsSchema } from "../terms/schema";
import { valueAt } from "./facts";
import type { Parts, Requirement } from "./parts";
import type { Override } from "./overrides";

/** A place in an offer's file: the field itself, or one of those from which it follows. */
export interface Place {
  path: Path;
  isExact: boolean;
}

/** A record with what it was made from. */
interface Derivation {
  parts: Parts;
  record: OfferRecord;
  overrides: readonly Override[];
}

/** Fields that have another name in the file. */
const renamed: Readonly<Record<string, Path>> = {
  validFrom: ["campaign", "from"],
  validUntil: ["campaign", "until"],
  invitationHosts: ["invitation", "hosts"],
  color: ["look", "color"],
  "logo.monogram": ["look", "monogram"],
  hasHeroImage: ["look", "image"],
  "landing.hero.hasStripImage": ["look", "strip"],
};

const exact = (path: Path): Place => ({ path, isExact: true });
const around = (path: Path): Place => ({ path, isExact: false });

/** The place in the file of a field of the record; a field of the file is its own. */
export function placeIn(path: Path, made: Derivation): Place {
  const { facts, terms, main } = made.parts;
  const [top = "", next = ""] = path.map(String);
  const { factNames = {} } = terms.words ?? {};
  if (top === "words") return exact(path);
  const figure = facts[next]?.place;
  if (top === "sums") return around(figure ?? ["asks"]);
  if (top === "facts") return exact(figure ?? path);
  if (top === "factBasis") return around(figure ?? ["facts", next]);
  if (top === "factNames") return next in factNames ? exact(["words", ...path]) : around(figure ?? ["asks"]);
  if (top === "phrases") return exact(["words", ...path]);
  const own = made.overrides.find(({ path: at }) => at.every((key, i) => String(key) === String(path[i])));
  if (own) return exact(["words", own.name, ...path.slice(own.path.length)]);
  const name = renamed[path.join(".")];
  if (name) return exact(name);
  if (Object.hasOwn(termsSchema.shape, top)) return exact(path);
  const answer = answerPlace(path, terms);
  if (answer) return exact(answer);
  const note = notePlace(path, made);
  if (note) return exact(note);
  const ask = askPlace(path, made);
  if (ask) return around(ask);
  const isGain = ["benefit", "shortBenefit", "reward"].includes(top) || (top === "value" && next === "gain");
  return around(isGain ? (main?.path ?? ["gives"]) : ["asks"]);
}

/** The place of an answer that the file itself gives. */
function answerPlace(path: Path, { words }: Parts["terms"]): Path | undefined {
  const [, list = "", place = "", part] =
    /^landing\.(faq|doubts)\.(\d+)\.(question|answer)$/.exec(path.join(".")) ?? [];
  const entry: unknown = Object(Object(words)[list])[place];
  if (typeof entry !== "object" || entry === null) return undefined;
  const at = ["words", list, Number(place)];
  return part === "answer" ? [...at, Object.keys(entry)[0] ?? ""] : at;
}

/** The place of the note of a gain that a text says. */
function notePlace(path: Path, { parts: { terms }, record }: Derivation): Path | undefined {
  const text = valueAt(record, path);
  const index = terms.gives.findIndex(({ note }) => note && String(text).includes(note));
  return index < 0 ? undefined : ["gives", index, "note"];
}

/** The place of the ask that a question, a deadline or a step follows from. */
function askPlace(path: Path, { parts, record }: Derivation): Path | undefined {
  const { id } = Object(valueAt(record, path.slice(0, 3))) as { id?: string };
  return id === undefined ? undefined : askBehind(path, id, parts)?.path;
}

/** What is asked from which a step, or else a question or a deadline, follows by its `id`. */
export const askBehind = ([, list]: Path, id: string, { requirements }: Parts): Requirement | undefined =>
  requirements.find(({ id: name, words: { question, deadlines = [] } }) =>
    list === "steps" ? name === id : [question, ...deadlines].some((one) => one?.id === id),
  );
