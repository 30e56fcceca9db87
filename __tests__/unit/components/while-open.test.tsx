import { screen } from "@testing-library/dom";
import { StatusLine } from "@/components/status-line";
import { WhileOpen } from "@/components/while-open";
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

describe("the status of an offer", () => {
  const line = async (dates: Partial<Offer>, current?: string) => {
    await renderPage(<StatusLine offer={{ ...offer, ...dates }} today={today} current={current} />);
    const span = document.querySelector("span");
    return [span?.textContent, span?.dataset.status];
  };

  test.each([
    [{ verifiedOn: "2026-11-21" }, "Promoción activa", "2026-11-21"],
    [{ verifiedOn: "2026-10-21" }, "Por revisar: verificada el 21 de octubre de 2026", "2026-10-21"],
    [{ verifiedOn: "2025-09" }, "Sin verificar desde septiembre de 2025", undefined],
    [
      { verifiedOn: "2025-09", validUntil: "2026-12" },
      "Sin verificar desde septiembre de 2025",
      "2025-09/2026-12",
    ],
    [{ validUntil: "2026-11-20" }, "Finalizada el 20 de noviembre de 2026", undefined],
  ])("%j: «%s»", async (dates, words, stamp) => {
    const lasting = { validFrom: undefined, validUntil: undefined, ...dates };
    expect(await line(lasting, "Promoción activa")).toEqual([words, stamp]);
  });
});
