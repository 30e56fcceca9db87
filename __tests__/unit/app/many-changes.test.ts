import { landing } from "@/lib/copy/landing";
import { siteOf } from "./many";
import { all, words } from "./site";

afterAll(() => {
  jest.dontMock("@/lib/offers/registry");
  jest.restoreAllMocks();
});

describe("more changes than a list shows", () => {
  let site: Awaited<ReturnType<typeof siteOf>>;
  beforeAll(async () => {
    site = await siteOf(201);
  });

  test("the page shows the latest and says where the others are", async () => {
    const { changes } = await import("@/lib/copy/changes");
    const { markdownPage } = await import("@/lib/publish/markdown");
    await site.showPage("/cambios");
    expect(all("main ol > li")).toHaveLength(100);
    expect(markdownPage("cambios", site.today)?.text).toContain(`\n\n${changes.older}\n\n---`);
    expect(all("main a").map(words)).toContain(landing.openData);
  });

  test("so do the feeds; the open data have them all", async () => {
    const { changesFeed } = await import("@/lib/publish/feeds");
    const { openCatalogueData } = await import("@/lib/publish/open-data");
    expect(changesFeed().items).toHaveLength(100);
    const { offers } = openCatalogueData(site.today);
    expect(offers.flatMap(({ history }) => history)).toHaveLength(
      site.catalogue.enabled.flatMap(({ history }) => history).length,
    );
  });

  test("the method names the first, and says that there are more", async () => {
    await site.showPage("/metodologia");
    const order = document.getElementById("orden")!;
    expect(all("li", order)).toHaveLength(24);
    expect(words(order)).toContain("Las demás siguen, en el mismo orden");
  });
});
