/** @jest-environment node */
import { securityContact } from "@/lib/http/security-contact";
import { readSite } from "@/lib/config/site";

test.each([
  [{}],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "hola@ejemplo.es", NEXT_PUBLIC_SITE_URL: "https://www.ejemplo.es" }],
])("the file names the site's own address, and runs out within a year: %j", (env) => {
  const site = readSite(env);
  const text = securityContact(site, "2026-11-21");
  const fields = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/: (.*)/, 2));
  const field = Object.fromEntries(fields);
  expect(fields).toHaveLength(Object.keys(field).length);
  expect(field).toMatchObject({
    Contact: `mailto:${site.contactEmail}`,
    Canonical: `${site.url}/.well-known/security.txt`,
    "Preferred-Languages": "es, en",
  });
  const days = (Date.parse(field.Expires) - Date.parse("2026-11-21")) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(text.endsWith("\n")).toBe(true);
});
