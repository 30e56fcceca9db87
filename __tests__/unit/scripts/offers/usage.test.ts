/** @jest-environment node */
import { readOrder } from "../../../../scripts/offers/usage.mjs";

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
  ["verify paypal", { npm_config_note: "true" }, 'npm run offers -- verify paypal --note "…"'],
  ["verify paypal", { npm_config_note: "Sube." }, "npm run offers -- verify paypal --note Sube."],
  [
    "verify paypal",
    { npm_config_note: "Sube a 20 €" },
    'npm run offers -- verify paypal --note "Sube a 20 €"',
  ],
  ["verify paypal", { npm_config_note: 'El "plan"' }, `npm run offers -- verify paypal --note 'El "plan"'`],
  ["new", { npm_config_color: "#0070e0" }, 'npm run offers -- new --color "#0070e0"'],
])("«npm run offers %s» with an option that npm kept", (line, env, cure) => {
  expect(() => order(line, env)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(endOf(cure)), exitCode: 2 }),
  );
});

const endOf = (line: string) => new RegExp(`\\n {2}${line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);

test("the value that npm let through goes back to its option", () => {
  const line = ["verify", "paypal", "lowi", "La compra sube a 10 €."];
  expect(() => readOrder(line, { NODE_ENV: "test", npm_config_note: "true" })).toThrow(
    'npm run offers -- verify paypal lowi --note "La compra sube a 10 €."',
  );
});

test("of several values nobody can tell whose they are, and none is given to another", () => {
  const env = { NODE_ENV: "test", npm_config_brand: "true", npm_config_benefit: "true" } as const;
  expect(() => readOrder(["new", "Mi Banco", "20 € de regalo"], env)).toThrow(
    'npm run offers -- new --brand "…" --benefit "…"',
  );
});

test("a colour that npm took for its own", () => {
  expect(() => order("new #0070e0", { npm_config_color: "true" })).toThrow(
    'npm run offers -- new --color "#0070e0"',
  );
});

test("whoever has npm in colour can make an offer", () => {
  for (const colour of ["always", "true", "false"])
    expect(order("new --brand Bizum", { npm_config_color: colour }).values).toEqual({ brand: "Bizum" });
});

test("what npm has of its own does not matter", () => {
  const env = { npm_config_json: "true", npm_config_cache: "/x", npm_config_links: undefined };
  expect(order("check --json", env).values).toMatchObject({ json: true });
  expect(order("verify paypal", env).ids).toEqual(["paypal"]);
});
