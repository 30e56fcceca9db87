import { plainText, todayInSpanish } from "./expectations";
import { expect, test } from "./test";
import { plain, runs } from "./worlds";

/** What each section is about, in order. */
const DOCUMENTS = {
  "/legal/terminos": [
    /quiénes somos/i,
    /uso/i,
    /exactitud/i,
    /compensación/i,
    /asesoramiento financiero/i,
    /enlaces? (a|de) terceros/i,
    /propiedad intelectual/i,
    /privacidad/i,
    /responsabilidad/i,
    /(modificaci|cambios)/i,
    /ley aplicable|legislación aplicable/i,
    /contacto/i,
  ],
  "/legal/privacidad": [
    /responsable/i,
    /datos/i,
    /(para qué|finalidad)/i,
    /(legitima|base)/i,
    /(analítica|cookies)/i,
    /(destinatarios|quién)/i,
    /transferencias/i,
    /(conserva|cuánto tiempo)/i,
    /terceros/i,
    /seguridad/i,
    /derechos/i,
    /cambios/i,
    /contacto/i,
  ],
};

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    for (const [path, sections] of Object.entries(DOCUMENTS))
      test(`${path} has its ${sections.length} sections`, async ({ page }) => {
        await page.goto(path);
        const titles = (await page.getByRole("main").locator("section > h2").allTextContents()).map(
          plainText,
        );
        expect(titles).toHaveLength(sections.length);
        for (const [i, pattern] of sections.entries()) {
          expect(titles[i]).toMatch(new RegExp(`^${i + 1}\\. `));
          expect(titles[i]).toMatch(pattern);
        }
        await expect(page.locator("meta[name=robots]")).toHaveCount(1);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /^noindex/);
        await page.getByRole("main").getByRole("link", { name: "Volver al inicio" }).click();
        await expect(page).toHaveURL("/");
      });

    test("the terms carry today's date", async ({ page }) => {
      const before = todayInSpanish();
      await page.goto("/legal/terminos");
      const shown = plainText(await page.getByText("Última actualización:").innerText());
      expect([before, todayInSpanish()].map((day) => `Última actualización: ${day}`)).toContain(shown);
    });
  });

/** What the specification has each text say. */
const SAID = {
  "/legal/terminos": [/mayor(es)? de edad/, /españolas?/, /Madrid/, /comisi/, /asesoramiento financiero/],
  "/legal/privacidad": [
    /registro|registrarte/,
    /área privada|áreas privadas/,
    /Agencia Española de Protección de Datos/,
    /banner|aviso/,
    /icono/,
  ],
};

for (const [path, patterns] of Object.entries(SAID))
  test(`${path} says what it must`, async ({ page }) => {
    await page.goto(path);
    const text = plainText(await page.getByRole("main").innerText());
    for (const pattern of patterns) expect(text).toMatch(pattern);
    expect(text).toContain(plain.site.contactEmail);
  });

test("the terms say plainly that the owner is not configured", async ({ page }) => {
  await page.goto("/legal/terminos");
  await expect(page.getByRole("main")).toContainText(/titular.*no est[áa] configurad/is);
});
