import { experiments } from "@/lib/config/experiment";
import { COOKIE_PROBE } from "@/lib/privacy/consent";
import { expect, full, plain, test } from "./fixtures";
import { clickThrough, consentOf, follow, visitAll } from "./visit";

test.use({ consent: "unasked" });

for (const site of ["default", "full"] as const)
  test.describe(`the privacy policy of the ${site} build`, () => {
    test.use({ site });

    test("lists exactly what a visit with full consent stores, and the hosts that it requests", async ({
      page,
    }) => {
      const visit = follow(page);
      await page.addInitScript(() => {
        Math.random = () => 0.05;
      });
      await visitAll(page);
      await consentOf(page).accept();
      await page.locator("[data-theme-switch]").click();
      const { landings } = site === "full" ? full : plain;
      const tested = landings.flatMap(({ variant, offer }) => (variant === "a" ? [offer.detailPath] : []));
      for (const path of tested) await page.goto(path);
      await clickThrough(page);
      if (site === "full") {
        await expect.poll(async () => (await visit.traces()).session).toEqual(["sentryReplaySession"]);
        await expect.poll(async () => (await visit.traces()).cookies).toContain("_ga");
      }
      await page.goto("about:blank");
      await page.goto("/legal/privacidad");
      const { cookies, local, session, hosts } = await visit.traces();

      const tables = page.locator("#analitica-y-cookies table");
      const listed = await tables.first().locator("tbody tr").allInnerTexts();
      const named = listed.map((row) =>
        row
          .split(/\s*\t\s*|\n+/)
          .slice(0, 2)
          .join(" "),
      );
      expect(named.sort()).toEqual(
        [
          // Set and removed at once, before the banner: no longer among the traces.
          `${COOKIE_PROBE} Cookie`,
          ...cookies.map((name) => `${name} Cookie`),
          ...local.map((name) => `${name} Registro local`),
          ...session.map((name) => `${name} Registro de la sesión`),
          // Listed even while the test does not run: a browser may still hold them.
          ...experiments
            .filter(({ slug }) => !tested.includes(`/${slug}`))
            .flatMap(({ cookie, log }) => [
              `${cookie} Cookie`,
              ...[cookie, log].map((name) => `${name} Registro local`),
            ]),
        ].sort(),
      );

      const allowed = await tables.last().locator("tbody th").allInnerTexts();
      const isListed = (host: string) =>
        allowed.some((pattern) => {
          const name = pattern.replace(/:\d+$/, "");
          return name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name;
        });
      expect(hosts.filter((host) => host !== "localhost" && !isListed(host))).toEqual([]);
    });
  });

test("a visitor sees the stored data and erases it", async ({ page, context }) => {
  await visitAll(page);
  await consentOf(page).reject();
  await page.locator("[data-theme-switch]").click();
  await page.goto("/legal/privacidad");
  const result = page.locator("[data-local-data] [role=status]");
  await page.getByRole("button", { name: "Ver mis datos" }).click();
  await expect(result.locator("dt")).toHaveText([/^Cookie · /, /^Registro local · /]);
  await page.getByRole("button", { name: "Borrar mis datos locales" }).click();
  await expect(result).toContainText("Hecho");
  await expect(consentOf(page).banner).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Ver mis datos" }).click();
  await expect(result).toContainText("no guarda ahora nada");
});

test.describe("where storage cannot be erased", () => {
  test.use({ expectedComplaints: [/^console warning: \[erase\]/] });

  test("the cookies are, and the page says that it failed", async ({ page, context }) => {
    await page.addInitScript(() => {
      Storage.prototype.clear = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await page.goto("/legal/privacidad");
    await consentOf(page).reject();
    await page.getByRole("button", { name: "Borrar mis datos locales" }).click();
    await expect(page.locator("[data-local-data] [role=status]")).toContainText(
      "no nos deja ver o borrar todo",
    );
    expect(await context.cookies()).toEqual([]);
  });
});
