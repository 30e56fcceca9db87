import { portFault, readPort } from "../../../scripts/port";

test("PORT is a port, or the message says what would be one", () => {
  expect(readPort("3005")).toBe(3005);
  for (const text of ["abc", "0", "99999", "3000.5"])
    expect(() => readPort(text)).toThrow(`PORT is "${text}", which is no port.`);
});

test("a port that is taken is told with a command for another one", () =>
  expect(portFault(3000, "EADDRINUSE", "node .next/serve.mjs")).toBe(
    "Port 3000 is taken by another program. Choose another one: PORT=3001 node .next/serve.mjs",
  ));
