/** @jest-environment node */
import { readOrder } from "../../../scripts/offers/usage.mjs";

const order = (line: string, env = {}) =>
  readOrder(line.split(" ").filter(Boolean), { NODE_ENV: "test", ...env });

test.each([
  ["", "list", [], {}],
  ["--json --strict", "list", [], { json: true, strict: true }],
  ["list --json", "list", [], { json: true }],
  ["check", "check", [], {}],
  ["check paypal lowi paypal --no-links", "check", ["paypal", "lowi"], { "no-links": true }],
  ["verify paypal --note Sube.", "verify", ["paypal"], { note: "Sube." }],
  ["verify --note=Sube. paypal", "verify", ["paypal"], { note: "Sube." }],
  ["enable n26 revolut", "enable", ["n26", "revolut"], {}],
  ["new --brand Bizum", "new", [], { brand: "Bizum" }],
  ["help", "help", [], {}],
  ["verify --help", "help", [], {}],
  ["-h", "help", [], {}],
])("«%s»", (line, command, ids, values) => {
  const read = order(line);
  expect({ ...read, values: { ...read.values } }).toEqual({ command, ids, values });
});

test.each([
  ["publish paypal", "No existe la orden «publish»"],
  ["toString", "No existe la orden «toString»"],
  ["list paypal", "Sobra «paypal»"],
  ["new paypal", "Sobra «paypal»"],
  ["verify", "Falta el id de la oferta: npm run offers verify paypal"],
  ["disable", "Falta el id"],
  ["check --fast", "La orden «check» no tiene la opción «--fast»"],
  ["verify paypal --json", "La orden «verify» no tiene la opción «--json»"],
  ["verify paypal --note", "La opción «--note» está mal escrita"],
  ["list --json=yes", "La opción «--json» está mal escrita"],
])("«%s» is refused", (line, said) => {
  expect(() => order(line)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(said), exitCode: 2 }),
  );
});

test.each([
  ["check", { npm_config_strict: "true" }, "npm run offers -- check --strict"],
  [
    "check lowi",
    { npm_config_strict: "true", npm_config_json: "true" },
    "npm run offers -- check lowi --json --strict",
  ],
  ["check", { npm_config_links: "" }, "npm run offers -- check --no-links"],
  ["", { npm_config_json: "true" }, "npm run offers -- list --json"],
  ["verify paypal", { npm_config_note: "true" }, "npm run offers -- verify paypal --note"],
])("«npm run offers %s» with an option that npm kept", (line, env, cure) => {
  expect(() => order(line, env)).toThrow(cure);
});

test("what npm has of its own does not matter", () => {
  const env = { npm_config_json: "true", npm_config_cache: "/x", npm_config_links: undefined };
  expect(order("check --json", env).values).toMatchObject({ json: true });
  expect(order("verify paypal", env).ids).toEqual(["paypal"]);
});
