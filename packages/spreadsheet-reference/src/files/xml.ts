export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** Matches the rest of a tag after `<`. Values of attributes can contain `>`. */
const TAG_REST = /(?:"[^"]*"|'[^']*'|[^"'>])*>/y;

/** Parses the attributes of a tag. Names keep their namespace prefix, such as `r:id`. */
function parseAttributes(text: string): XmlAttributes {
  const found: Record<string, string> = {};
  let start = 0;
  let equals = text.indexOf('=');
  while (equals >= 0) {
    let open = equals + 1;
    while (/[^"']/.test(text.charAt(open))) {
      open += 1;
    }
    const close = text.indexOf(text.charAt(open), open + 1);
    const value = text.slice(open + 1, close);
    found[text.slice(start, equals).trim()] = decodeEntities(value);
    start = close + 1;
    equals = close < 0 ? -1 : text.indexOf('=', start);
  }
  return found;
}

/** An XML element. Its name has no namespace prefix. */
export class XmlElement {
  /** @param source - attributes, or their XML, which is parsed when it is needed first */
  constructor(
    readonly name: string,
    private source: XmlAttributes | string = {},
    readonly children: XmlElement[] = [],
    /** Text of the element, without the text of its children. */
    public text = '',
  ) {}

  get attributes(): XmlAttributes {
    if (typeof this.source === 'string') {
      this.source = parseAttributes(this.source);
    }
    return this.source;
  }

  /** Child elements by name. If several have the same name, the last one is returned. */
  get named(): Readonly<Record<string, XmlElement | undefined>> {
    return Object.fromEntries(
      this.children.map((child) => [child.name, child]),
    );
  }

  /** Returns all descendants, or those with a given name. */
  all(name?: string): XmlElement[] {
    return this.children.flatMap((child) => [
      ...(name === undefined || child.name === name ? [child] : []),
      ...child.all(name),
    ]);
  }

  /** Returns the value of a boolean attribute. */
  flag(name: string, defaultValue = false): boolean {
    const value = this.attributes[name];
    return value === undefined ? defaultValue : parseXmlBoolean(value);
  }

  /** Returns the value of an attribute with any namespace prefix: `prefixed('id')` finds `r:id`. */
  prefixed(name: string): string {
    const [, value] =
      Object.entries(this.attributes).find(([key]) =>
        key.toLowerCase().endsWith(`:${name}`),
      ) ?? [];
    return value ?? '';
  }
}

/** Parses XML of moderate size into a tree. Returns an unnamed root that contains the first element. */
export function parseXml(xml = ''): XmlElement {
  return streamElements(xml, [], () => undefined);
}

/**
 * Parses XML and passes elements with certain names to a callback, each as a tree, so that large parts are
 * never in memory as one tree. Returns the tree of all other elements. XML libraries are larger than this
 * subset of XML requires.
 */
export function streamElements(
  xml: string,
  names: readonly string[],
  read: (element: XmlElement) => void,
): XmlElement {
  const root = new XmlElement('');
  const path: XmlElement[] = [root];
  let last = root;
  const close = (): void => {
    const element = path.length > 1 ? path.pop()! : root;
    last = path.at(-1)!;
    if (names.includes(element.name)) {
      last.children.pop();
      read(element);
    }
  };
  const skip = (mark: string, from: number): number => {
    const found = xml.indexOf(mark, from);
    return found < 0 ? xml.length : found + mark.length;
  };
  let end = 0;
  for (
    let start = xml.indexOf('<');
    start >= 0;
    start = xml.indexOf('<', end)
  ) {
    if (start > end) {
      last.text += decodeEntities(xml.slice(end, start));
    }
    const letter = xml.charAt(start + 1);
    if (letter === '/') {
      end = skip('>', start);
      close();
    } else if (xml.startsWith('<!--', start)) {
      end = skip('-->', start);
    } else if (xml.startsWith('<![CDATA[', start)) {
      end = skip(']]>', start);
      last.text += xml.slice(start + '<![CDATA['.length, end - ']]>'.length);
    } else if (letter === '!' || letter === '?') {
      end = skip('>', start);
    } else {
      TAG_REST.lastIndex = start + 1;
      if (!TAG_REST.test(xml)) {
        break;
      }
      end = TAG_REST.lastIndex;
      const tag = xml.slice(start + 1, end - 1);
      const length = tag.search(/[\s/]/);
      const name = length < 0 ? tag : tag.slice(0, length);
      last = new XmlElement(
        name.slice(name.indexOf(':') + 1),
        length < 0 ? undefined : tag.slice(length),
      );
      path.at(-1)!.children.push(last);
      path.push(last);
      if (tag.endsWith('/')) {
        close();
      }
    }
  }
  // Truncated files do not close all elements.
  while (path.length > 1) {
    close();
  }
  return root;
}

/** Creates an element to write. Omits attributes that are `undefined` or `false`; `true` becomes `1`. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  children: XmlElement[] = [],
): XmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false
      ? []
      : [[key, String(value === true ? 1 : value)] as const],
  );
  return new XmlElement(name, Object.fromEntries(given), children);
}

/**
 * Serializes an element. Omits attributes with a namespace prefix, because they refer to other parts of the
 * original file.
 */
export function serializeXml({
  name,
  attributes,
  children,
  text,
}: XmlElement): string {
  const own = Object.entries(attributes)
    .filter(([key]) => !key.includes(':'))
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`);
  const inner = escapeXml(text.trim()) + children.map(serializeXml).join('');
  const end = inner === '' ? '/>' : `>${inner}</${name}>`;
  return `<${name}${own.join('')}${end}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Escapes text for use in elements and attributes of XML and HTML. */
export function escapeXml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (letter) => `&${findKeyOfValue(ENTITIES, letter)};`,
  );
}

/** Returns the first key that has the given value. */
export function findKeyOfValue<K extends string>(
  table: Readonly<Record<K, string>>,
  value: string | undefined,
): K | undefined {
  return (Object.keys(table) as K[]).find((key) => table[key] === value);
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

/** Parses a value of type `xsd:boolean`. */
export const parseXmlBoolean = (text: string): boolean =>
  text === '1' || text === 'true';

/** Decodes characters that are not allowed in XML, such as `_x000D_`. */
export function decodeCellText(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_found, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** Encodes text so that {@link decodeCellText} restores it. Also escapes text that looks like an encoded character. */
export function encodeCellText(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000B\u000C\r\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/gu,
      (letter) =>
        `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
