/** Scrolls a box, and not the page, so far that an element in it can be seen. */
export function keepInView(element: Element, box: Element): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  // What has no height stands in a closed list.
  if (height > 0 && (top < view.top || bottom > view.bottom)) {
    box.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}
