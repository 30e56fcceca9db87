/** Adds a script of a service to the page; says so where it does not arrive. */
export function loadScript(src: string, data: Record<string, string>, failed: () => void): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, data);
  script.addEventListener("error", failed);
  document.head.append(script);
}
