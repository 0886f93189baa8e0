import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {text} from '../shared/nodes';

// HTML is off: `<b>` in a comment is text.
const markdown = unified()
  .data('micromarkExtensions', [{disable: {null: ['htmlFlow', 'htmlText']}}])
  .use(remarkParse)
  .use(remarkGfm);

/** Code in which names are links. */
export function typeCode(
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children: [...children],
    // Marks the element as written in the page, so that the theme's component does not replace it.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
}

/** Parses one line of Markdown: code, emphasis, links to pages and mailboxes. */
export function readInline(source: string): PhrasingContent[] {
  const [first] = markdown.parse(source).children;
  return first?.type === 'paragraph'
    ? first.children.flatMap(removeUnsafeLinks)
    : [text(source)];
}

/** Replaces links and pictures with unsafe addresses, such as `javascript:`, by their text. */
function removeUnsafeLinks(node: PhrasingContent): PhrasingContent[] {
  if ('url' in node && !isSafe(node.url)) {
    return node.type === 'image'
      ? [text(node.alt ?? '')]
      : node.children.flatMap(removeUnsafeLinks);
  }
  if ('children' in node) {
    node.children = node.children.flatMap(
      removeUnsafeLinks,
    ) as typeof node.children;
  }
  return [node];
}

function isSafe(url: string): boolean {
  return URL.canParse(url)
    ? ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)
    : /^[/.#\w]/.test(url);
}
