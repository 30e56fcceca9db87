import { setTimeout } from "node:timers/promises";

/** @typedef {import("./devtools.mjs").Client} Client */
/** @typedef {{ sessionId: string, prepared: boolean }} Page */

const PATIENCE = 15_000;

/**
 * A tab: the page that is seen, and those that the browser prepares behind it. One takes the other's place at a click, so
 * everything is asked of whichever is seen at that moment.
 * @param {Client} client
 */
export async function openTab(client) {
  /** @type {Map<string, Page>} */
  const pages = new Map();
  /** What preparing each page came to. @type {{ url: string, status: string, reason?: string }[]} */
  const prepared = [];

  /** @param {Record<string, any>} info */
  const isPrepared = (info) => info.subtype === "prerender";

  /**
   * To one that may be gone in the meantime.
   * @param {string} sessionId
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   */
  const tell = (sessionId, method, params) =>
    void client.send(method, params, sessionId).catch(() => undefined);

  /**
   * A page that waits for its start answers nothing but that, so all is sent at once.
   * @param {Record<string, any>} params
   */
  function adopt({ sessionId, targetInfo }) {
    const isPage = targetInfo.type === "page";
    if (isPage) pages.set(targetInfo.targetId, { sessionId, prepared: isPrepared(targetInfo) });
    if (isPage) {
      tell(sessionId, "Page.enable");
      tell(sessionId, "Preload.enable");
    }
    tell(sessionId, "Runtime.runIfWaitingForDebugger");
  }

  client.listen(({ method, params }) => {
    if (method === "Target.attachedToTarget") adopt(params);
    const page = pages.get(params.targetInfo?.targetId ?? params.targetId);
    if (method === "Target.targetInfoChanged" && page) page.prepared = isPrepared(params.targetInfo);
    if (method === "Target.detachedFromTarget" && page) pages.delete(params.targetId);
    if (method === "Preload.prerenderStatusUpdated")
      prepared.push({ url: params.key.url, status: params.status, reason: params.prerenderStatus });
  });

  const { targetId } = await client.send("Target.createTarget", { url: "about:blank", forTab: true });
  const attached = await client.send("Target.attachToTarget", { targetId, flatten: true });
  // Pages that are attached through their tab may be prepared ahead; attached by themselves they may not.
  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await client.send("Target.setAutoAttach", follow, attached.sessionId);

  /**
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   */
  function ask(method, params) {
    const seen = [...pages.values()].find((page) => !page.prepared);
    if (!seen) throw new Error("no page is seen");
    return client.send(method, params, seen.sessionId);
  }

  /**
   * What an expression gives in the page that is seen; waits until it gives something.
   * @param {string} expression
   */
  async function until(expression) {
    const limit = Date.now() + PATIENCE;
    for (;;) {
      // A page that goes at this very moment would never answer.
      const value = await Promise.race([evaluate(expression).catch(() => undefined), setTimeout(1000)]);
      if (value) return value;
      if (Date.now() > limit) throw new Error(`waited in vain for: ${expression}`);
      await setTimeout(20);
    }
  }

  /** @param {string} expression */
  async function evaluate(expression) {
    const { result, exceptionDetails } = await ask("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /**
   * Brings an element into view and gives the middle of it.
   * @param {string} selector
   * @returns {Promise<{ x: number, y: number }>}
   */
  function middleOf(selector) {
    return evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = element.getClientRects()[0];
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  /** @param {string} type @param {{ x: number, y: number }} place */
  const mouse = (type, place) =>
    ask("Input.dispatchMouseEvent", {
      type,
      ...place,
      ...(type !== "mouseMoved" && { button: "left", clickCount: 1 }),
    });

  return {
    prepared,
    ask,
    evaluate,
    until,
    /** @param {string} url */
    async visit(url) {
      // A pointer left on a link would have its page prepared.
      await mouse("mouseMoved", { x: 0, y: 0 });
      await ask("Page.navigate", { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === "complete"`);
    },
    /** @param {string} selector */
    async hover(selector) {
      await mouse("mouseMoved", await middleOf(selector));
    },
    /** @param {string} selector */
    async click(selector) {
      const place = await middleOf(selector);
      await mouse("mouseMoved", place);
      await mouse("mousePressed", place);
      await mouse("mouseReleased", place);
    },
  };
}
