/** An item of an envelope: header, and payload as an object or as lines of JSON. */
type Item = [head: { length?: number }, content: unknown];

type Envelope = [head: unknown, items: Item[]];

/** Properties in which the SDK reports query, fragment, cookies or referrer separately. */
const LEFT_OUT = /(?:^|\.)(?:referer|cookies?|query(?:_string)?|fragment)$/i;

/** A query or fragment, after a path or at the start of a text. */
const QUERY = /(\/[^\s?#]*|^)[?#]\S+/g;

/**
 * Removes, in place, queries and fragments of addresses (what a visitor typed), cookies and the referrer. Leaves
 * recorded style sheets as they are: a colour (#fff) looks like a fragment.
 */
export function redact(envelope: Envelope): void {
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

function redacted(json: string): unknown {
  return JSON.parse(json, function (this: { isStyle?: boolean }, key, value: unknown) {
    if (LEFT_OUT.test(key)) return undefined;
    if (typeof value !== "string" || this.isStyle || key === "_cssText" || key === "rule") return value;
    return value.replace(QUERY, "$1");
  });
}
