import { offerPages } from "@/lib/copy/offer-pages";
import { isOfferPage, pagesOf } from "@/lib/site/offer-pages";
import { catalogue } from "@/lib/offers";

test.each(catalogue.all)("$id: each further page has its address and says what one finds there", (offer) => {
  const pages = pagesOf(offer);
  expect(pages.map(({ id }) => id)).toEqual(Object.keys(offerPages));
  for (const { id, path, title, text } of pages) {
    expect(path).toBe(`${offer.detailPath}/${id}`);
    expect(title).toBe(offerPages[id].title);
    const promisesDates = id === "plazos" && text === offerPages.plazos.text;
    if (id === "plazos") expect(promisesDates).toBe(offer.deadlines.items.length > 0);
    else expect(text).toBe(offerPages[id].text);
  }
});

test.each([
  ["plazos", true],
  ["me-la-daran", true],
  ["toString", false],
  ["v", false],
  ["", false],
])("%j is the last part of a further page's address: %s", (id, expected) => {
  expect(isOfferPage(id)).toBe(expected);
});
