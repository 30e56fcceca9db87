/** @jest-environment node */
import { homeDescription } from "@/lib/copy/home";

const few = "bancos, brókeres y operadores de telecomunicaciones";
const four = `bancos, brókeres, plataformas de criptoactivos, operadores de telecomunicaciones y aseguradoras`;

test.each([
  ["few kinds of provider", few, `Compara planes amigo de ${few}: qué recibes, qué te piden y en qué plazo.`],
  ["one more kind", four, `Compara planes amigo de ${four}: qué dan y qué piden.`],
  ["very many", `${four}, ${four}`, expect.stringMatching(/^Compara planes amigo por clase de proveedor: /)],
])("the home page's description fits into search results with %s", (_what, providers, expected) => {
  expect(homeDescription(providers)).toEqual(expected);
  expect(homeDescription(providers).length).toBeLessThanOrEqual(155);
});
