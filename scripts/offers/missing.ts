import { pendingFindings } from "@/lib/catalogue/checks";
import { readDocument } from "@/lib/catalogue/document";
import { applyEdits } from "@/lib/catalogue/edit";
import { entriesOf } from "@/lib/catalogue/history-checks";
import { type Finding, fileOf, findingText, type OfferDocument } from "@/lib/catalogue/finding";
import { instructionFindings } from "@/lib/catalogue/new-offer";
import { changedFigures } from "@/lib/catalogue/unrecorded-changes";
import { readTemplate } from "./new";
import { mistakesWith, type State, type Work } from "./work";

/** Everything that an offer's file still lacks before `enable`, apart from what `enable` writes itself. */
export function missingFindings(work: Work, state: State, id: string, text: string): Finding[] {
  const document = readDocument(id, text);
  const isNew = entriesOf(document).length === 0;
  const facts = Object.fromEntries(changedFigures(document).map(({ field, now }) => [field, now]));
  const isNoted = isNew || Object.keys(facts).length > 0;
  const entry = isNoted ? { date: state.today, summary: "Primera publicación.", facts } : undefined;
  const enabled =
    applyEdits(text, [[["enabled"], true], ...(isNoted ? [checkedOn(state.today)] : [])], entry) ?? text;
  const known = mistakesWith(work, state, { [id]: enabled });
  const all = [...known.map((finding) => atHome(finding, document)), ...unwrittenFindings(document)];
  return all.filter(
    (finding, place) => all.findIndex((other) => findingText(other) === findingText(finding)) === place,
  );
}

const checkedOn = (day: string): [string[], string] => [["verifiedOn"], day];

/** What nobody has written yet in an offer's file. */
export const unwrittenFindings = (document: OfferDocument) => [
  ...pendingFindings(document),
  ...instructionFindings(document, readTemplate()),
];

/** A finding with its line in the current file instead of the file that `enable` would write. */
function atHome(finding: Finding, { id, lineOf }: OfferDocument): Finding {
  if (finding.file !== fileOf(id) || !finding.field) return finding;
  const path = finding.field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { ...finding, line: lineOf(path) };
}
