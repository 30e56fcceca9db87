/** @jest-environment node */
import { allFields, fieldAt, fieldWords, shownAt } from "@/lib/offers/field-info";

test("every field has a name in an editor's words, and says where visitors see it or that they do not", () => {
  const inside = ["facts", "phrases", "enabled"];
  for (const { path, info } of allFields()) {
    expect({ path, label: info.label }).toEqual({ path, label: expect.stringMatching(/^\S/) });
    if (!inside.includes(String(path[0]))) expect([path, shownAt(path)]).toEqual([path, expect.any(String)]);
  }
});

test("every text, figure and date in the schema is of a known kind", () => {
  const unknown = allFields().filter(({ path, info }) => {
    const { type } = Object(info) as { type?: string };
    const isUnion = "anyOf" in info || "oneOf" in info;
    return type === "string" && !isUnion && !info.kind && path[0] !== "phrases";
  });
  expect(unknown.map(({ path }) => path.join("."))).toEqual([]);
});

test.each([
  [["landing", "faq", 2, "answer"], "página, preguntas frecuentes, n.º 3, respuesta", "sentence"],
  [["value", "gain", "most", "euros"], "¿me compensa?, lo que se gana, lo máximo, importe", "figure"],
  [["landing", "sections", 0, "url"], "página, secciones, n.º 1, dirección", "address"],
  [["facts", "bonus"], "datos, «bonus»", "figure"],
  [["deadlines", "items", "1", "kind"], "tus plazos, plazos, n.º 2, clase de plazo", "choice"],
])("the field %j is named «%s» and is of the kind %s", (path, words, kind) => {
  expect(fieldWords(path)).toBe(words);
  expect(fieldAt(path)?.kind).toBe(kind);
});

test("a path that the schema does not have is no field", () => {
  for (const path of [["bono"], ["landing", "toString"], ["landing", "faq", "x"], ["brand", "x"]])
    expect(fieldAt(path)).toBeUndefined();
});
