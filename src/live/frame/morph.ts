/**
 * Changes an element so that it equals another one. Keeps its nodes, so that the focus, the text that is being
 * typed, and double clicks survive.
 *
 * @param own - nodes that are not in the other element and must stay
 */
export function morph(
  from: Element,
  to: Element,
  own: readonly Node[] = [],
): void {
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
