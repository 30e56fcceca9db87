import "@testing-library/jest-dom";
import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import { consoleComplaints, watchConsole } from "./console";

// jsdom lacks what server rendering needs.
const missing = { ReadableStream, TextDecoder, TextEncoder };
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
}

watchConsole();

afterEach(() => {
  const complaints = consoleComplaints();
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
});
