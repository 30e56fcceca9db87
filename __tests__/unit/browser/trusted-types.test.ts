/** @jest-environment jsdom */
import { hideTrustedTypes, trustAnalytics } from "@/lib/browser/trusted-types";

afterEach(() => void Reflect.deleteProperty(window, "trustedTypes"));

/** The rules of the default policy, as created for a Google id. */
function defaultRules(id?: string) {
  const createPolicy = jest.fn();
  Object.defineProperty(window, "trustedTypes", { value: { createPolicy }, configurable: true });
  trustAnalytics(id);
  const [name, rules] = createPolicy.mock.calls[0];
  expect(name).toBe("default");
  return rules;
}

const google = "https://www.googletagmanager.com/gtag/js?id=G-1";

test.each([
  ["/_vercel/insights/script.js", true],
  ["/_vercel/speed-insights/script.js", true],
  [google, true],
  ["https://www.googletagmanager.com/gtag/js?id=G-2", false],
  ["https://www.googletagmanager.com/gtag/js?id=GTM-1", false],
  ["https://www.googletagmanager.com/gtm.js?id=GTM-1", false],
  [`${google}&x=1`, false],
  ["//otro.example/_vercel/insights/script.js", false],
  ["/_vercel/insights/script.js?x", false],
  ["/otro.js", false],
])("the script %s is trusted: %s", (address, trusted) => {
  expect(defaultRules("G-1").createScriptURL(address)).toBe(trusted ? address : null);
});

test("no markup is trusted, nor Google's script without an id", () => {
  const rules = defaultRules();
  expect(rules.createHTML("<p>a</p>")).toBeNull();
  expect(rules.createScriptURL(google)).toBeNull();
});

test("the default policy is created once", () => {
  const createPolicy = jest.fn();
  Object.defineProperty(window, "trustedTypes", {
    value: { createPolicy, defaultPolicy: {} },
    configurable: true,
  });
  trustAnalytics("G-1");
  expect(createPolicy).not.toHaveBeenCalled();
});

test("Google's own policy trusts nothing; others are created as before", () => {
  const createPolicy = jest.fn(() => "theirs");
  Object.defineProperty(window, "trustedTypes", { value: { createPolicy }, configurable: true });
  hideTrustedTypes();
  const rules = { createHTML: (text: string) => text };
  expect(window.trustedTypes?.createPolicy("answer", rules)).toBe("theirs");
  window.trustedTypes?.createPolicy("goog#html", rules);
  expect(createPolicy.mock.calls).toEqual([["answer", rules]]);
});
