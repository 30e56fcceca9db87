/** @jest-environment node */
import { readFileSync } from "node:fs";
import { experiments, pathOf, VARIANT_PARAMETER } from "@/lib/config/experiment";
import { assumptionNames, claimQuery, planQuery } from "@/lib/config/paths";

const conf = readFileSync("docs/nginx.conf", "utf8");

test("nginx passes on the parameters that the server reads", () => {
  const single = [...conf.matchAll(/map \$arg_(\w+) /g)].map(([, name]) => name);
  expect(single).toEqual(
    expect.arrayContaining([VARIANT_PARAMETER, "hace", ...assumptionNames, ...Object.values(claimQuery)]),
  );
  expect(conf).toContain(`(?:${planQuery.join("|")})=`);
});

test("nginx passes the variant on for the page of each A/B test, and for no other", () => {
  const paths = [...conf.matchAll(/"(\/[^"~]+)" \$q_v;/g)].map(([, path]) => path);
  expect(paths).toEqual(experiments.map(pathOf));
});
