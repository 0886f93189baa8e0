import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {text} from '../shared/nodes';

// Comments say `<b>` where they mean it: what looks like markup is text.
const markdown = unified()
  .data('micromarkExtensions', [{disable: {null: ['htmlFlow', 'htmlText']}}])
  .use(remarkParse)
  .use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkMdx);

/** A JSX element on lines of its own. */
export function block(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly unknown[],
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

/** Code in which names are links. */
export function typeCode(
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children: [...children],
    // As written in a page: the element itself, not what the theme puts in its place.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
}

/** Reads Markdown of one line: code, emphasis, links to pages and mailboxes. */
export function readInline(source: string): PhrasingContent[] {
  const [first] = markdown.parse(source).children;
  return first?.type === 'paragraph'
    ? first.children.flatMap(withoutCode)
    : [text(source)];
}

/** Leaves the text of a link, and the words of a picture, whose address is no place but code or data. */
function withoutCode(node: PhrasingContent): PhrasingContent[] {
  if ('url' in node && !isPlace(node.url)) {
    return node.type === 'image'
      ? [text(node.alt ?? '')]
      : node.children.flatMap(withoutCode);
  }
  if ('children' in node) {
    node.children = node.children.flatMap(withoutCode) as typeof node.children;
  }
  return [node];
}

function isPlace(url: string): boolean {
  return URL.canParse(url)
    ? ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)
    : /^[/.#\w]/.test(url);
}

/** Reads an `import` line. */
export function importNode(source: string): RootContent {
  return mdx.parse(source).children[0]!;
}
