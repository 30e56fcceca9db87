/** The element on which an event happened, or the nearest one around it, that matches; null if there is none. */
export function targetIn<E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
