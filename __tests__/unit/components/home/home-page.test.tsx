import { screen } from "@testing-library/dom";
import { OfferList } from "@/components/home/offer-list";
import { QuickComparison } from "@/components/home/quick-comparison";
import { home } from "@/lib/copy/home";
import { catalogue, contentDate } from "@/lib/offers";
import { site } from "@/lib/config/site";
import { renderPage } from "../../../render";

const words = home(site, contentDate);
const today = "2026-11-21";

test("every offer that it is given has its card and its line", async () => {
  const offers = catalogue.all;
  await renderPage(
    <>
      <OfferList offers={offers} today={today} words={words.offers} />
      <QuickComparison offers={offers} today={today} words={words.comparison} />
    </>,
  );
  expect(screen.getAllByRole("article")).toHaveLength(offers.length);
  expect(screen.getAllByRole("row")).toHaveLength(offers.length + 1);
  expect(screen.queryByText(words.offers.none)).not.toBeInTheDocument();
});

test("where no offer is enabled, the home page says so and compares nothing", async () => {
  await renderPage(
    <>
      <OfferList offers={[]} today={today} words={words.offers} />
      <QuickComparison offers={[]} today={today} words={words.comparison} />
    </>,
  );
  expect(screen.getByText(words.offers.none)).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});
