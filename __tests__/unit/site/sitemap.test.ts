import sitemap from "@/app/sitemap";
import { catalogue } from "@/lib/catalogue";

// https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd: a day or an instant. Search engines report a month as an error.
test("each page's last change is a whole day, also where only its month is known", () => {
  const days = sitemap().flatMap(({ lastModified }) => lastModified ?? []);
  expect(days.length).toBeGreaterThan(5);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(String(day)))).toEqual([]);
  expect(catalogue.enabled.some(({ verifiedOn }) => verifiedOn.length === 7)).toBe(true);
});
