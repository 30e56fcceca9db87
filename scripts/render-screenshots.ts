import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./browser";

/**
 * Draws a phone's pictures of pages from a running site, in Roboto if it is installed: the README's, or those of given
 * paths: `npx tsx scripts/render-screenshots.ts [origin] [folder path…]`. A page that there is not is left out.
 */
const README = { home: "/", landing: "/paypal", plan: "/plan?dinero=100#respuesta" };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: "es-ES" };

async function main(): Promise<void> {
  const [origin = "http://localhost:3000", folder = "docs/images", ...paths] = process.argv.slice(2);
  const pictures = paths.map((path) => [path.replaceAll("/", ""), path]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  // GPC is a refusal: no banner covers the page.
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const page = await context.newPage();
  for (const [name, path] of paths.length > 0 ? pictures : Object.entries(README)) {
    const answer = await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    if (!answer?.ok()) continue;
    await page.addStyleTag({ content: ":root { --font: Roboto, sans-serif }" });
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(`${folder}/${name}.webp`);
  }
  await browser.close();
}

main();
