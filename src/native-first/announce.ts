let region: HTMLElement | undefined;

/** Says something to assistive technology, once. */
export function announce(text: string): void {
  // Outside of what the application renders: it must find there what was built.
  region ??= createRegion();
  region.textContent = text;
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  document.body.append(element);
  return element;
}
