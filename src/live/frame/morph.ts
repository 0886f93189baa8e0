import type {Markup} from '../grid/markup';
import {SAME} from '../grid/table';

/**
 * Shows markup in an element. Keeps the nodes that both have, like {@link morph}.
 *
 * @param own - nodes that are not in the markup and must stay
 */
export function render(
  element: Element,
  contents: Markup,
  own: readonly Node[] = [],
): void {
  const next = element.cloneNode() as Element;
  next.innerHTML = String(contents);
  morph(element, next, own);
}

/**
 * Changes an element so that it equals another one. Keeps its nodes, so that the focus, the text that is being
 * typed, and double clicks survive.
 *
 * @param own - nodes that are not in the other element and must stay
 */
function morph(from: Element, to: Element, own: readonly Node[]): void {
  if (to.hasAttribute(SAME)) {
    return;
  }
  for (const {name} of [...from.attributes]) {
    if (!to.hasAttribute(name)) {
      from.removeAttribute(name);
    }
  }
  for (const {name, value} of to.attributes) {
    from.setAttribute(name, value);
  }
  const existing = [...from.childNodes].filter((node) => !own.includes(node));
  const wanted = [...to.childNodes];
  wanted.forEach((node, index) => {
    const old = existing[index];
    if (!old) {
      from.append(node);
    } else if (old.nodeName !== node.nodeName || !(old instanceof Element)) {
      old.replaceWith(node);
    } else {
      morph(old, node as Element, own);
    }
  });
  existing.slice(wanted.length).forEach((node) => node.remove());
}
