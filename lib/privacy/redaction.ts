/** One thing in an envelope: its head, and its content as an object or as lines of JSON. */
type Item = [head: { length?: number }, content: unknown];

/** What error reporting sends in one request, as its SDK has it. */
type Envelope = [head: unknown, items: Item[]];

/** Names under which an SDK says a query, a fragment, cookies or the page before by themselves. */
const LEFT_OUT = /(?:^|\.)(?:referer|cookies?|query(?:_string)?|fragment)$/i;

/** A query or a fragment: what follows a path up to the next space, or a text that begins with it. */
const QUERY = /(\/[^\s?#]*|^)[?#]\S+/g;

/**
 * Takes out of an envelope what no report tells, wherever it stands in it: the queries and fragments of addresses, which
 * hold what a visitor typed, cookies, and the page before. Style sheets stay as they are: a colour looks like a fragment.
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
