import { parse, serialize } from "parse5";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Document} Document */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.ChildNode} ChildNode */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.ParentNode} ParentNode */

/**
 * The page as a tree, by the rules a browser follows.
 * @param {string} html
 * @returns {Document}
 */
export function parsePage(html) {
  return parse(html);
}

/**
 * The tree as the text that is sent.
 * @param {Document} document
 */
export function serializePage(document) {
  return serialize(document);
}

/**
 * Every node below this one, templates included. The list is complete before it is returned, so that nodes
 * may be removed while walking it.
 * @param {ParentNode} parent
 * @returns {ChildNode[]}
 */
export function nodesOf(parent) {
  return parent.childNodes.flatMap((node) => [
    node,
    ...("content" in node ? nodesOf(node.content) : []),
    ...("childNodes" in node ? nodesOf(node) : []),
  ]);
}

/**
 * @param {ParentNode} parent
 * @param {string} tag
 * @returns {Element[]}
 */
export function elementsOf(parent, tag) {
  return nodesOf(parent)
    .filter((node) => "tagName" in node && node.tagName === tag)
    .map(asElement);
}

/**
 * @param {ChildNode} node
 * @returns {Element}
 */
function asElement(node) {
  if (!("tagName" in node)) throw new Error(`${node.nodeName} is no element`);
  return node;
}

/**
 * @param {Element} element
 * @param {string} name
 */
export function attribute(element, name) {
  return element.attrs.find((one) => one.name === name)?.value;
}

/**
 * The text directly inside an element: the whole of a script.
 * @param {Element} element
 */
export function textOf(element) {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** @param {ChildNode} node */
export function remove(node) {
  const siblings = node.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(node), 1);
}
