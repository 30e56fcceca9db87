import { sampleText } from "../offers/sample";
import { copyOf } from "./offers-copy";

// What the site's own code does when an offer in the folder has a mistake.
jest.mock("@/lib/catalogue", () => {
  throw new Error("El catálogo de ofertas tiene errores");
});

test.each([["check"], ["diff"]])("%s tells a mistake in a file, and does not end by it", async (command) => {
  const copy = copyOf({ muestra: sampleText });
  copy.write("muestra", sampleText.replace("money: 10 EUR", "money: 150 %"));
  const { output } = await copy.offers(command);
  expect(output).toContain("correcto: un tanto por ciento de 100 o menos");
  copy.remove();
});
