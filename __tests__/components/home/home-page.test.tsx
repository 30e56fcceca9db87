import { screen } from "@testing-library/dom";
import { OfferList } from "@/components/home/offer-list";
import { QuickComparison } from "@/components/home/quick-comparison";
import { home } from "@/lib/copy/home";
import { catalogue, contentDate } from "@/lib/offers";
import { site } from "@/lib/site";
import { renderPage } from "../../render";

const words = home(site, contentDate);
const today = "2026-11-21";

test("every offer that it is given has its card and its line", async () => {
  await renderPage(
    <>
      <OfferList offers={catalogue.all} today={today} words={words.offers} />
      <QuickComparison offers={catalogue.all} today={today} words={words.comparison} />
    </>,
  );
  expect(screen.getAllByRole("article")).toHaveLength(catalogue.all.length);
  expect(screen.getAllByRole("row")).toHaveLength(catalogue.all.length + 1);
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
