import { isRunning } from "@/lib/offers/status";
import { madridDate } from "@/lib/format/dates";
import { expect, full, test } from "./fixtures";

// The offers to which one is invited with a code: those of the market may be over today, and then have no button.
const coded = full.catalogue.enabled.filter(
  (offer) => offer.invitationCode && isRunning(offer, madridDate(new Date())),
);
const [offer] = coded;

test("the owner's code stands before the button, is copied by «Copiar», and that is announced", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(offer!.detailPath);
  const panel = page.locator("#oferta");
  const code = panel.getByText(offer!.invitationCode!, { exact: true });
  const [above, below] = [code, panel.locator("[data-referral]")].map((part) => part.boundingBox());
  expect((await above)!.y).toBeLessThan((await below)!.y);
  await panel.getByRole("button", { name: "Copiar el código de invitación" }).click();
  await expect(panel.getByRole("status")).toHaveText("Código copiado.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(offer!.invitationCode);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the code is there to be selected whole by one press, and no button promises to copy it", async ({
    page,
  }) => {
    await page.goto(offer!.detailPath);
    const panel = page.locator("#oferta");
    await expect(panel.getByText(offer!.invitationCode!, { exact: true })).toHaveCSS("user-select", "all");
    await expect(panel.getByRole("button", { name: /^Copiar/ })).toBeHidden();
  });
});
