import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** What is said of one connection, not of the answer (RFC 9110, 7.6.1), and a length that the next one counts anew. */
const HOPS = ["connection", "content-length", "keep-alive", "transfer-encoding"];

/** The headers of an answer that go further than to whoever asked for it. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.includes(name)));

/** A server of a test's own, under an address of this machine's. */
export async function standIn(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
