import type {Heading, Nodes, Parents, Root} from 'mdast';
import {parseMarkdown} from '../../../scripts/lib/markdown';

/** What the development server knows about a page besides its source. */
export interface DevPage {
  readonly source: string;
  readonly file: string;
  readonly tag: string;
  readonly language: string;
  /** Product and group, as the breadcrumbs would say. */
  readonly breadcrumbs: readonly string[];
}

/**
 * Renders the parts of a page that search looks at, in the form of a built page: the development
 * server has no built pages. What components would render is missing.
 *
 * @throws Error when the source is not valid MDX
 */
export function renderDevPage({
  source,
  file,
  tag,
  language,
  breadcrumbs,
}: DevPage): string {
  const {tree, frontMatter} = parseMarkdown(source, file);
  const title = String(frontMatter['title'] ?? '');
  const trail = ['', ...breadcrumbs, title]
    .map((text) => `<li>${escape(text)}</li>`)
    .join('');
  return [
    `<meta name="docsearch:language" content="${language}">`,
    `<meta name="docsearch:docusaurus_tag" content="${tag}">`,
    `<ul class="breadcrumbs">${breadcrumbs.length > 0 ? trail : ''}</ul>`,
    `<main><h1>${escape(title)}</h1>${render(tree)}</main>`,
  ].join('\n');
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  listItem: 'li',
  list: 'ul',
  tableRow: 'tr',
  tableCell: 'td',
  blockquote: 'blockquote',
};

function render(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return escape(node.value);
    case 'code':
      return `<pre>${escape(node.value)}</pre>`;
    case 'heading':
      return renderHeading(node);
    default:
      return 'children' in node ? wrap(node) : ' ';
  }
}

function wrap(node: Parents | Root): string {
  const tag = TAGS[node.type];
  const inner = node.children.map(render).join('');
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

/** The parser turns `{#id}` into a comment; without one the id is made from the text. */
function renderHeading(node: Heading): string {
  const explicit = node.children
    .map((child) =>
      child.type === 'mdxTextExpression'
        ? /^\/\*#(.+)\*\/$/.exec(child.value)?.[1]
        : undefined,
    )
    .find(Boolean);
  const text = node.children.map(render).join('').trim();
  const id = explicit ?? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `<h${node.depth} id="${escape(id)}">${text}</h${node.depth}>`;
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
