import {toHtml} from 'hast-util-to-html';
import type {Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
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
  const body = render(tree);
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

/** Components of pages whose borders matter, by the element that they render. */
const COMPONENTS: Readonly<Record<string, string>> = {
  ApiTable: 'table',
  ApiRow: 'tr',
};

function render(tree: Root): string {
  for (const {node, id} of headingsOf(tree)) {
    node.data = {...node.data, hProperties: {id}};
  }
  return toHtml(
    toHast(tree, {
      // Elements and components of MDX; its expressions and imports show nothing here.
      unknownHandler: (state, node: Nodes & {name?: string | null}) => {
        const children = 'children' in node ? state.all(node) : [];
        const name = node.name ?? '';
        const tagName = COMPONENTS[name] ?? name;
        return /^[a-z]/.test(tagName)
          ? {type: 'element', tagName, properties: {}, children}
          : children;
      },
    }),
  );
}
