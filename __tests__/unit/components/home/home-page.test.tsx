import { screen } from "@testing-library/dom";
import { OfferList } from "@/components/home/offer-list";
import { QuickComparison } from "@/components/home/quick-comparison";
import { home } from "@/lib/copy/home";
import { catalogue, contentDate } from "@/lib/offers";
import { firstResults, RESULTS_PER_PAGE } from "@/lib/site/results";
import { site } from "@/lib/config/site";
import { renderPage } from "../../../render";

const words = home(site, contentDate);
const today = "2026-11-21";

test("every offer that it is given has its card and its line", async () => {
  const offers = catalogue.all.slice(0, RESULTS_PER_PAGE);
  await renderPage(
    <>
      <OfferList results={firstResults(offers)} today={today} words={words.offers} />
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
      <OfferList results={firstResults([])} today={today} words={words.offers} />
      <QuickComparison offers={[]} today={today} words={words.comparison} />
    </>,
  );
  expect(screen.getByText(words.offers.none)).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});
