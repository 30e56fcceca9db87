import { escapeRegExp } from "../format/pattern";

/** An item of an envelope: header, and payload as an object or as lines of JSON. */
type Item = [head: { length?: number }, content: unknown];

type Envelope = [head: unknown, items: Item[]];

/** Properties in which the SDK reports query, fragment, cookies or referrer separately. */
const LEFT_OUT = /(?:^|\.)(?:referer|cookies?|query(?:_string)?|fragment)$/i;

const USER_AGENT = /(?:^|\.)user[-_]agent(?:\.|$)/i;
/** The size of a blocked element or of a response, which tells how long an answer is. */
const SIZE = /^(?:rr_(?:width|height)|size)$|body[._]?size$|content_length|transfer_size/i;

/**
 * A query after anything but a space; a fragment after a path or at the start of a text; both with a value anywhere. Looks
 * back only from a mark, and ahead only from the first of a word: a visitor can ask for an address of 16 KB.
 */
const QUERY = /(?<!\s)\?\S+|#(?<=\/[^\s?#]*#|^#)\S+|[?#](?<=(?:^|\s)[^\s?#]*[?#])[^\s=]*=\S*/g;

/** What an error says, and where a typed text may be quoted. */
const MESSAGE = /^(?:value|message|formatted)$/;

/** Options of `redact`. */
interface Redaction {
  /** Whether the name of the browser stays. */
  userAgent?: boolean;
  /** What the fields of the page's forms hold now. */
  typed?: readonly string[];
}

/** Events of a recording that tell where the pointer was, and so what it pressed: mouse, scroll, touch, drag. */
const POINTER = [1, 3, 6, 12];

/**
 * Removes private data from an envelope, in place: queries and fragments of addresses, cookies, the referrer, pointer
 * positions of a recording, typed texts quoted in an error; with `userAgent: false` also the browser's name. Recorded style
 * sheets stay: `#fff` looks like a fragment.
 */
export function redact(envelope: Envelope, redaction: Redaction = {}): void {
  const redacted = (json: string) => withoutSecrets(json, redaction);
  envelope[0] = redacted(JSON.stringify(envelope[0]));
  for (const item of envelope[1]) {
    const [head, content] = item;
    if (typeof content !== "string") item[1] = redacted(JSON.stringify(content));
    else {
      const lines = content.split("\n").map((line) => JSON.stringify(redacted(line)));
      item[1] = lines.join("\n");
      head.length = new TextEncoder().encode(lines.join("\n")).length;
    }
  }
}

function withoutSecrets(json: string, { userAgent = true, typed = [] }: Redaction): unknown {
  return JSON.parse(json, function (this: { isStyle?: boolean }, key, value: unknown) {
    if (LEFT_OUT.test(key) || SIZE.test(key)) return undefined;
    if (!userAgent && USER_AGENT.test(key)) return undefined;
    if (Array.isArray(value)) return value.filter((item) => !isPointer(item));
    if (typeof value !== "string" || this.isStyle || key === "_cssText" || key === "rule") return value;
    const quoting = MESSAGE.test(key) ? withoutTyped(value, typed) : value;
    return quoting.replace(QUERY, "");
  });
}

/** A text without the typed ones, longest first; a part of a word or of a number stays. */
function withoutTyped(text: string, typed: readonly string[]): string {
  const longest = typed.filter(Boolean).toSorted((a, b) => b.length - a.length);
  return longest.reduce(
    (rest, one) => rest.replace(new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(one)}(?![\\p{L}\\d])`, "gu"), "…"),
    text,
  );
}

/** Whether a recorded event (rrweb: type 3, an increment) is a movement of the pointer. */
function isPointer(event: unknown): boolean {
  const { type, data } = Object(event);
  return type === 3 && POINTER.includes(Object(data).source);
}
