/** @jest-environment node */
import { GET } from "@/app/comparar/elegir/route";
import { comparisonPath } from "@/lib/comparison";
import { catalogue } from "@/lib/offers";

const { enabled } = catalogue;
const ids = enabled.map(({ id }) => id);

test.each<[why: string, chosen: (string | undefined)[], location: string]>([
  ["two", ids.slice(0, 2), comparisonPath(enabled.slice(0, 2), enabled)],
  ["three, in another order", ids.slice(0, 3).reverse(), comparisonPath(enabled.slice(0, 3), enabled)],
  ["none", [], "/comparar#few"],
  ["one twice", [ids[0], ids[0]], "/comparar#few"],
  ["four", ids.slice(0, 4), "/comparar#many"],
  ["one that is not there", [ids[0], "bizum"], "/comparar#unknown"],
  ["another host", ["//example.com", ids[0]], "/comparar#unknown"],
])("a choice of %s leads on", (_why, chosen, location) => {
  const query = chosen.map((id) => `oferta=${encodeURIComponent(id ?? "")}`).join("&");
  const response = GET(new Request(`https://planamigo.example/comparar/elegir?${query}`));
  expect([response.status, response.headers.get("location")]).toEqual([303, location]);
});
