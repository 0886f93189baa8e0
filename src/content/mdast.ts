import type {
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
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

// Constructors of mdast nodes. They accept nested lists, and leave out empty values, so that callers can write
// `condition && node`.

type Nested<Item> = Item | '' | false | undefined | readonly Nested<Item>[];
export type Block = RootContent;
export type Blocks = Nested<Block>;
export type Inline = PhrasingContent | string;
export type Inlines = Nested<Inline>;

/** Flattens nested lists without their empty values. */
export function flatten<Item>(items: Nested<Item>): Item[] {
  return ([items] as unknown[]).flat(Infinity).filter(Boolean) as Item[];
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/** A JSX element on lines of its own. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly unknown[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{type: 'mdxJsxAttribute' as const, name: key, value}],
    ),
    children: children as MdxJsxFlowElement['children'],
  };
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

export function link(url: string, children: Inlines): Link {
  return {type: 'link', url, children: inline(children) as Link['children']};
}

/** Joins items with commas. */
export function joinWithCommas<Item>(
  items: readonly Item[],
  show: (item: Item) => Inlines,
): Inlines[] {
  return items.flatMap((item, index) => [index > 0 && ', ', show(item)]);
}

export function paragraph(...children: readonly Inlines[]): Paragraph {
  return {type: 'paragraph', children: inline(children)};
}

/** Paragraph with the items of a list; `undefined` without items. */
export function listSentence<Item>(
  start: string,
  items: readonly Item[],
  show: (item: Item) => Inlines,
): Paragraph | undefined {
  return items.length > 0
    ? paragraph(start, joinWithCommas(items, show), '.')
    : undefined;
}

export function heading(
  depth: 2 | 3,
  id: string,
  children: Inlines,
  className?: string,
): Heading {
  return {
    type: 'heading',
    depth,
    children: inline(children),
    data: {hProperties: {id, ...(className && {className: [className]})}},
  };
}

/** Table; `undefined` without rows. */
export function table(
  head: readonly Inlines[],
  rows: readonly (readonly Inlines[])[],
): Table | undefined {
  const row = (cells: readonly Inlines[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({
      type: 'tableCell' as const,
      children: inline(cell),
    })),
  });
  return rows.length > 0
    ? {type: 'table', children: [row(head), ...rows.map(row)]}
    : undefined;
}

/** Terms with their descriptions, without those whose description is empty; `undefined` if nothing is left. */
export function definitions(
  rows: readonly (readonly [term: Inlines, description: Inlines])[],
): MdxJsxFlowElement | undefined {
  const children = rows
    .filter(([, description]) => flatten(description).length > 0)
    .flatMap(([term, description]) => [
      element('dt', {}, inline(term)),
      element('dd', {}, inline(description)),
    ]);
  return children.length > 0 ? element('dl', {}, children) : undefined;
}

/** Bullet list; `undefined` without items. Empty items are left out. */
export function list(items: readonly Inlines[]): List | undefined {
  const children = items
    .map(inline)
    .filter((item) => item.length > 0)
    .map((item) => ({
      type: 'listItem' as const,
      spread: false,
      children: [paragraph(item)],
    }));
  return children.length > 0
    ? {type: 'list', ordered: false, spread: false, children}
    : undefined;
}

function inline(children: Inlines): PhrasingContent[] {
  return flatten(children).map((child) =>
    typeof child === 'string' ? text(child) : child,
  );
}
