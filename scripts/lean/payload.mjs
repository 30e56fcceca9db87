import { elementsOf, textOf } from "./document.mjs";
import { payloadBeginnings } from "./scripts.mjs";

/** @typedef {import("./document.mjs").Document} Document */

/** Rows whose body is counted in bytes (text and typed arrays); every other row ends at a line break. */
const countedRows = new Set("TAOobUSsLlGgMmV");

/**
 * The server components' payload that the framework wrote into the page, put together from its pieces.
 * @param {Document} document
 * @param {string} page
 */
export function payloadOf(document, page) {
  const pieces = elementsOf(document, "script").flatMap((script) => piecesIn(textOf(script), page));
  if (pieces.length === 0) throw new Error(`${page}: no payload of the framework where one was expected`);
  return Buffer.concat(pieces);
}

/**
 * @param {string} script
 * @param {string} page
 * @returns {Buffer[]}
 */
function piecesIn(script, page) {
  const beginning = payloadBeginnings.find((one) => script.startsWith(one));
  if (beginning === undefined) return [];
  const [kind, value] = parsePiece(script.slice(beginning.length, script.lastIndexOf(")")), page);
  if (kind === 0) return [];
  if (kind === 1 && typeof value === "string") return [Buffer.from(value, "utf8")];
  if (kind === 3 && typeof value === "string") return [Buffer.from(value, "base64")];
  throw new Error(`${page}: unknown kind of piece: ${JSON.stringify(kind)}`);
}

/**
 * @param {string} json
 * @param {string} page
 * @returns {unknown[]}
 */
function parsePiece(json, page) {
  let parsed;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new Error(`${page}: unreadable piece of payload: ${json.slice(0, 80)}`, { cause: error });
  }
  if (Array.isArray(parsed)) return parsed;
  throw new Error(`${page}: unknown form of a piece of payload: ${json.slice(0, 80)}`);
}

/**
 * The ids of the client modules that a payload names (its rows `I[id, chunks, export]`), rendered or not.
 * Rows are read one by one, because the text of a page may itself look like a row.
 * @param {Buffer} payload
 * @param {string} page
 * @returns {string[]}
 */
export function clientModuleIds(payload, page) {
  const ids = new Set();
  for (let at = 0; at < payload.length; ) {
    const colon = payload.indexOf(":", at);
    const tag = String.fromCharCode(payload[colon + 1] ?? 0);
    if (colon < 0 || !/^[0-9a-f]*$/.test(payload.toString("latin1", at, colon))) {
      throw new Error(
        `${page}: unreadable payload row at byte ${at}: ${payload.toString("utf8", at, at + 60)}`,
      );
    }
    if (countedRows.has(tag)) {
      const comma = payload.indexOf(",", colon);
      at = comma + 1 + Number.parseInt(payload.toString("latin1", colon + 2, comma), 16);
      if (comma < 0 || Number.isNaN(at)) throw new Error(`${page}: payload row ${tag} without a length`);
      continue;
    }
    const lineBreak = payload.indexOf("\n", colon);
    const end = lineBreak < 0 ? payload.length : lineBreak;
    if (tag === "I") ids.add(idIn(payload.toString("utf8", colon + 2, end), page));
    at = end + 1;
  }
  if (ids.size === 0)
    throw new Error(`${page}: a payload that names no client module, not even the framework's`);
  return [...ids];
}

/**
 * @param {string} row
 * @param {string} page
 */
function idIn(row, page) {
  const [id, chunks] = parsePiece(row, page);
  if ((typeof id === "number" || typeof id === "string") && Array.isArray(chunks)) return String(id);
  throw new Error(`${page}: unknown form of a client module's row: I${row.slice(0, 80)}`);
}
