import {escapeHtml} from '../escapeHtml';

/** Attributes by their names in markup; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** CSS properties by their names in camel case. */
export type Style = Readonly<Record<string, string>>;

/** An element that is drawn: one tree becomes elements in a page, or markup in a file. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Attributes;
  readonly style: Style;
  readonly children: readonly (Drawn | string)[];
}

type Child = Drawn | string | undefined | false;

/** Describes an element. */
export function draw(
  name: string,
  attributes: Attributes = {},
  children: readonly Child[] = [],
  style: Style = {},
): Drawn {
  return {
    name,
    attributes,
    style,
    children: children.filter(
      (child) => child !== undefined && child !== false && child !== '',
    ) as readonly (Drawn | string)[],
  };
}

const SVG = 'http://www.w3.org/2000/svg';

/** Makes elements of what is drawn. Their styles are set by script, which every content policy lets through. */
export function toElement(drawn: Drawn, namespace?: string): HTMLElement {
  const own = drawn.name === 'svg' ? SVG : namespace;
  const element = (
    own
      ? document.createElementNS(own, drawn.name)
      : document.createElement(drawn.name)
  ) as HTMLElement;
  for (const [name, value] of Object.entries(drawn.attributes)) {
    if (value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  Object.assign(element.style, drawn.style);
  element.append(
    ...drawn.children.map((child) =>
      typeof child === 'string' ? child : toElement(child, own),
    ),
  );
  return element;
}

const EMPTY = new Set(['col', 'img', 'br']);

/**
 * Writes what is drawn as markup.
 *
 * @param classOf - name of a class that has a style: the policy of the site allows no `style` attributes
 */
export function toMarkup(
  {name, attributes, style, children}: Drawn,
  classOf: (property: string, value: string) => string,
): string {
  const classes = [
    attributes['class'],
    ...Object.entries(style).map(([property, value]) =>
      classOf(property, value),
    ),
  ].filter(Boolean);
  const all = {...attributes, class: classes.join(' ') || undefined};
  const words = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  const open = `<${name}${words.join('')}>`;
  const inside = children.map((child) =>
    typeof child === 'string' ? escapeHtml(child) : toMarkup(child, classOf),
  );
  return EMPTY.has(name) ? open : `${open}${inside.join('')}</${name}>`;
}
