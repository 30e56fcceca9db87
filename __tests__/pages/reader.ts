// What a browser's reader view shows of a page, by the library with which Firefox makes it.
import { Readability } from "@mozilla/readability";
import { all, plain, words } from "./dom";
import { at, checkedWords, every, landings, type Page, riskLine } from "./site";

const readerText = ({ document }: Page) =>
  plain(new Readability(document.cloneNode(true) as Document).parse()?.textContent ?? "");

every(
  "the reader view of an offer's page keeps what is asked, the risk, the advertising label and the check",
  landings,
  (page, { today, canTake }) => {
    const { offer } = page;
    const text = readerText(page);
    const { closed } = offer.terms;
    const parts = [offer.requirements, closed ? closed.says : offer.protection.authorisation];
    // A draft has no check to keep.
    if (offer.history.length > 0) parts.push(checkedWords(offer, today));
    const label = offer.hasInvitation ? "Publicidad" : "Enlace a la web oficial";
    if (canTake(offer)) parts.push(label, riskLine(offer));
    for (const part of parts) if (part) expect(text).toContain(plain(part));
  },
);

every("the reader view of the glossary keeps every definition", at("/glosario"), (page) => {
  const text = readerText(page);
  for (const definition of all("main dd > p:first-child", page.document))
    expect(text).toContain(words(definition));
});

for (const path of ["/legal/terminos", "/legal/privacidad"])
  every(`the reader view of ${path} keeps the title of every section`, at(path), (page) => {
    const text = readerText(page);
    for (const title of all("main h2", page.document)) expect(text).toContain(words(title));
  });
