import { ChangeTurns } from "@/components/change-turns";
import type { Turn } from "@/lib/offers/changes";
import { renderPage } from "@/__tests__/render";

const text = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

test("each promise that changed, with how it was and how it is", async () => {
  const turns: Turn[] = [
    { fact: "benefit", before: "10 de regalo", after: "20 de regalo" },
    { fact: "requirements", before: "Compra.", after: "Paga." },
  ];
  await renderPage(<ChangeTurns turns={turns} />);
  expect(text("dt")).toEqual(["Beneficio", "Qué tienes que hacer"]);
  expect(text("dd")).toEqual([
    "Antes: 10 de regalo",
    "Después: 20 de regalo",
    "Antes: Compra.",
    "Después: Paga.",
  ]);
  expect(text("del")).toEqual(turns.map(({ before }) => before));
  expect(text("ins")).toEqual(turns.map(({ after }) => after));
});

test("nothing where no promise changed", async () => {
  await renderPage(<ChangeTurns turns={[]} />);
  expect(document.querySelector("dl")).toBeNull();
});
