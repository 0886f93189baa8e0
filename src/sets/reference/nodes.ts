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

/** Short constructors of the syntax nodes that the reference is made of. */
export type Inline = PhrasingContent | string;

export function text(value: string): Text {
  return {type: 'text', value};
}

/** Inline code, with an anchor when `id` is given. */
export function code(value: string, id?: string): InlineCode {
  return {
    type: 'inlineCode',
    value,
    ...(id && {data: {hProperties: {id}}}),
  };
}

export function lineBreak(): Break {
  return {type: 'break'};
}

export function link(url: string, children: Inline | readonly Inline[]): Link {
  return {
    type: 'link',
    url,
    children: inline(children) as Link['children'],
  };
}

export function paragraph(...children: readonly Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(children)};
}

/** A heading with a fixed anchor. */
export function heading(
  depth: 2 | 3,
  id: string,
  children: readonly Inline[],
): Heading {
  return {
    type: 'heading',
    depth,
    children: inline(children),
    data: {hProperties: {id}},
  };
}

/** A table: each cell is a list of inline nodes. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (Inline | readonly Inline[])[])[],
): Table {
  const row = (cells: readonly (Inline | readonly Inline[])[]) => ({
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

export type Block = RootContent;

function inline(children: Inline | readonly Inline[]): PhrasingContent[] {
  const all = Array.isArray(children) ? children : [children as Inline];
  return all.map((child: Inline) =>
    typeof child === 'string' ? text(child) : child,
  );
}
