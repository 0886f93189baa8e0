/**
 * Makes an element of the page or the frame.
 *
 * @param properties - of the element; what is none of its properties is an attribute
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Readonly<Record<string, unknown>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) {
      Object.assign(made, {[name]: value});
    } else {
      made.setAttribute(name, String(value));
    }
  }
  made.append(...children);
  return made;
}

/** Makes a button. */
export function button(
  label: string,
  press: () => void,
  properties: Readonly<Record<string, unknown>> = {},
): HTMLButtonElement {
  const own = {type: 'button', textContent: label, onclick: press};
  return element('button', {...own, ...properties});
}

/** Gives a page style sheets by script, which every content policy lets through. */
export function addStyles(...texts: readonly string[]): void {
  document.adoptedStyleSheets.push(
    ...texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    }),
  );
}
