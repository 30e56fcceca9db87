import { sampleFile, sampleText, written } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
afterEach(() => copy.remove());

/** A draft: never published nor checked, with these sources. */
function draft(id: string, weight: number, sources: object[], more: object = {}): [string, string] {
  const [, text] = written({
    ...{ ...sampleFile, verifiedOn: undefined, referralUrl: undefined },
    ...{ brand: `Banco ${weight}`, enabled: false, weight, words: {}, history: [] },
    sources,
    ...more,
  });
  return [id, text];
}

const start = (...drafts: [string, string][]) => {
  copy = copyOf({ muestra: sampleText, ...Object.fromEntries(drafts) });
};

test("drafts are listed apart, with who published what they say and when", async () => {
  start(
    draft("banco-dos", 2, [
      { by: "El Correo", read: "2025-11-17" },
      { url: "https://www.diario.example/1", by: "Diario", read: "2025-11" },
    ]),
    draft("banco-tres", 3, [{ url: "https://www.banco.example/bases" }]),
    draft("banco-cuatro", 4, []),
  );
  const { code, output } = await copy.offers();
  expect(code).toBe(0);
  const [table = "", ...rest] = output.split("\n\n");
  expect(table).toContain("muestra  activa");
  expect(table).not.toContain("banco-");
  expect(rest[0]).toBe(
    [
      "2 borradores con fuente. Qué le falta a uno para publicarse: npm run offers enable <oferta>",
      "banco-dos   El Correo, 2025-11-17, sin enlace · Diario, 2025-11",
      "banco-tres  www.banco.example",
    ].join("\n"),
  );
  expect(rest[1]).toMatch(/^1 borrador sin fuente: banco-cuatro\./);
});

test("enable says at once all that a draft lacks: the link of each source, its texts and its check", async () => {
  const unread = [{ by: "El Correo", read: "2025-11-17" }, { by: "Diario" }];
  start(draft("banco", 2, unread, { protection: { entity: "PENDIENTE: qué entidad es, con una fuente." } }));
  const { code, output } = await copy.offers("enable", "banco");
  expect(code).toBe(1);
  expect(output).toMatch(/^No se ha cambiado nada\. A banco le falta:\n/);
  expect(output).toMatch(/sources\.0\.url \(n\.º 1 de sources\)\n.*«El Correo»\n.*la dirección de la página/);
  expect(output).toMatch(/sources\.1\.url \(n\.º 2 de sources\)\n.*«Diario»/);
  expect(output.match(/el texto escrito, antes de activarla/g)).toHaveLength(1);
  expect(output).toContain(
    "\nComprueba banco hoy en su web oficial, y entonces\n  npm run offers -- enable banco",
  );
  expect(copy.git("status", "--porcelain")).toBe("");
});

test("a draft whose sources have their links is enabled on the day of its check", async () => {
  start(draft("banco", 2, [{ url: "https://www.diario.example/1", by: "Diario" }]));
  expect(await copy.offers("enable", "banco")).toMatchObject({
    code: 1,
    output: expect.stringContaining("No se ha cambiado nada. Comprueba banco hoy"),
  });
  expect(await copy.offers("enable", "banco", "--checked")).toMatchObject({ code: 0 });
  expect(copy.read("banco")).toMatch(/^enabled: true\n[^]*^verifiedOn: 2026-11-22$/m);
  expect(copy.read("banco")).toContain('summary: "Primera publicación: ');
});
