import { stubServices } from "./stubs";
import { expect, test } from "./test";
import { consentOf, follow } from "./visit";

test.use({ site: "measured", consent: "unasked" });

test("Vercel's packages load their scripts where the policy asks for trusted types", async ({
  page,
  context,
}) => {
  await stubServices(context);
  // The page and the policy of a site that uses Vercel's analytics and not Google's.
  await page.route("**/paypal", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/&quot;google&quot;:&quot;[^&]*&quot;,/, "");
    const policy = `${response.headers()["content-security-policy"]}; require-trusted-types-for 'script'; trusted-types default answer`;
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  const visit = follow(page);
  const view = page.waitForRequest(/\/_vercel\/insights\/view$/);
  await page.goto("/paypal");
  await consentOf(page).accept();
  await view;
  expect((await visit.traces()).scripts).toEqual(
    expect.arrayContaining(["/_vercel/insights/script.js", "/_vercel/speed-insights/script.js"]),
  );
});
