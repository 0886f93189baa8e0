/** HTML or SVG markup. {@link markup} inserts it without escaping. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** Value in a {@link markup} template. `undefined` and `false` are omitted. */
export type TemplateValue =
  Markup | string | number | false | undefined | readonly TemplateValue[];

/** Template tag that creates markup and escapes all text values. */
export function markup(
  {raw}: TemplateStringsArray,
  ...parts: readonly TemplateValue[]
): Markup {
  return new Markup(String.raw({raw}, ...parts.map(toHtml)));
}

function toHtml(part: TemplateValue): string {
  if (part instanceof Markup) {
    return String(part);
  }
  return Array.isArray(part)
    ? part.map(toHtml).join('')
    : part === undefined || part === false
      ? ''
      : escapeHtml(String(part));
}

/** Escapes text for use in HTML contents and in attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

/** CSS property in camel case → value. */
export type CssDeclarations = Readonly<Record<string, string>>;

/** Attributes of an element. `undefined` values are omitted. */
export interface HtmlAttributes {
  readonly class?: readonly (string | false | undefined)[];
  readonly style?: CssDeclarations;
  readonly [name: string]: unknown;
}

/**
 * Renders attributes. Puts `style` directly after `class`, since createPictureRenderer replaces both with one
 * pattern.
 */
export function renderAttributes({
  class: names = [],
  style = {},
  ...others
}: HtmlAttributes): Markup {
  const declarations = Object.entries(style).map(
    // Removes characters that could end the CSS value or the attribute.
    ([name, value]) =>
      `${kebabCase(name)}: ${value.replace(/[;{}&]/g, '').replaceAll('"', "'")};`,
  );
  const all = {
    ...others,
    class: names.filter(Boolean).join(' ') || undefined,
    style: declarations.join(' ') || undefined,
  };
  return markup`${Object.entries(all).map(
    ([name, value]) =>
      value !== undefined && markup` ${name}="${String(value)}"`,
  )}`;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
