import { render, screen } from "@testing-library/react";
import { Marked } from "@/components/marked";

const official = "https://bases.example/";

test.each([
  ["Consulta en la web oficial desde qué día.", true],
  ["Si la web oficial no lo indica, pregunta.", true],
  ["El botón lleva a la web oficial, sin código.", false],
  ["Nada.", false],
])("«%s» leads to the terms: %s", (text, leads) => {
  render(
    <p>
      <Marked text={text} official={official} />
    </p>,
  );
  expect(document.querySelector("p")).toHaveTextContent(text);
  expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    leads ? [official] : [],
  );
});
