/**
 * Creates an element.
 *
 * @param properties - DOM properties; names that are not properties of the element are set as attributes
 */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Readonly<Record<string, unknown>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in created) {
      Object.assign(created, {[name]: value});
    } else {
      created.setAttribute(name, String(value));
    }
  }
  created.append(...children);
  return created;
}

export function createButton(
  label: string,
  onclick: () => void,
  properties: Readonly<Record<string, unknown>> = {},
): HTMLButtonElement {
  const own = {type: 'button', textContent: label, onclick};
  return createElement('button', {...own, ...properties});
}

/** Adds style sheets to the document. Uses constructed style sheets, which the `style-src` policy does not block. */
export function addStyles(...texts: readonly string[]): void {
  document.adoptedStyleSheets.push(
    ...texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    }),
  );
}
