/** @jest-environment node */
import { createServer, type AddressInfo } from "node:net";
import { readPort, requireFreePort } from "../../../scripts/port.mjs";

test("reads a port", () => expect(readPort("PORT", "3000")).toBe(3000));

test.each(["", "0", "65536", "3000.5", "http"])("does not take %j for a port", (text) => {
  expect(() => readPort("PORT", text)).toThrow(`PORT is "${text}", which is no port.`);
});

test.each([undefined, "127.0.0.1"])("says that a port is taken (bound to %s)", async (host) => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen({ port: 0, host }, ready));
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port, "choose another.")).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that program, or choose another.`,
  );
  await new Promise((closed) => other.close(closed));
  await expect(requireFreePort(port, "choose another.")).resolves.toBeUndefined();
});
