import { toolPath } from "@/lib/config/paths";
import type { Page } from "@playwright/test";
import { addDays, longDate, madridDate } from "@/lib/format/dates";
import { datedDeadlines } from "@/lib/ground/deadlines";
import { isIngest, listen } from "./services";
import { expect, full, test } from "./fixtures";
import { consentOf, follow } from "./visit";

test.use({ consent: "unasked", expectedComplaints: [/thrown: Error: provoked/] });

const service = listen();

// The tests share one receiver of reports.
test.describe.configure({ mode: "serial" });
test.beforeAll(service.start);
test.afterAll(service.stop);
test.beforeEach(async ({ context }) => {
  service.forget();
  await context.route(isIngest, (route) => route.continue());
});

const eventsOf = () => service.sent("event").map(({ text }) => JSON.parse(text.split("\n")[0] ?? ""));

function provoke(word: string) {
  return setTimeout(() => {
    throw new Error(`provoked ${word}`);
  });
}

/** Waits until the page has sent what it was about to send: it was idle, and a later request has returned. */
const quiet = (page: Page) =>
  page.evaluate(async () => {
    // A window without a screen may wait for a frame that never comes.
    for (let time = 0; time < 5; time++)
      await new Promise((next) => requestIdleCallback(next, { timeout: 1_000 }));
    await fetch("/llms.txt");
  });

/** Makes every random sample include this visit. */
const alwaysSampled = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.05;
  });

const untilRecording = (page: Page) =>
  expect.poll(() => page.evaluate(() => "sentryReplaySession" in sessionStorage)).toBe(true);

test("an error before an answer leaves only after a yes, without query or typed text; after a no, none does", async ({
  page,
}) => {
  const visit = follow(page);
  const secret = "?gclid=SECRET&email=ana@mail.example#SECRET";
  await page.goto(`/paypal${secret}`, { referer: `https://correo.example/${secret}` });
  await page.evaluate(provoke, "early");
  await quiet(page);
  expect(service.all()).toEqual([]);
  expect((await visit.traces()).session).toEqual([]);

  await consentOf(page).accept();
  await expect.poll(() => eventsOf().length).toBe(1);
  expect(service.sent("event")[0]?.text).not.toMatch(/SECRET|mail\.example|correo\.example/);
  const [event] = eventsOf();
  expect(event.exception.values[0].value).toBe("provoked early");
  expect(event.request.url).toMatch(/\/paypal$/);
  // A later one leaves once: from here on the reporter itself catches them.
  await page.evaluate(provoke, "later");
  await expect.poll(() => eventsOf().length).toBe(2);
  await consentOf(page).withdraw();
  await page.evaluate(provoke, "after a no");
  await quiet(page);
  expect(service.sent("event")).toHaveLength(2);
});

test("with consent, no report contains a query, a fragment or typed text", async ({ page }) => {
  test.setTimeout(60_000);
  await alwaysSampled(page);
  const offer = full.catalogue.enabled.find((offer) => !offer.validFrom && offer.deadlines.items.length > 0)!;
  // Long ago, so that no time of a report names the same day.
  const signUp = addDays(madridDate(new Date()), -300);
  const dates = [signUp, ...datedDeadlines(offer.deadlines.items, signUp).map(({ date }) => date)];
  await page.goto(`${toolPath(offer, "deadlines")}?gclid=SECRET1#SECRET2`);
  await consentOf(page).accept();
  await untilRecording(page);
  const form = page.locator("form:has(input[type=date])");
  await form.locator("input[type=date]").fill(signUp);
  await form.getByRole("button", { name: "Ver mis fechas" }).click();
  await expect(page.locator(`time[datetime="${dates[1]}"]`).first()).toBeAttached();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/paypal?SECRET3#SECRET4";
    document.body.append(link);
    history.replaceState(null, "", "?SECRET5#SECRET6");
    void fetch("/healthz?SECRET7#SECRET8");
    console.info("https://x.example/?SECRET9");
    setTimeout(() => {
      throw new Error("provoked at /paypal?SECRET10");
    });
  });
  await expect.poll(() => service.sent("replay_recording").length, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.goto("about:blank");
  await expect.poll(() => service.sent("span").length).toBeGreaterThan(0);
  expect(new Set(service.all())).toEqual(new Set(["event", "span", "replay_event", "replay_recording"]));
  const text = service.everything();
  expect(text).toContain(toolPath(offer, "deadlines"));
  const [event] = eventsOf();
  expect(event).toMatchObject({ environment: "production", sdk: { settings: { infer_ip: "auto" } } });
  expect(service.sent("span")[0]?.head.trace).toMatchObject({ sampled: "true", sample_rate: "0.2" });
  const replay = JSON.parse(service.sent("replay_event")[0]?.text.split("\n")[0] ?? "");
  expect(replay.replay_type).toBe("session");
  const recording = service.sent("replay_recording").map((part) => part.text);
  expect(recording.join("")).toContain("****");
  const secrets = ["SECRET", ...dates, ...dates.map(longDate)].join("|");
  expect(text.match(new RegExp(`.{0,80}(?:${secrets}).{0,40}`))).toBeNull();
});

