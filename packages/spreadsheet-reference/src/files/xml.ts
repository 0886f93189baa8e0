import {ENTITIES, escapeXml} from './escape';

export type Attributes = Readonly<Record<string, string | undefined>>;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes of a tag. Those with a prefix keep it: `r:id` is not `id`. */
function attributesOf(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    found[name!] = decodeEntities(double ?? single ?? '');
  }
  return found;
}

/** An element with all that is in it; names come without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: XmlElement[];
  /** Its own text. */
  text: string;
}

/** XML as a tree, for parts that are small: what stands around its first element. */
export function parseXml(xml = ''): XmlElement {
  return streamElements(xml, [], () => undefined);
}

/**
 * Reads the elements of some names one by one, each as a tree, so that long parts never stand in memory as a whole;
 * returns what stands around them. Libraries for this are larger than what workbooks need.
 */
export function streamElements(
  xml: string,
  names: readonly string[],
  read: (element: XmlElement) => void,
): XmlElement {
  const root = {name: '', attributes: {}, children: [], text: ''};
  const path: XmlElement[] = [root];
  const close = (): void => {
    const [element] = path.splice(Math.max(1, path.length - 1));
    if (element && names.includes(element.name)) {
      path.at(-1)!.children.pop();
      read(element);
    }
  };
  for (const [, data, slash, fullName, rest, text] of xml.matchAll(TOKEN)) {
    if (fullName === undefined) {
      path.at(-1)!.text += data ?? decodeEntities(text ?? '');
    } else if (slash === '/') {
      close();
    } else {
      const name = fullName.slice(fullName.indexOf(':') + 1);
      const attributes = attributesOf(rest!);
      const element = {name, attributes, children: [], text: ''};
      path.at(-1)!.children.push(element);
      path.push(element);
      if (rest!.endsWith('/')) {
        close();
      }
    }
  }
  // Of a file that ends too early, what there is.
  path.slice(1).forEach(close);
  return root;
}

/** The elements of a name inside another, at any depth; all without a name. */
export function findElements(within: XmlElement, name?: string): XmlElement[] {
  return within.children.flatMap((child) => [
    ...(name === undefined || child.name === name ? [child] : []),
    ...findElements(child, name),
  ]);
}

/** The elements right inside another, by their names. */
export function childrenByName(
  within: XmlElement | undefined,
): Readonly<Record<string, XmlElement | undefined>> {
  const children = within?.children ?? [];
  return Object.fromEntries(children.map((child) => [child.name, child]));
}

/** An attribute with a prefix, whichever that is, such as `r:id`. */
export function prefixedAttribute(
  attributes: Attributes,
  name: string,
): string | undefined {
  return Object.entries(attributes).find(([key]) =>
    key.toLowerCase().endsWith(`:${name}`),
  )?.[1];
}

export const createElement = (
  name: string,
  attributes: Attributes = {},
  children: XmlElement[] = [],
  text = '',
): XmlElement => ({name, attributes, children, text});

/** An element as text, without what means something in its file alone: attributes with a prefix. */
export function serializeXml({
  name,
  attributes,
  children,
  text,
}: XmlElement): string {
  const own = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || key.includes(':')
      ? []
      : [` ${key}="${escapeXml(value)}"`],
  );
  const inner = escapeXml(text.trim()) + children.map(serializeXml).join('');
  const end = inner === '' ? '/>' : `>${inner}</${name}>`;
  return `<${name}${own.join('')}${end}`;
}

function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (found, hex, code, name) =>
        name === undefined
          ? String.fromCodePoint(parseInt(code as string, hex ? 16 : 10))
          : (ENTITIES[name as string] ?? (found as string)),
      )
    : text;
}

/** Whether a value of the type `xsd:boolean` is true. */
export function parseBoolean(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

/** A text of a cell: the format writes characters that XML has not as `_x000D_`. */
export function decodeCellText(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_found, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** The reverse of {@link decodeCellText}: what reads as such a character is written as one. */
export function encodeCellText(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000B\u000C\r\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu,
      (letter) =>
        `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
