/** The page's channels to other tabs, with the messages posted on them. */
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

/** The banner and the icon, in a browser that adopts style sheets. */
export function present(): void {
  document.body.innerHTML = `<section>
      <button data-answer="necessary measurement">Aceptar</button><button data-answer="necessary">Rechazar</button>
    </section><button id="cookies" data-preferences></button><main></main>`;
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
