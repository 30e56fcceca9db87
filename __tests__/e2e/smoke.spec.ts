import { expect, test } from "./test";

for (const site of ["default", "preview"] as const) {
  test.describe(`the ${site} site`, () => {
    test.use({ site });

    test("answers with a home page that has one h1", async ({ page }) => {
      const response = await page.goto("/");
      expect(response?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  });
}

test.describe("an unknown path", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("answers 404 with a page", async ({ page }) => {
    const response = await page.goto("/no-existe");
    expect(response?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveCount(1);
  });
});
