import type {
  Break,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from 'mdast';

// Constructors of mdast nodes.

export type Block = RootContent;
export type Inline = PhrasingContent | string;
type Inlines = Inline | readonly Inline[];

export function text(value: string): Text {
  return {type: 'text', value};
}

/** Inline code, with an anchor if `id` is given. */
export function code(value: string, id?: string): InlineCode {
  return {
    type: 'inlineCode',
    value,
    ...(id && {data: {hProperties: {id}}}),
  };
}

/** Inline code as a link, or without a link if `url` is undefined. */
export function codeLink(value: string, url: string | undefined): Inline {
  return url === undefined ? code(value) : link(url, code(value));
}

export function lineBreak(): Break {
  return {type: 'break'};
}

export function link(url: string, children: Inlines): Link {
  return {
    type: 'link',
    url,
    children: inline(children) as Link['children'],
  };
}

/** Joins items with commas. */
export function commaSeparated<Item>(
  items: readonly Item[],
  show: (item: Item) => Inlines,
): Inline[] {
  return items.flatMap((item, index) => [
    ...(index > 0 ? [', '] : []),
    ...[show(item)].flat(),
  ]);
}

export function paragraph(...children: readonly Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(children)};
}

export function heading(depth: 2 | 3, id: string, children: Inlines): Heading {
  return {
    type: 'heading',
    depth,
    children: inline(children),
    data: {hProperties: {id}},
  };
}

export function table(
  head: readonly Inlines[],
  rows: readonly (readonly Inlines[])[],
): Table {
  const row = (cells: readonly Inlines[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({
      type: 'tableCell' as const,
      children: inline(cell),
    })),
  });
  return {type: 'table', children: [row(head), ...rows.map(row)]};
}

export function list(items: readonly (readonly Inline[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...item)],
    })),
  };
}

function inline(children: Inlines): PhrasingContent[] {
  return [children]
    .flat()
    .map((child) => (typeof child === 'string' ? text(child) : child));
}
