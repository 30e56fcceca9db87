import { GET } from "@/app/answers/[...path]/route";
import { catalogue } from "@/lib/catalogue";

const [first, second] = catalogue.enabled.map(({ id }) => id);

test.each(["", "?utm_source=boletin&utm_campaign=50%25%20m%C3%A1s&gclid=a%252Fb"])(
  "a comparison in another order leads to the published one, with the campaign of its link: %j",
  async (query) => {
    const offers = `${second}-vs-${first}`;
    const request = new Request(`https://planamigo.example/comparar/${offers}${query}`);
    const { status, headers } = await GET(request, {
      params: Promise.resolve({ path: ["comparar", offers] }),
    });
    const { pathname, searchParams } = new URL(headers.get("location") ?? "", request.url);
    expect([status, pathname]).toEqual([308, `/comparar/${first}-vs-${second}`]);
    expect([...searchParams]).toEqual([...new URLSearchParams(query)]);
  },
);
