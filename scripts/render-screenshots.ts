import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./browser";

/**
 * Draws the README's pictures of a phone, docs/images/<name>.webp, from the site that `npm start` serves (in
 * Roboto, if it is installed): `npx tsx scripts/render-screenshots.ts [origin]`.
 */
const PICTURES = { home: "/", landing: "/paypal", plan: "/plan?dinero=100#respuesta" };
const PHONE = { width: 390, height: 844 };

async function main(): Promise<void> {
  const [origin = "http://localhost:3000"] = process.argv.slice(2);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  // GPC is a refusal: no banner covers the page.
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    locale: "es-ES",
    bypassCSP: true,
  });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PICTURES)) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: ":root { --font: Roboto, sans-serif }" });
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(`docs/images/${name}.webp`);
  }
  await browser.close();
}

main();
