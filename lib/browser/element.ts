/** A new element with the given content; text stays text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...content: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}
