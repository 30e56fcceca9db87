/** The element on which an event happened, or the nearest one around it, that matches; null if there is none. */
export function targetIn<E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

/** Calls `act` when an element that matches is pressed, now in the page or later. */
export function onPress(selector: string, act: (element: HTMLElement) => void): void {
  document.addEventListener("click", (event) => {
    const pressed = targetIn(event, selector);
    if (pressed) act(pressed);
  });
}
