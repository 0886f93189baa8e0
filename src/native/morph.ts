/** What belongs to one page alone: taken over as it came, so that nothing of the page before is left in it. */
const OWN = 'main';

/**
 * Makes an element like another one. What both have in the same places stays where it is, with its focus
 * and how far it is scrolled.
 *
 * @param other - of another document; what is taken over leaves it
 */
export function morph(element: Element, other: Element): void {
  if (element.isEqualNode(other)) {
    return;
  }
  if (element.matches(OWN)) {
    element.replaceWith(other);
    return;
  }
  copyAttributes(element, other);
  const before = [...element.childNodes];
  const after = [...other.childNodes];
  if (!areAlike(before, after)) {
    element.replaceChildren(...after);
    return;
  }
  before.forEach((node, index) => {
    const next = after[index]!;
    if (node instanceof Element) {
      morph(node, next as Element);
    } else if (node.nodeValue !== next.nodeValue) {
      node.nodeValue = next.nodeValue;
    }
  });
}

function areAlike(
  before: readonly ChildNode[],
  after: readonly ChildNode[],
): boolean {
  return (
    before.length === after.length &&
    before.every(({nodeName}, index) => nodeName === after[index]!.nodeName)
  );
}

/**
 * Gives an element the attributes of another one.
 *
 * @param own - names of those that go when the other one has none; by default all
 */
export function copyAttributes(
  element: Element,
  other: Element,
  own: readonly string[] = element.getAttributeNames(),
): void {
  for (const name of own) {
    if (!other.hasAttribute(name)) {
      element.removeAttribute(name);
    }
  }
  for (const name of other.getAttributeNames()) {
    const value = other.getAttribute(name)!;
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
