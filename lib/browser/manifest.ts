/** Names the manifest, for a shortcut on a home screen: in the page's head, it would be fetched before the page is seen. */
export function nameManifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = "/manifest.webmanifest";
  document.head.append(link);
}
