import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {parseMarkdown} from '../../sets/page/markdown';
import type {DevSource} from './devSources';

/** What a page consists of before it is built. */
export interface DevPage extends Pick<DevSource, 'tag' | 'breadcrumbs'> {
  /** Text of the source. */
  readonly source: string;
  /** Path named in messages; remark steps find other files from it. */
  readonly file: string;
  readonly language: string;
  /** The set's remark steps. */
  readonly steps?: readonly RemarkStep[];
}

/** A remark step as the documentation plugins run it: changes the tree of a page. */
export type RemarkStep = (
  tree: Root,
  file: {path: string},
) => void | Promise<void>;

/**
 * Renders the parts of a page that search looks at, in the form of a built page: the development
 * server has no built pages. What React components would render is missing.
 *
 * @throws Error when the source is not valid MDX
 */
export async function renderDevPage({
  source,
  file,
  tag,
  language,
  breadcrumbs,
  steps = [],
}: DevPage): Promise<string> {
  const {tree, frontMatter} = parseMarkdown(source, file);
  for (const step of steps) {
    await step(tree, {path: file});
  }
  const title = String(frontMatter['title'] ?? '');
  const trail = ['', ...breadcrumbs, title]
    .map((text) => `<li>${escape(text)}</li>`)
    .join('');
  const slugger = createSlugger();
  const body = render(tree, (text) => slugger.slug(text));
  return [
    `<meta name="docsearch:language" content="${language}">`,
    `<meta name="docsearch:docusaurus_tag" content="${tag}">`,
    `<ul class="breadcrumbs">${breadcrumbs.length > 0 ? trail : ''}</ul>`,
    `<main><h1>${escape(title)}</h1>${body}</main>`,
  ].join('\n');
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  listItem: 'li',
  list: 'ul',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
  blockquote: 'blockquote',
};

/** Elements and components of pages whose borders matter, by the element they render. */
const ELEMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p li ul ol table tr th td details summary'.split(' ').map((t) => [t, t]),
  ),
  ApiTable: 'table',
  ApiRow: 'tr',
};

type Slug = (text: string) => string;

function render(node: Nodes, slug: Slug): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return escape(node.value);
    case 'code':
      return `<pre>${escape(node.value)}</pre>`;
    case 'heading':
      return renderHeading(node, slug);
    default: {
      if (!('children' in node)) {
        return ' ';
      }
      const inner = node.children.map((child) => render(child, slug)).join('');
      const tag = elementOf(node);
      return tag ? `<${tag}>${inner}</${tag}>` : inner;
    }
  }
}

function elementOf(node: Nodes): string | undefined {
  const {name} = node as {name?: string | null};
  return TAGS[node.type] ?? (name ? ELEMENTS[name] : undefined);
}

/** The parser turns `{#id}` into a comment; without one the id is made from the text. */
function renderHeading(node: Heading, slug: Slug): string {
  const explicit = node.children
    .map((child) =>
      child.type === 'mdxTextExpression'
        ? /^\/\*#(.+)\*\/$/.exec(child.value)?.[1]
        : undefined,
    )
    .find(Boolean);
  const fixed = node.data?.hProperties?.['id'];
  const text = node.children
    .map((child) => render(child, slug))
    .join('')
    .trim();
  const id = explicit ?? (fixed ? String(fixed) : slug(plain(node)));
  return `<h${node.depth} id="${escape(id)}">${text}</h${node.depth}>`;
}

function plain(node: Nodes): string {
  return 'children' in node
    ? node.children.map(plain).join('')
    : node.type === 'text' || node.type === 'inlineCode'
      ? node.value
      : '';
}

function escape(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
