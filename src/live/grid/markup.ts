import {escapeHtml} from '../escapeHtml';

/** Text that is markup already: in a page of the reader's, or in a file. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What stands in markup; nothing is written for what is absent. */
export type Part =
  Markup | string | number | false | undefined | readonly Part[];

/** Writes markup, in which each text stands for itself. */
export function markup(
  {raw}: TemplateStringsArray,
  ...parts: readonly Part[]
): Markup {
  return new Markup(String.raw({raw}, ...parts.map(written)));
}

function written(part: Part): string {
  if (part instanceof Markup) {
    return String(part);
  }
  return Array.isArray(part)
    ? part.map(written).join('')
    : part === undefined || part === false
      ? ''
      : escapeHtml(String(part));
}

/** CSS properties by their names in camel case. */
export type Style = Readonly<Record<string, string>>;

/** What an element has; absent attributes and classes are left out. */
export interface Attributes {
  readonly class?: readonly (string | false | undefined)[];
  readonly style?: Style;
  readonly [name: string]: unknown;
}

/** Attributes of an element; its style stands behind its classes. */
export function attributes({
  class: names = [],
  style = {},
  ...others
}: Attributes): Markup {
  const declarations = Object.entries(style).map(
    // A value ends neither itself nor the attribute.
    ([name, value]) =>
      `${kebab(name)}: ${value.replace(/[;{}&]/g, '').replaceAll('"', "'")};`,
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

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
