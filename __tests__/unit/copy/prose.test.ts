import { fillProse } from "@/lib/copy/prose/fill-prose";
import { parseProse } from "@/lib/copy/prose/read-prose";

const values = {
  texts: { marca: "Ejemplo" },
  blocks: { contacto: [{ link: "a@b.example", url: "mailto:a@b.example" }] },
  facts: { "hay-correo": true, "hay-ofertas": false },
};

const page = (body: string) =>
  parseProse("content/pages/x.md", `---\ntitle: X\n---\n\n## Título {#ancla}\n\n${body}\n`);

const blocks = (body: string) => fillProse(page(body), values)[0]?.blocks;

test.each<[string, unknown[]]>([
  ["De {{marca}},\nen dos líneas.", ["De Ejemplo, en dos líneas."]],
  ["**Qué es.** Algo de {{marca}}.", [{ lead: "Qué es.", text: "Algo de Ejemplo." }]],
  ["{{contacto}}", values.blocks.contacto],
  ["[Cambios](/cambios)", [{ link: "Cambios", url: "/cambios" }]],
  ["- Uno\n- Dos", [{ list: ["Uno", "Dos"] }]],
  ["1. Uno\n2. Dos", [{ ordered: ["Uno", "Dos"] }]],
  [
    "::: si hay-correo\nEscríbenos:\n\n{{contacto}}\n:::\n\nFin.",
    ["Escríbenos:", ...values.blocks.contacto, "Fin."],
  ],
  ["::: si no hay-correo\nSin correo.\n:::\n\n::: si no hay-ofertas\nSin ofertas.\n:::", ["Sin ofertas."]],
])("the page of prose %j shows %j", (body, shown) => expect(blocks(body)).toEqual(shown));

test.each([
  ["Uno.\n\nDe {{marka}}.", 9, "{{marka}}", /\{\{marca\}\}/],
  ["Uno {marca}.", 7, "{marca}", /\{\{marca\}\}/],
  ["Uno {{marca}.", 7, "{{marca}", /\{\{marca\}\}/],
  // Checked also where it does not show.
  ["::: si hay-ofertas\nDe {{marka}}.\n:::", 8, "{{marka}}", /\{\{marca\}\}/],
  ["::: si hay-dinero\nUno.\n:::", 8, "hay-dinero", /hay-correo/],
  ["Uno.\n\n::: hay-correo\nDos.\n:::", 9, "::: hay-correo", /::: si hay-correo/],
  ["::: si hay-correo\nUno.", 9, "::: si hay-correo", /«:::»/],
  [
    "Uno.\n\nMira [los cambios](/cambios) aquí.",
    9,
    "Mira [los cambios](/cambios) aquí.",
    /un enlace solo en su línea/,
  ],
  ["Uno con *cursiva*.", 7, "Uno con *cursiva*.", /sin más formato/],
  ["### Otro", 7, "### Otro", /## Título \{#ancla\}/],
  ["| a |\n|---|\n| b |", 7, "| a |", /sin más formato/],
])("the page of prose %j is refused at line %d, where %s stands", (body, line, found, right) => {
  let message = "";
  try {
    blocks(body);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(`content/pages/x.md:${line}\n    encontrado: «${found}»`);
  expect(message).toMatch(right);
});
