import { consentSummary } from "@/lib/copy/consent";
import type { BrowserServices } from "@/lib/config/services";

const none = {};
const analytics = { vercel: true } as const;
const sentry = { sentry: { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" } };

const said = (services: BrowserServices, mode: "informed" | "required") =>
  consentSummary(services, mode).replaceAll("</span><span>", "\n").replace(/<.*?>/g, "");

describe.each(["informed", "required"] as const)("the first layer, %s", (mode) => {
  test.each([
    ["nothing", none, 1],
    ["analytics", analytics, 2],
    ["error reports", sentry, 2],
    ["both", { ...analytics, ...sentry }, 2],
  ])("with %s: says what is done, and no more", (_name, services, paragraphs) => {
    const text = said(services, mode);
    expect(text.split("\n")).toHaveLength(paragraphs);
    expect(text).toMatch(/Si rechazas, /);
    expect(text).toMatch(/Qué guardamos$/);
    expect(/medimos las visitas/.test(text)).toBe("vercel" in services);
    expect(/error.*Sentry|Sentry.*error/.test(text)).toBe("sentry" in services);
    expect(/grabamos algunas visitas \(Sentry\)/.test(text)).toBe("sentry" in services);
  });

  // About four lines on a phone: the first text of a landing page is larger.
  test("no paragraph is long", () => {
    const paragraphs = said({ google: "G-1", vercel: true, ...sentry }, mode).split("\n");
    for (const paragraph of paragraphs) expect(paragraph.length).toBeLessThan(190);
  });
});

test("an error before any answer is no secret, and only where it is reported then", () => {
  expect(said(sentry, "informed")).toMatch(/Si hay un error, Sentry lo recibe, salvo que rechaces/);
  expect(said(sentry, "required")).not.toMatch(/salvo que/);
});
