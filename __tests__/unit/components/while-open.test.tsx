import { screen } from "@testing-library/dom";
import { StaleNote } from "@/components/stale-note";
import { StatusLine } from "@/components/status-line";
import { WhileOpen } from "@/components/while-open";
import { toConfirmMeaning } from "@/lib/copy/frame";
import { statusWords } from "@/lib/copy/status";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { renderPage } from "../../render";

const [offer] = catalogue.all as [Offer];
const today = "2026-11-21";
const show = (dates: Partial<Offer>, otherwise = true) =>
  renderPage(
    <WhileOpen
      offer={{ ...offer, validFrom: undefined, validUntil: undefined, ...dates }}
      today={today}
      otherwise={otherwise && <p>Ha terminado</p>}
    >
      <a href="https://a.example/">Ir</a>
    </WhileOpen>,
  );

test("without a last day, the way to the provider and nothing around it", async () => {
  await show({});
  expect(document.body.innerHTML).toBe('<a href="https://a.example/">Ir</a>');
});

test("with a last day to come, both, and the words are hidden until then", async () => {
  await show({ validUntil: "2026-11" });
  expect(screen.getByText("Ir").parentElement).toHaveAttribute("data-until", "2026-11");
  const words = screen.getByText("Ha terminado").parentElement;
  expect(words).toHaveAttribute("data-after", "2026-11");
  expect(words).not.toBeVisible();
});

test.each([
  ["over", { validUntil: "2026-11-20" }],
  ["not begun", { validFrom: "2026-11-22" }],
])("%s: no link at all, only the words", async (_when, dates) => {
  await show(dates);
  expect(document.body.innerHTML).toBe("<p>Ha terminado</p>");
  await show(dates, false);
  expect(document.body.innerHTML).toBe("");
});

test.each([
  [{ verifiedOn: "2026-11-21" }, "current", "2026-11-21"],
  [{ verifiedOn: "2025-09" }, "unverified", undefined],
  [{ verifiedOn: "2025-09", validUntil: "2026-12" }, "unverified", "2025-09/2026-12"],
  [{ verifiedOn: "2026-11-01", validUntil: "2026-11-20" }, "ended", undefined],
])("the status of %j is marked %s, and stamped %s for a later day", async (dates, state, stamp) => {
  await renderPage(<StatusLine offer={dates} today={today} />);
  const line = screen.getByText(statusWords(dates, today));
  expect([line.dataset.state, line.dataset.status]).toEqual([state, stamp]);
});

describe("what «por confirmar» means", () => {
  const meaning = async (...checks: string[]) => {
    await renderPage(<StaleNote offers={checks.map((verifiedOn) => ({ verifiedOn }))} today={today} />);
    return [...document.querySelectorAll<HTMLElement>("p")];
  };
  const seen = async (...checks: string[]) =>
    (await meaning(...checks)).flatMap((note) => (note.hidden ? [] : note.textContent));

  test.each([
    [["2026-11-20", "2026-11-21"], []],
    [["2025-09", "2026-11-21"], [toConfirmMeaning.some]],
    [["2025-09", "2026-08-22"], [toConfirmMeaning.all]],
    [["2025-09"], [toConfirmMeaning.one]],
    [["2026-11-20"], []],
    [[], []],
  ])("of checks on %j: %j", async (checks, words) => expect(await seen(...checks)).toEqual(words));

  test("waits for the day on which it will be so", async () => {
    const [some, all] = await meaning("2026-11-20", "2026-11-21");
    expect([some?.dataset.after, some?.dataset.until]).toEqual(["2027-02-18", "2027-02-19"]);
    expect(all?.dataset.after).toBe("2027-02-19");
  });
});
