import { render, screen, within } from "@testing-library/react";
import ErrorPage from "@/app/error";
import { DraftMark } from "@/components/draft-mark";
import { EligibilityPage } from "@/components/tools/eligibility-page";
import { Marked } from "@/components/marked";
import { OfferCard } from "@/components/offer/offer-card";
import { WhileOpen } from "@/components/while-open";
import { site } from "@/lib/config/site";
import { home } from "@/lib/copy/home";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer } from "../offers/sample";

/** What the built pages show only when an offer of today is that way; the rest is tested on them. */
const today = "2026-01-15";
const closed = [{ validUntil: "2026-01-14" }, { validFrom: "2026-01-16" }];

afterEach(() => jest.restoreAllMocks());

test.each(closed)("a card has no way to the provider when the offer cannot be taken: %j", (dates) => {
  render(<OfferCard offer={sampleOffer(dates)} today={today} words={home(site, "2026-01-10").offers} />);
  const card = within(screen.getByRole("article", { name: "Muestra" }));
  expect(card.queryByText(/Publicidad/)).toBeNull();
  const links = card.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/muestra"]));
});

describe("what is there only while an offer can be taken", () => {
  const show = (changes: Partial<Offer>) =>
    render(
      <WhileOpen offer={sampleOffer(changes)} today={today} otherwise={<p>Ha terminado</p>}>
        <a href="https://a.example/">Ir</a>
      </WhileOpen>,
    );

  test("stands alone where no last day is known", () => {
    show({});
    expect(screen.getByRole("link")).toBeVisible();
    expect(screen.queryByText("Ha terminado")).toBeNull();
  });

  test("carries its last day, and hides what comes after it", () => {
    show({ validUntil: "2026-12" });
    expect(screen.getByRole("link").parentElement).toHaveAttribute("data-until", "2026-12");
    expect(screen.getByText("Ha terminado")).not.toBeVisible();
    expect(screen.getByText("Ha terminado").parentElement).toHaveAttribute("data-after", "2026-12");
  });

  test.each(closed)("is not there with %j", (dates) => {
    show(dates);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Ha terminado")).toBeVisible();
  });
});

test("whoever says no to a condition is shown no offer with a risk", () => {
  const others = [sampleOffer({ id: "uno", brand: "Uno", risk: "crypto" }), sampleOffer({ brand: "Dos" })];
  jest.spyOn(catalogue, "related").mockImplementation((_id, canTake) => others.filter(canTake));
  render(<EligibilityPage offer={sampleOffer()} today={today} />);
  const answer = within(screen.getByRole("status"));
  expect(answer.getByRole("link", { name: /Dos/ })).toBeInTheDocument();
  expect(answer.queryByRole("link", { name: /Uno/ })).toBeNull();
});

test.each([
  ["Consulta en la web oficial desde qué día.", true],
  ["Si la web oficial no lo indica, pregunta.", true],
  ["El botón lleva a la web oficial, sin código.", false],
])("«%s» leads to the terms: %s", (text, leads) => {
  render(<Marked text={text} official="https://bases.example/" />);
  expect(document.body).toHaveTextContent(text);
  expect(screen.queryAllByRole("link")).toHaveLength(leads ? 1 : 0);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])("draft: %s, in production: %s; marked as one: %s", (draft, production, marked) => {
  jest.replaceProperty(site, "production", production);
  render(<DraftMark offer={{ id: "n26", draft }} />);
  expect(screen.queryByText(/npm run offers enable n26/) !== null).toBe(marked);
});

test.each([
  ["its own message where it failed in the browser", new Error("roto"), "roto"],
  [
    "the status where it failed on the server",
    Object.assign(new Error("React #441"), { digest: "1" }),
    "500",
  ],
  ["the status where it is no error", "roto", "500"],
])("the page of a failure shows %s", (_name, error, text) => {
  render(<ErrorPage error={error} retry={jest.fn()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByText(text)).toBeInTheDocument();
});
