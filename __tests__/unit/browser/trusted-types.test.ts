import { consentSections } from "@/lib/copy/consent";
import type { BrowserServices } from "@/lib/config/services";
import { isPlain, trustKnownTexts } from "@/lib/browser/trusted-types";

const sentry = { dsn: "https://key@sentry.example/1", url: "https://planamigo.example" };
const configurations: BrowserServices[] = [{}, { google: "G-1", vercel: true, sentry }];
const words = configurations.flatMap((services) =>
  (["informed", "required"] as const).flatMap((mode) =>
    consentSections(services, mode).flatMap(({ title, description }) => [title ?? "", description ?? ""]),
  ),
);

test.each([
  ...new Set(words),
  "Aceptar",
  "1 &lt; 2",
  '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 3 6 h 18"/></svg>',
])("markup of the consent library is allowed: %.60s", (markup) => expect(isPlain(markup)).toBe(true));

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JAVASCRIPT:alert(1)">x</a>',
  '<a href="//otro.example" onclick="x">x</a>',
  '<p style="color:red">x</p>',
  '<svg onload="x"></svg>',
  '<svg><use href="data:x"/></svg>',
  '<iframe srcdoc="x"></iframe>',
  "<style>*{}</style>",
  "<a href='/x'>x</a>",
  "<p",
  "<!-- -->",
  "<base href='/'>",
])("markup that could run or style is refused: %s", (markup) => expect(isPlain(markup)).toBe(false));

test("the default Trusted Types policy is created once", () => {
  const createPolicy = jest.fn();
  window.trustedTypes = { createPolicy };
  trustKnownTexts();
  window.trustedTypes = { createPolicy, defaultPolicy: {} };
  trustKnownTexts();
  delete window.trustedTypes;
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, { createHTML, createScriptURL }] = createPolicy.mock.calls[0];
  expect([name, createHTML("<p>a</p>"), createHTML("<img src=x>")]).toEqual(["default", "<p>a</p>", null]);
  expect(createScriptURL("/_vercel/insights/script.js")).toBe("/_vercel/insights/script.js");
  for (const address of [
    "//otro.example/_vercel/insights/script.js",
    "/_vercel/insights/script.js?x",
    "/otro.js",
  ])
    expect(createScriptURL(address)).toBeNull();
  expect(trustKnownTexts).not.toThrow();
});
