// docs/demands.md, D7: event, record and URL of the referral button. What it opens: 7-referral-opening.spec.ts.
import { expect, inTurn, scriptOf, test } from "../browser/fixtures";
import {
  clickReferral as click,
  isOpen,
  listenTo,
  OPENED,
  referralLink as link,
  subject,
  subjects,
} from "../browser/referral";
import { stored } from "../browser/visit";

/** All nine tracking parameters, as typed into an address and as a provider's link must carry them. */
const QUERY =
  "utm_source=boletín&utm_medium=e-mail+%26+más&utm_campaign=otoño+2025&utm_term=50%25+de+100€&utm_content=a%3Db%23c&gclid=EAIaIQ_-x&msclkid=0123abcd&fbclid=IwAR0%2F%2B%3D&refsrc=un-amigo&otro=1";
const WITHOUT_SOURCE =
  "utm_medium=e-mail+%26+m%C3%A1s&utm_campaign=oto%C3%B1o+2025&utm_term=50%25+de+100%E2%82%AC&utm_content=a%3Db%23c&gclid=EAIaIQ_-x&msclkid=0123abcd&fbclid=IwAR0%2F%2B%3D&refsrc=un-amigo";
const ALL = `utm_source=bolet%C3%ADn&${WITHOUT_SOURCE}`;

test.use({ consent: ["necessary", "records", "campaign"] });

test("the default action is prevented; then come event, record and conversion reporter, called with the URL", async ({
  page,
  context,
}) => {
  const steps = await listenTo(page, { gtag: "heard", reporter: "heard" });
  await page.goto(subject.path);
  await link(page).click();
  expect(await steps()).toEqual([
    ["event", "event", "click", { event_category: "CTA", event_label: subject.label }],
    ["record"],
    ["report", OPENED],
    ["prevented", true],
  ]);
  expect([context.pages().length, new URL(page.url()).pathname]).toEqual([1, subject.path]);
});

test("the event's category is CTA, its label the offer's: lowi_referral, indexa_capital_referral, n26_referral", async ({
  page,
}) => {
  const steps = await listenTo(page, { gtag: "heard", reporter: "heard" });
  await inTurn(["lowi", "indexa-capital", "n26"].filter(isOpen), String, async (id) => {
    await page.goto(`/${id}`);
    await link(page).click();
    const event_label = `${id.replace("-", "_")}_referral`;
    expect(await steps()).toContainEqual(["event", "event", "click", { event_category: "CTA", event_label }]);
  });
});

test("the URL carries the visit's nine parameters, after the provider's own query and before its fragment", async ({
  page,
}) => {
  const pathOf = ({ path }: { path: string }) => path;
  await inTurn(subjects, pathOf, async ({ path, opened }) => {
    await page.goto(`${path}?${QUERY}`);
    const tab = await click(page);
    expect(tab.url()).toBe(opened(ALL));
    await tab.close();
  });
});

for (const id of ["trade-republic"].filter(isOpen))
  test("D7.3: a parameter that the provider's link already has is neither replaced nor dropped", async ({
    page,
  }) => {
    await page.goto(`/${id}?${QUERY}`);
    const own = "https://ref.traderepublic.com/alta?ref=abc%2Fdef&utm_source=amigo&vacio=";
    expect((await click(page)).url()).toBe(`${own}&${WITHOUT_SOURCE}#registro`);
  });

test("a click is stored in referral_clicks: event, timestamp, url, referralUrl, utmParams", async ({
  page,
}) => {
  await page.goto(`${subject.path}?utm_source=uno&gclid=g&dinero=4321`);
  const before = new Date().toISOString();
  const tab = await click(page);
  const [entry, ...more] = (await stored(page, "referral_clicks")) as { timestamp: string }[];
  expect(more).toEqual([]);
  expect(entry).toEqual({
    event: subject.label,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    // Nothing that was answered in a tool.
    url: page.url().replace("&dinero=4321", ""),
    referralUrl: tab.url(),
    utmParams: { utm_source: "uno", gclid: "g", refsrc: "planamigo" },
  });
  expect(entry && entry.timestamp >= before && entry.timestamp <= new Date().toISOString()).toBe(true);
});

test("referral_clicks keeps the last 50 entries", async ({ page }) => {
  await page.goto(subject.path);
  await page.evaluate(() => {
    const click = (place: number) => ({
      ...{ event: "e", timestamp: `${place}`, url: "u", referralUrl: "r", utmParams: {} },
    });
    localStorage.setItem("referral_clicks", JSON.stringify(Array.from({ length: 50 }, (_, i) => click(i))));
  });
  await click(page);
  const kept = (await stored(page, "referral_clicks")) as { timestamp: string; event: string }[];
  expect([kept.length, kept[0]?.timestamp, kept.at(-1)?.event]).toEqual([50, "1", subject.label]);
});

test("D7.3: refsrc defaults to the slug of the site's brand; other and empty parameters are not copied", async ({
  page,
}) => {
  await page.goto(`${subject.path}?utm_source=&gclid=&otro=1`);
  expect((await click(page)).url()).toBe(OPENED);
});

test("utm_data, last_utm_source, last_utm_timestamp and last_refsrc keep the source for later pages", async ({
  page,
}) => {
  const before = new Date().toISOString();
  await page.goto("/?utm_source=boletin&utm_campaign=otoño&fbclid=f&refsrc=amiga&v=b&utm_term=");
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toEqual({
    utm_data: '{"utm_source":"boletin","utm_campaign":"otoño","fbclid":"f"}',
    last_utm_source: "boletin",
    last_utm_timestamp: expect.any(String),
    last_refsrc: "amiga",
  });
  const time = String(kept.last_utm_timestamp);
  expect(time >= before && time <= new Date().toISOString()).toBe(true);
  await page.locator(`#ofertas a[href="${subject.path}"]`).click();
  await expect(page).toHaveURL(subject.path);
  // Before its script has run, a link opens its own address.
  await scriptOf(page);
  const added = "utm_source=boletin&utm_campaign=oto%C3%B1o&fbclid=f&refsrc=amiga";
  expect((await click(page)).url()).toBe(subject.opened(added));
});

test("D7.3: parameters of the current address win over remembered ones, as a visit of its own", async ({
  page,
}) => {
  await page.goto("/?utm_source=uno&utm_medium=cpc&refsrc=amiga");
  await page.goto(`${subject.path}?utm_source=dos&utm_term=`);
  const added = "utm_source=dos&refsrc=planamigo";
  expect((await click(page)).url()).toBe(subject.opened(added));
});
