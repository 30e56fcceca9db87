import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * All descendants of a node, templates included, as a list, so that nodes may be removed during the loop.
 */
export function nodesOf(parent: Tree.ParentNode): Tree.ChildNode[] {
  const nodes: Tree.ChildNode[] = [];
  const add = ({ childNodes }: Tree.ParentNode) => {
    for (const node of childNodes) {
      nodes.push(node);
      if ("content" in node) add(node.content);
      if ("childNodes" in node) add(node);
    }
  };
  add(parent);
  return nodes;
}

/** All elements below a node, or those with this tag. */
export function elementsOf(parent: Tree.ParentNode, tag?: string): Tree.Element[] {
  return nodesOf(parent).flatMap((node) =>
    "tagName" in node && (!tag || node.tagName === tag) ? [node] : [],
  );
}

/** The value of an attribute; undefined if the element has none of that name. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text directly inside an element: the whole of a script or style sheet. */
export function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** Takes a node out of its document. */
export function remove(node: Tree.ChildNode): void {
  const siblings = node.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(node), 1);
}
