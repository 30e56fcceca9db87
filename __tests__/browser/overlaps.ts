/**
 * Pairs of fixed parts whose links and buttons overlap, with the page scrolled to its top, its middle and its end. A bar
 * may lie over all of another one: that of an offer does.
 */
export async function overlaps(): Promise<string[]> {
  const found: string[] = [];
  const controlsOf = (part: Element) =>
    part.matches("a, button") ? [part] : [...part.querySelectorAll("a, button")];
  const hides = (a: Element, b: Element) =>
    controlsOf(b).every((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return a.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const meet = (a: Element, b: Element) => {
    const [box, over] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const apart = box.right <= over.left || over.right <= box.left;
    return !apart && box.bottom > over.top && over.bottom > box.top;
  };
  for (const part of [0, 0.5, 1]) {
    scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const fixed = [...document.body.querySelectorAll("*")].filter((element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isSeen && getComputedStyle(element).position === "fixed";
    });
    for (const bar of fixed)
      for (const other of fixed) {
        if (bar.contains(other) || other.contains(bar) || hides(bar, other) || hides(other, bar)) continue;
        if (controlsOf(bar).some((mine) => controlsOf(other).some((theirs) => meet(mine, theirs))))
          found.push(`${innerWidth} px, ${part}: ${bar.className} and ${other.className}`);
      }
  }
  return found;
}

/** Whether nothing covers the middle of an element. */
export function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const touched = document.elementFromPoint(left + width / 2, top + height / 2);
  return touched !== null && (element.contains(touched) || touched.contains(element));
}
