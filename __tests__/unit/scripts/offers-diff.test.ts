import { rmSync } from "node:fs";
import { join } from "node:path";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
beforeAll(() => {
  copy = copyOf({ muestra: sampleText });
});
afterAll(() => copy.remove());

/** Replaces parts of the sample, and returns what the diff says, with ordinary spaces. */
async function diffOf(edits: readonly (readonly [from: string, to: string])[]): Promise<string[]> {
  const text = edits.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, () => to);
  }, sampleText);
  copy.write("muestra", text);
  return (await copy.offers("diff")).output.replaceAll("\u00a0", " ").split("\n");
}

test.each<[from: string, to: string, says: string]>([
  ["category: finanzas", "category: telecom", "clase de proveedor: Finanzas → Telecom"],
  ["weight: 1", "weight: 1\nrisk: investment", "aviso de riesgo: nada → el de una inversión"],
  ["weight: 1", "weight: 1\ncampaign: { until: 2026-12-31 }", "último día: nada → 31 de diciembre de 2026"],
  ['monogram: "M"', 'monogram: "MU"', "logotipo, iniciales: «M» → «MU»"],
  ["  - consumo", "  - consumo\n  - cnmv", "dónde reclamar, n.º 2: nada → CNMV"],
  [
    "supervisor: false",
    "supervisor: { name: el Banco de España, country: España, pronoun: la }",
    "protección, supervisión: no se aplica → «La supervisa el Banco de España.»",
  ],
  ['after: "{window}"', "after: 2 months", "tus plazos, plazos, «compra», cuánto después: 30 días → 2 meses"],
  [
    'failure: "Sin abrir no hay regalo."',
    'failure: "Sin abrir no hay regalo."\n      doubt: true',
    "¿cumplo los requisitos?, preguntas, «abrir», en duda si la respuesta es «no»: nada → sí",
  ],
])("the change of %j into %j is told", async (from, to, says) => {
  expect(await diffOf([[from, to]])).toContain(`Muestra: ${says}`);
});

test.each<[from: string, to: string, says: string]>([
  [
    "weight: 1",
    "weight: 1\ncampaign: { from: 2027-01-07 }",
    "al publicar sale como «Vigente desde el 7 de enero de 2027», sin botón, y Mi plan no la empieza antes.",
  ],
  [
    "weight: 1",
    "weight: 1\ncampaign: { until: 2026-10-31 }",
    "ya, al publicar, sale como finalizada, sin botón; su página se queda.",
  ],
  [
    "weight: 1",
    "weight: 1\ncampaign: { until: 2026-11-22 }",
    "desde el 23 de noviembre de 2026 sale como finalizada, sin botón; su página se queda.",
  ],
  ["amount: 5 EUR", "amount: 7 EUR", "lo que te queda, en ¿Me compensa?: «5 €» → «3 €»"],
  [
    "weight: 1",
    "weight: 1\nrisk: investment",
    "sale de Mi plan: «El dinero que se arriesga está por confirmar.»",
  ],
  ["money: 10 EUR", "money: 10 EUR\n    form: unknown", "deja de salir la línea de impuestos."],
  [
    "money: 10 EUR",
    "money: 10 EUR\n    form: saving",
    "los textos de la web dicen «descuento», y no «regalo».",
  ],
  [
    "route: other",
    "route: telecom",
    "Reclamar dice otros plazos y otro organismo, los de «operador de telecomunicaciones».",
  ],
])("what follows from the change of %j into %j is told", async (from, to, says) => {
  expect(await diffOf([[from, to]])).toContain(`Muestra: ${says}`);
});

test("an end or a beginning that is taken back gives the button back", async () => {
  for (const date of ["until: 2026-10-31", "from: 2027-01-07"]) {
    await diffOf([["weight: 1", `weight: 1\ncampaign: { ${date} }`]]);
    copy.git("commit", "-qam", "Closed");
    expect(await diffOf([])).toContain("Muestra: al publicar vuelve a tener botón.");
    copy.git("commit", "-qam", "Open");
  }
});

