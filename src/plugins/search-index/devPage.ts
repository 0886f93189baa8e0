import type {Heading, Nodes, Root} from 'mdast';
import {escapeMarkup} from '../../site/escapeMarkup';
import {headingsOf} from '../../sets/page/headings';
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
    .map((text) => `<li>${escapeMarkup(text)}</li>`)
    .join('');
  // After the steps, which may have added headings.
  const ids = new Map(headingsOf(tree).map(({node, id}) => [node, id]));
  const body = render(tree, ids);
  return [
    `<meta name="docsearch:language" content="${language}">`,
    `<meta name="docsearch:docusaurus_tag" content="${tag}">`,
    ...['description', 'keywords'].map(
      (name) =>
        `<meta name="${name}" content="${escapeMarkup(String(frontMatter[name] ?? ''))}">`,
    ),
    `<ul class="breadcrumbs">${breadcrumbs.length > 0 ? trail : ''}</ul>`,
    // As Docusaurus, which takes a heading in the text for the title.
    `<main>${title && !/<h1[ >]/.test(body) ? `<h1>${escapeMarkup(title)}</h1>` : ''}${body}</main>`,
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

/** The id of each heading. */
type HeadingIds = ReadonlyMap<Heading, string>;

function render(node: Nodes, ids: HeadingIds): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return escapeMarkup(node.value);
    case 'code':
      return `<pre>${escapeMarkup(node.value)}</pre>`;
    case 'heading':
      return renderHeading(node, ids);
    default: {
      if (!('children' in node)) {
        return ' ';
      }
      const inner = node.children.map((child) => render(child, ids)).join('');
      const tag = elementOf(node);
      return tag ? `<${tag}>${inner}</${tag}>` : inner;
    }
  }
}

function elementOf(node: Nodes): string | undefined {
  const {name} = node as {name?: string | null};
  return TAGS[node.type] ?? (name ? ELEMENTS[name] : undefined);
}

function renderHeading(node: Heading, ids: HeadingIds): string {
  const text = node.children
    .map((child) => render(child, ids))
    .join('')
    .trim();
  const id = escapeMarkup(ids.get(node) ?? '');
  return `<h${node.depth} id="${id}">${text}</h${node.depth}>`;
}
