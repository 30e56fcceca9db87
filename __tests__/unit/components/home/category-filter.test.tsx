import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/dom";
import { OfferList } from "@/components/home/offer-list";
import { home } from "@/lib/copy/home";
import { catalogue, contentDate } from "@/lib/offers";
import { categories } from "@/lib/offers/offer";
import { site } from "@/lib/config/site";
import { renderPage } from "../../../render";

const words = home(site, contentDate).offers;
const show = (offers: typeof catalogue.all) =>
  renderPage(<OfferList offers={offers} today={contentDate} words={words} />);

test("offers every kind of provider, each with how many it has", async () => {
  await show(catalogue.all);
  const group = within(screen.getByRole("group", { name: words.filter }));
  const choices = group.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  const counts = categories.map((category) => catalogue.all.filter((o) => o.category === category).length);
  expect(choices).toEqual([
    `${words.all} ${catalogue.all.length}`,
    ...categories.map((category, i) => `${words.categories[category].name} ${counts[i]}`),
  ]);
  expect(group.getByRole("radio", { checked: true })).toHaveAttribute("value", "todas");
});

test("says of a kind without offers that it has none", async () => {
  const [gone, ...left] = categories;
  await show(catalogue.all.filter(({ category }) => category !== gone));
  expect(screen.getByText(words.categories[gone].none)).toBeInTheDocument();
  for (const category of left)
    expect(screen.queryByText(words.categories[category].none)).not.toBeInTheDocument();
});

test("a list of one kind offers no choice", async () => {
  const [only] = categories;
  await show(catalogue.all.filter(({ category }) => category === only));
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  expect(screen.getAllByRole("article").length).toBeGreaterThan(0);
});

test("the style sheet has a rule for every kind, and for its empty state", () => {
  const css = readFileSync("components/home/offer-list.module.css", "utf8");
  for (const place of categories.keys()) {
    const chosen = `:has(> fieldset [data-kind="${place}"]:checked) >`;
    expect(css).toContain(`${chosen} .list > :not([data-kind="${place}"])`);
    expect(css).toContain(`${chosen} .empty[data-empty="${place}"]`);
  }
});
