/** The page's channels to the other tabs, and what was said on them. */
export const channels: Channel[] = [];

class Channel {
  onmessage?: () => void;
  readonly said: unknown[] = [];
  open = true;
  constructor(readonly name: string) {
    channels.push(this);
  }
  postMessage(word: unknown) {
    this.said.push(word);
  }
  close() {
    this.open = false;
  }
}

/** A page as the consent tool finds it, in a browser that adopts style sheets. */
export function present(): void {
  document.documentElement.dataset.storageConsent = "informed";
  document.body.innerHTML = `<a href="#contenido"></a><header></header>
    <main id="contenido"><a data-referral="lowi" href="https://lowi.example"></a>
    <div data-local-data><button data-show></button><button data-erase></button><div role="status"></div></div></main>`;
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = () => {};
    },
    BroadcastChannel: Channel,
  });
  Object.assign(document, { adoptedStyleSheets: [] });
}

/** The page comes back from the browser's memory. */
export function comeBack(): void {
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
}

/** The consent tool's parts. */
export const consentOf = () => ({
  banner: document.querySelector(".cm"),
  press: (role: string, layer = ".cm") =>
    document.querySelector<HTMLElement>(`${layer} [data-role=${role}]`)?.click(),
});
