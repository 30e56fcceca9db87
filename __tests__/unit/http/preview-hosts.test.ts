import { isPreviewHost, PREVIEW_HOSTS } from "@/lib/http/preview-hosts";

const preview = [
  "vercel.app",
  "mio.vercel.app",
  "mio-git-rama-ana.vercel.app",
  "MIO.Vercel.App",
  "mio.vercel.app.",
  "mio.vercel.app:443",
  "localhost",
  "localhost:3000",
  "LOCALHOST:3000",
  "localhost.",
  "promos.localhost:3000",
  "127.0.0.1",
  "127.0.0.1:3000",
  "192.168.1.10",
  "8.8.8.8:80",
  "[::1]",
  "[::1]:3000",
  "[2001:db8::1]:443",
];

const production = [
  "planamigo.example",
  "www.planamigo.example",
  "planamigo.example:443",
  "planamigo.example.",
  "vercel.app.example",
  "mivercel.app",
  "vercel.com",
  "localhost.example",
  "milocalhost",
  "127.0.0.1.example",
  "1.2.3",
  "1.2.3.4.5",
  "x1.2.3.4",
  "",
];

test.each(preview)("«%s» is not indexed", (host) => expect(isPreviewHost(host)).toBe(true));

test.each(production)("«%s» is indexed", (host) => expect(isPreviewHost(host)).toBe(false));

test("the pattern has no capturing group, which the framework would take for a parameter", () => {
  expect(PREVIEW_HOSTS).not.toMatch(/(?<!\\)\((?!\?:)/);
});
