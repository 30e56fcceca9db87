import { screen } from "@testing-library/dom";
import { Suspense } from "react";
import { expectConsole } from "../console";
import { htmlOf, renderPage } from "../render";

async function Price({ euros }: { euros: number }) {
  await Promise.resolve();
  return <strong>{euros} €</strong>;
}

async function Offer() {
  await new Promise((later) => setTimeout(later, 5));
  return (
    <article aria-label="Oferta">
      <Price euros={10} />
    </article>
  );
}

test("async components are there, however deep", async () => {
  await renderPage(<Offer />);
  expect(screen.getByRole("article", { name: "Oferta" })).toHaveTextContent("10 €");
});

test("what comes late is in its place", async () => {
  await renderPage(
    <Suspense fallback="espera">
      <Offer />
    </Suspense>,
  );
  expect(screen.getByRole("article", { name: "Oferta" })).toHaveTextContent("10 €");
  expect(screen.queryByText("espera")).not.toBeInTheDocument();
});

test("a whole document keeps its head", async () => {
  const html = await htmlOf(
    <html lang="es">
      <body>
        <title>Título</title>
        Ñandú
      </body>
    </html>,
  );
  expect(html).toBe(
    '<!DOCTYPE html><html lang="es"><head><title>Título</title></head><body>Ñandú</body></html>',
  );
});

test("a component that throws fails the test, and says so in the console", async () => {
  function Broken(): never {
    throw new Error("no se puede");
  }
  expectConsole("error", /no se puede/);
  await expect(renderPage(<Broken />)).rejects.toThrow("no se puede");
});