test("an entry put into a list, or taken out, is told alone", async () => {
  const added = '  faq:\n    - "¿Es nueva?": "Sí: Muestra es nueva, como dice esta respuesta de prueba."\n';
  expect(await diffOf([["  faq:\n", added]])).toEqual([
    "Muestra: en resumen, cambia esto: 2 textos o campos. Se ve en su ficha.",
    "Muestra: página, preguntas frecuentes, n.º 1, pregunta: nada → «¿Es nueva?»",
    "Muestra: página, preguntas frecuentes, n.º 1, respuesta: nada → «Sí: Muestra es nueva, como dice esta respuesta de prueba.»",
  ]);
});

test("a fact is told with every text that it changes; a comment changes nothing", async () => {
  const lines = await diffOf([["amount: 100000 EUR", "amount: 50000 EUR"]]);
  expect(lines).toEqual([
    "Muestra: en resumen, cambia esto: 1 dato y 2 textos o campos. Se ve en su ficha.",
    "Muestra: datos, «guarantee»: 100.000 € → 50.000 €",
    "Muestra: con esos datos cambian también: protección, en tres respuestas, n.º 1, respuesta; protección, garantía",
  ]);
  copy.write("muestra", `${sampleText}# Una nota.\n`);
  expect((await copy.offers("diff")).output).toBe("Nada cambia para los visitantes.");
});

test("a newly published offer is told whole, field by field; a withdrawn one in one line", async () => {
  expect(await diffOf([["enabled: true", "enabled: false"]])).toEqual([
    expect.stringMatching(/^Muestra: se retira de la web\. Su página responde 404/),
  ]);
  copy.git("commit", "-qam", "Withdraw");
  const lines = await diffOf([]);
  expect(lines[0]).toBe("Muestra: se publica. Esto dice:");
  expect(lines).toEqual(
    expect.arrayContaining([
      "  beneficio: «10 € de regalo»",
      "  página, pasos, n.º 2, texto: «Compra algo.»",
      expect.stringMatching(/^ {2}.*: «Muestra es un ejemplo, y esta es su cuarta respuesta\.»$/),
      "  condición: «Compra en 30 días»",
      "  ¿me compensa?, lo que se gana, importe: 10 €",
    ]),
  );
});

test("the loss of a file is told with all that goes with it; a draft's is not missed", async () => {
  const draft = sampleText
    .replace("enabled: true", "enabled: false")
    .replace('"Muestra"', '"Otra"')
    .replace("weight: 1", "weight: 2")
    .replace(/^history:\n(?: +.*\n)+/m, "history: []\n");
  copy.write("otra", draft);
  copy.git("add", "-A");
  copy.git("commit", "-qm", "Draft");
  for (const id of ["muestra", "otra"]) rmSync(join(copy.root, `content/offers/${id}.yaml`));
  const lines = (await copy.offers("diff")).output.split("\n");
  expect(lines).toContain("Otra: se borra su borrador.");
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Muestra: se borra, y con ella su historial\. .*404.*Mi plan; los calendarios .* dejan/,
    ),
  );
});

test("of two promotions of a brand, each line says whose it is", async () => {
  const named = (name: string) => sampleText.replace('brand: "Muestra"', `brand: "Muestra"\nname: ${name}`);
  const pair = copyOf({
    muestra: named("Nómina"),
    "muestra-recibos": named("Recibos").replace("weight: 1", "weight: 2"),
  });
  pair.write(
    "muestra-recibos",
    pair.read("muestra-recibos").replace("category: finanzas", "category: telecom"),
  );
  pair.write("muestra-oro", named("Oro").replace("weight: 1", "weight: 3"));
  const { output } = await pair.offers("diff");
  expect(output).toContain("Muestra (Recibos): clase de proveedor: Finanzas → Telecom");
  expect(output).toContain("Muestra (Oro): oferta nueva");
  const one = (await pair.offers("diff", "muestra-oro")).output;
  expect(one).toContain("Muestra (Oro): oferta nueva");
  expect(one).not.toContain("Muestra (Recibos):");
  expect(one).toContain("en qué se recibe: dinero");
  expect(one).not.toMatch(/bonusTotal|para quien aún puede|se pierde con/);
  expect((await pair.offers("diff", "muestra-or0", "HEAD")).output).toContain(
    "No hay ninguna oferta «muestra-or0»",
  );
  rmSync(join(pair.root, "content/offers/muestra.yaml"));
  expect((await pair.offers("diff")).output).toContain(
    "Muestra (Nómina): se borra, y con ella su historial.",
  );
  pair.remove();
});