/** What a visitor types: so long that no number of the reports is the same by chance. */
const AMOUNT = "876543";

/** Pages that ask something, and how a visitor answers. */
const asking: [path: string, answer: (page: Page) => Promise<unknown>][] = [
  [
    "/paypal/me-la-daran",
    async (page) => {
      // That one is a customer now comes last: it ends the questions.
      for (const [name, place] of [
        ["No", 0],
        ["Sí", 1],
        ["Sí", 0],
      ] as const) {
        const radios = page.locator("main form").getByRole("radio", { name, exact: true });
        await radios.nth(place).check({ force: true });
      }
    },
  ],
  [
    "/plan",
    async (page) => {
      const form = page.locator("main form").first();
      for (const box of await form.getByRole("checkbox").all()) await box.check({ force: true });
      for (const radio of await form.getByRole("radio").all()) await radio.check({ force: true });
      await form.locator("button:not([type=button])").first().click();
      await expect(page).toHaveURL(/\?/);
    },
  ],
  [
    "/indexa-capital/valor",
    async (page) => {
      await page.locator("main form input").first().fill(AMOUNT);
      await page.locator("main form button").first().click();
      await expect(page).toHaveURL(new RegExp(AMOUNT));
    },
  ],
];

for (const [path, answer] of asking)
  test(`nothing about the answers on ${path} is sent while the visit is recorded`, async ({ page }) => {
    test.setTimeout(60_000);
    await alwaysSampled(page);
    await page.goto(path);
    await consentOf(page).accept();
    await untilRecording(page);
    await answer(page);
    // A recording is sent after something that the visitor does, once it has lasted for five seconds.
    const goOn = async () => {
      await page.keyboard.press("Tab");
      await page.locator("main form").first().hover();
      return service.sent("replay_recording").length;
    };
    await expect.poll(goOn, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.goto("about:blank");
    await expect.poll(() => service.sent("span").length).toBeGreaterThan(0);
    const text = service.everything();
    expect(text).toContain(path);
    // The whole of the page's content is one empty element.
    const events = service.sent("replay_recording").flatMap(({ text }) => eventsIn(text));
    const nodes = events.flatMap(nodesIn);
    const main = nodes.filter(({ tagName }) => tagName === "main");
    expect(main.length).toBeGreaterThan(0);
    for (const element of main) expect(element.childNodes).toEqual([]);
    expect(nodes.filter(({ tagName }) => /^(?:form|input|fieldset|label)$/.test(tagName ?? ""))).toEqual([]);
    // rrweb's increments: no pointer, no input, no press of anything but the banner; nothing about what changed inside.
    const sources = events.flatMap(({ type, data }) => (type === 3 ? [data?.source] : []));
    expect(sources.filter((source) => [1, 5, 6, 12, 14].includes(Number(source)))).toEqual([]);
    // The typed amount, not the same digits within a random id or a time.
    expect(text).not.toMatch(new RegExp(`(?<![\\da-f.])${AMOUNT}(?![\\da-f])`));
    expect(text).not.toMatch(/isChecked|rr_height|"ui\.(?:click|input|keyDown|slowClick|multiClick)/);
  });

interface RecordedNode {
  tagName?: string;
  childNodes?: RecordedNode[];
}

interface RecordedEvent {
  type?: number;
  data?: { source?: number; node?: RecordedNode; adds?: { node: RecordedNode }[] };
}

/** The events of a recording: the line after its head. */
function eventsIn(text: string): RecordedEvent[] {
  const line = text.split("\n").find((line) => line.startsWith("[")) ?? "[]";
  return JSON.parse(line);
}

function nodesIn({ data }: RecordedEvent): RecordedNode[] {
  const all = (node: RecordedNode): RecordedNode[] => [node, ...(node.childNodes ?? []).flatMap(all)];
  return [...(data?.node ? [data.node] : []), ...(data?.adds ?? []).map(({ node }) => node)].flatMap(all);
}

for (const [what, path] of [
  ["a refusal while the visit is recorded", "/paypal"],
  ["a refusal in another tab", "/lowi"],
  ["the visitor has erased everything", "/legal/privacidad"],
] as const)
  test(`after ${what}, nothing more is sent`, async ({ page, context }) => {
    await page.clock.install();
    await alwaysSampled(page);
    await page.goto(path);
    await consentOf(page).accept();
    await untilRecording(page);
    // A shorter recording would not be sent.
    await page.clock.runFor(5_500);
    await page.mouse.move(10, 10);
    const tab = path === "/lowi" ? await context.newPage() : page;
    if (tab !== page) await tab.goto("/paypal");
    if (path === "/legal/privacidad") await page.locator("[data-erase]").click();
    else await consentOf(tab).withdraw();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    const calls: string[] = [];
    page.on("request", (request) => void calls.push(request.url()));
    service.forget();
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("provoked after a no"))));
    await page.clock.runFor(10_000);
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    expect(calls).toEqual([]);
    await quiet(page);
    expect(service.all()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
