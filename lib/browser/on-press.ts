import { targetIn } from "./target-in";

/** Calls `act` when an element that matches is pressed, now in the page or later. */
export function onPress(selector: string, act: (element: HTMLElement) => void): void {
  document.addEventListener("click", (event) => {
    const pressed = targetIn(event, selector);
    if (pressed) act(pressed);
  });
}
