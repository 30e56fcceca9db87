/** The cookies that Google's gtag keeps. */
export const GOOGLE_COOKIES = /^_(ga|gid|gat|gcl)/;

/** Erases the cookies whose name fits, on this host and on every domain above it. */
export function eraseCookies(name: RegExp): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, i) => `; domain=${labels.slice(i).join(".")}`);
  for (const pair of document.cookie.split("; ")) {
    const [found = ""] = pair.split("=");
    if (!name.test(found)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${found}=; path=/; max-age=0${domain}`;
  }
}
