import "@testing-library/jest-dom";
import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import { consoleComplaints, watchConsole } from "./console";

// jsdom lacks what server rendering needs.
const missing = { ReadableStream, TextDecoder, TextEncoder };
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
}

// Node 20 cannot tell whether a buffer was given away, and React says so in the console. Tests give none away.
if (!("detached" in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, "detached", { value: false, configurable: true });
}

watchConsole();

afterEach(() => {
  const complaints = consoleComplaints();
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
});
