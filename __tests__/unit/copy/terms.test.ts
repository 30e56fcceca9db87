import { terms } from "@/lib/copy/terms";
import { readSite } from "@/lib/config/site";
import { words } from "./legal-words";

test("the terms have the twelve sections, in order", () => {
  expect(terms(readSite({})).sections.map(({ title }) => title)).toEqual([
    "Quiénes somos",
    "Uso del sitio",
    "Exactitud de las promociones",
    "Programas de invitación y compensación",
    "Sin asesoramiento financiero",
    "Enlaces de terceros",
    "Propiedad intelectual",
    "Privacidad y analítica",
    "Limitación de responsabilidad",
    "Modificaciones",
    "Ley aplicable y jurisdicción",
    "Contacto",
  ]);
});

describe("what the terms must say", () => {
  const said = terms(readSite({}));

  test.each([
    ["quienes-somos", "Ley 34/2002"],
    ["uso", "mayor de edad"],
    ["exactitud", "solo para nuevos clientes"],
    ["compensacion", "Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia."],
    ["compensacion", "«Publicidad»"],
    ["compensacion", "El orden de la lista responde a un criterio editorial."],
    ["sin-asesoramiento", "no es una entidad financiera"],
    [
      "sin-asesoramiento",
      "Los criptoactivos son de alto riesgo: puedes perder todo el importe invertido. Pueden no ser adecuados para inversores minoristas y no los cubre ningún fondo de garantía de depósitos.",
    ],
    [
      "sin-asesoramiento",
      "Invertir conlleva riesgo de pérdida; rentabilidades pasadas no garantizan rentabilidades futuras.",
    ],
    ["propiedad-intelectual", "no está afiliado oficialmente"],
    ["privacidad-y-analitica", "/legal/privacidad"],
    ["responsabilidad", "Ley General para la Defensa de los Consumidores y Usuarios"],
    ["ley-aplicable", "ley española"],
    ["ley-aplicable", "juzgados y tribunales de Madrid"],
    ["ley-aplicable", "los de tu domicilio"],
    ["contacto", "mailto:contacto@planamigo.example"],
  ])("%s: «%s»", (id, sentence) => {
    expect(words(said, id)).toContain(sentence);
  });

  test.each([
    [{}, "Hoy este sitio no usa analítica."],
    [{ NEXT_PUBLIC_ENABLE_ANALYTICS: "true" }, "La analítica solo se activa si la aceptas."],
  ])("with %j: «%s»", (env, sentence) => {
    expect(words(terms(readSite(env)), "privacidad-y-analitica")).toContain(sentence);
  });
});
