import type { LegalBlock } from "@/lib/copy/legal";
import { privacy } from "@/lib/copy/privacy";
import { terms } from "@/lib/copy/terms";
import { readSite } from "@/lib/config/site";
import { words } from "./legal-words";

type Environment = Parameters<typeof readSite>[0];

const owner = {
  NEXT_PUBLIC_OWNER_NAME: "Ejemplo, S. L.",
  NEXT_PUBLIC_OWNER_TAX_ID: "B00000000",
  NEXT_PUBLIC_OWNER_ADDRESS: "Calle Mayor 1, 28013 Madrid",
  NEXT_PUBLIC_OWNER_REGISTRY: "Registro Mercantil de Madrid, hoja M-1",
};
const environments: Record<string, Environment> = {
  "nothing configured": {},
  "consent required": { STORAGE_CONSENT: "required" },
  "everything configured": {
    ...owner,
    NEXT_PUBLIC_ENABLE_ANALYTICS: "true",
    NEXT_PUBLIC_ANALYTICS_ID: "G-1",
    NEXT_PUBLIC_SENTRY_DSN: "https://key@sentry.example/1",
  },
};
const documents = { terms, privacy };
const every = Object.entries(documents).flatMap(([name, write]) =>
  Object.entries(environments).map(([which, env]) => [name, which, write(readSite(env))] as const),
);

function lines(block: LegalBlock): readonly string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("table" in block) return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
  return "tools" in block ? Object.values(block.tools).map(String) : [`${block.link} ${block.url}`];
}

describe("every legal page, in every configuration", () => {
  test.each(every)("%s, %s: anchors, blocks and description are sound", (_name, _which, document) => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(document.description.length).toBeLessThanOrEqual(155);
    for (const { title, blocks } of document.sections) {
      expect(title).not.toMatch(/\d/);
      expect(blocks.length).toBeGreaterThan(0);
      for (const line of blocks.flatMap(lines)) expect(line.trim()).not.toBe("");
    }
  });

  test.each(every)("%s, %s: nothing is left unfilled and no date is promised", (_name, _which, document) => {
    expect(words(document)).not.toMatch(/undefined|null|\[object|NaN|última actualización/);
  });

  test.each(every)(
    "%s, %s: links lead to a page of the site, an e-mail or https",
    (_name, _which, document) => {
      for (const { blocks } of document.sections)
        for (const block of blocks)
          if (typeof block === "object" && "url" in block)
            expect(block.url).toMatch(/^(\/[a-z]|mailto:|https:\/\/)/);
    },
  );
});

describe("the owner, on both pages", () => {
  const identified = Object.entries({ terms: "quienes-somos", privacy: "responsable" });
  const identify = (name: string, id: string, env: Environment) =>
    words(documents[name as keyof typeof documents](readSite(env)), id);

  test.each(identified)("%s: all present", (name, id) => {
    const said = identify(name, id, owner);
    for (const value of Object.values(owner)) expect(said).toContain(value);
    expect(said).not.toMatch(/todavía|Falta|no constan/);
  });

  test.each(identified)("%s: none configured", (name, id) => {
    const said = identify(name, id, {});
    expect(said).toContain(
      "El titular de este sitio todavía no está configurado. Faltan por indicar: nombre o razón social, NIF y domicilio.",
    );
    expect(said).toContain("Datos registrales: no constan");
    expect(said).toContain("mailto:contacto@planamigo.example");
  });

  test.each([
    [
      "NEXT_PUBLIC_OWNER_NAME",
      "El titular de este sitio todavía no está configurado. Falta por indicar: nombre o",
    ],
    ["NEXT_PUBLIC_OWNER_TAX_ID", "todavía no está completa. Falta por indicar: NIF."],
    ["NEXT_PUBLIC_OWNER_ADDRESS", "todavía no está completa. Falta por indicar: domicilio."],
  ])("without %s, that part is named", (missing, sentence) => {
    expect(identify("terms", "quienes-somos", { ...owner, [missing]: "" })).toContain(sentence);
  });

  test("without registry data, the identification still counts as complete", () => {
    const said = identify("terms", "quienes-somos", { ...owner, NEXT_PUBLIC_OWNER_REGISTRY: "" });
    expect(said).toContain("Datos registrales: no constan");
    expect(said).not.toContain("todavía");
  });
});
