/** What reads a text of XML; names come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export type Attributes = Readonly<Record<string, string | undefined>>;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads XML from its beginning to its end: libraries for this are larger than what workbooks need. */
export function scanXml(xml: string, handler: XmlHandler): void {
  for (const [, data, slash, fullName, rest, text] of xml.matchAll(TOKEN)) {
    if (text !== undefined) {
      handler.text?.(decodeEntities(text));
    } else if (data !== undefined) {
      handler.text?.(data);
    } else if (fullName !== undefined) {
      const name = fullName.slice(fullName.indexOf(':') + 1);
      if (slash === '/') {
        handler.close?.(name);
        continue;
      }
      handler.open(name, attributesOf(rest!));
      if (rest!.endsWith('/')) {
        handler.close?.(name);
      }
    }
  }
}

/** Attributes of a tag. Those with a prefix keep it: `r:id` is not `id`. */
function attributesOf(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    found[name!] = decodeEntities(double ?? single ?? '');
  }
  return found;
}

/** An element with all that is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: XmlElement[];
  /** Its own text. */
  text: string;
}

/** XML as a tree, for parts that are small: what stands around its first element. */
export function parseXml(xml = ''): XmlElement {
  const root = {name: '', attributes: {}, children: [], text: ''};
  const path: XmlElement[] = [root];
  scanXml(xml, {
    open: (name, attributes) => {
      const element = {name, attributes, children: [], text: ''};
      path.at(-1)!.children.push(element);
      path.push(element);
    },
    text: (text) => {
      path.at(-1)!.text += text;
    },
    close: () => {
      path.splice(Math.max(1, path.length - 1));
    },
  });
  return root;
}

/** The elements of a name inside another, at any depth; all without a name. */
export function elementsIn(within: XmlElement, name?: string): XmlElement[] {
  return within.children.flatMap((child) => [
    ...(name === undefined || child.name === name ? [child] : []),
    ...elementsIn(child, name),
  ]);
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

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
export function isOn(text: string | undefined): boolean {
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
