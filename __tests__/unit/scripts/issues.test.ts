/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncIssues } from "../../../scripts/offers/issues";
import { sampleText } from "../offers/sample";
import { copyOf } from "./offers-copy";

const change = { on: "2026-11-20", says: "ha cambiado: ya no dice 10 €", changedOn: "2026-11-20" };
const issue = { number: 7, title: "muestra: comprueba su web oficial", createdAt: "2026-11-20T06:00:00Z" };

test.each<[when: string, text: string, visit: object | undefined, open: object[], does: RegExp[]]>([
  ["a page has changed", sampleText, change, [], [/^issue create .*muestra: comprueba.*ya no dice 10 €/s]],
  ["its issue is open", sampleText, change, [issue], []],
  [
    "the offer was checked since",
    sampleText.replace("verifiedOn: 2026-01-10", "verifiedOn: 2026-11-20"),
    change,
    [issue],
    [/^issue close 7 --comment Comprobada: 2026-11-20\.$/],
  ],
  [
    "the offer was disabled",
    sampleText.replace("enabled: true", "enabled: false"),
    change,
    [issue],
    [/^issue close 7 --comment Ya no está publicada\.$/],
  ],
  [
    "the page says the same again",
    sampleText,
    { on: "2026-11-22", says: "igual" },
    [issue],
    [/^issue close 7/],
  ],
  ["the page could not be read", sampleText, { on: "2026-11-22", says: "no se pudo leer (x)" }, [issue], []],
  ["nothing was visited in this run", sampleText, undefined, [issue], []],
  ["the file has a mistake", sampleText.replace("weight: 1", "weight: uno"), change, [issue], []],
  [
    "somebody wrote an issue of the same label",
    sampleText,
    undefined,
    [{ ...issue, title: "Otra cosa" }],
    [],
  ],
])("when %s, the issues follow", (_when, text, visit, open, does) => {
  const copy = copyOf({ muestra: text });
  if (visit) writeFileSync(join(copy.root, ".watch.json"), JSON.stringify({ muestra: visit }));
  const done: string[] = [];
  syncIssues(copy.work(), (...args) => {
    if (args[1] === "list") return JSON.stringify(open);
    done.push(args.join(" "));
    return "";
  });
  expect(done).toEqual(does.map((pattern) => expect.stringMatching(pattern)));
  copy.remove();
});
