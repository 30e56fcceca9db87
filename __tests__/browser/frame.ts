import type { Page } from "@playwright/test";
import { named } from "@/lib/offers/catalogue";
import { expect } from "./test";
import type { View, World } from "./worlds";

/** Expects what every page has above and around its content. */
export async function expectFrame(page: Page, view: View, { site, catalogue }: World): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.title()).toMatch(/\S{3}/);
  expect(await duplicateIds(page)).toEqual([]);

  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: site.brand, exact: true })).toHaveAttribute("href", "/");

  const { offers, more } = named(catalogue.enabled);
  const pages = [
    ["Inicio", "/"],
    ...offers.map(({ brand, detailPath }) => [brand, detailPath]),
    ...(more ? [["Todas las ofertas", "/#ofertas"]] : []),
  ];
  for (const list of [header.locator("ul"), page.getByRole("contentinfo").getByRole("navigation").first()]) {
    expect(await list.locator("a").evaluateAll(nameAndAddress)).toEqual(pages);
    const current = pages.flatMap(([, path]) => (path === view.path ? [path] : []));
    expect(await list.locator("[aria-current=page]").evaluateAll(hrefs)).toEqual(current);
  }
}

/** Expects what every page says at its end. */
export async function expectFooter(page: Page, { path, kind }: View, { site }: World): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(/promociones son solo para nuevos clientes/);
  await expect(footer).toContainText(
    new RegExp(
      `${site.brand} es un comparador independiente.*no está afiliado.*no es una entidad financiera.*no da asesoramiento`,
      "i",
    ),
  );
  await expect(footer).toContainText(/navegador.*analítica/);
  const year = new Date().toLocaleDateString("es-ES", { year: "numeric", timeZone: "Europe/Madrid" });
  await expect(footer).toContainText(`© ${year} ${site.brand}`);
  await expect(footer.getByRole("link", { name: site.contactEmail })).toHaveAttribute(
    "href",
    `mailto:${site.contactEmail}`,
  );
  await expect(footer.getByRole("link", { name: "Aviso legal y términos" })).toHaveAttribute(
    "href",
    "/legal/terminos",
  );
  await expect(footer.getByRole("link", { name: "Política de privacidad" })).toHaveAttribute(
    "href",
    "/legal/privacidad",
  );
  for (const [name, address] of [
    ["Metodología", "/metodologia"],
    ["Cambios", "/cambios"],
  ] as const)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  const about = footer.getByRole("navigation", { name: "Sobre este sitio" });
  expect(await about.locator("[aria-current=page]").evaluateAll(hrefs)).toEqual(
    ["legal", "own"].includes(kind) ? [path] : [],
  );
}

/** Expects the first stop of the keyboard to lead past the frame. */
export async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido principal" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main, footer")))).toBe(true);
}

export const hrefs = (links: Element[]) => links.map((link) => link.getAttribute("href"));

const nameAndAddress = (links: Element[]) =>
  links.map((link) => [link.textContent?.trim(), link.getAttribute("href")]);

const duplicateIds = (page: Page) =>
  page.locator("[id]").evaluateAll((elements) => {
    const ids = elements.map((element) => element.id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
