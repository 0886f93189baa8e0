/**
 * Takes everything but an element and what is in it out of reach of focus and pointer, while a menu
 * covers the page.
 *
 * @returns puts everything back into reach
 */
export function inertSurroundings(element: Element): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      const keeps =
        other === inside ||
        !(other instanceof HTMLElement) ||
        other.inert ||
        other.matches('script, style, link');
      if (!keeps) {
        other.inert = true;
        hidden.push(other);
      }
    }
  }
  return () => {
    for (const other of hidden) {
      other.inert = false;
    }
  };
}
