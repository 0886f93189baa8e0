import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {pageSource} from '../../../src/sets/page/mdx';

/** What a page imports, names and renders, as a module that the compiler can read. */
export interface PageModule {
  readonly code: string;
  /** Line of the page for each line of the code; line 1 where the page has none. */
  readonly lines: readonly number[];
}

/** What Docusaurus writes into the module of a page, and what a page that imports it gets. */
const OF_EVERY_PAGE = `declare const frontMatter: any, toc: import('@docusaurus/mdx-loader').TOCItem[], props: any, contentTitle: string | undefined;
export default function MDXContent(props: any): any { return props; }`;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * Makes a module of a page's imports, expressions and elements; its text is left out, and so is what stands between
 * the tags of an element.
 *
 * @param names - what pages may use without importing it: the line that declares each
 * @returns undefined when there is nothing to look at
 */
export function pageModule(
  page: SourcePage,
  names: ReadonlyMap<string, string>,
): PageModule | undefined {
  const source = pageSource(page.text);
  const imports: Piece[] = [];
  const pieces: Piece[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'mdxjsEsm') {
      imports.push({code: node.value, line});
    } else if (
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      if (node.value.replace(COMMENT, '').trim() !== '') {
        pieces.push({code: `;(${node.value});`, line});
      }
    } else if ('name' in node && /^[A-Z]/.test(node.name ?? '')) {
      const code = elementCode(node as Nodes & {name: string}, source);
      pieces.push({code: `;(${code});`, line});
    }
  });
  if (imports.length + pieces.length === 0) {
    return undefined;
  }
  const imported = imports.map(({code}) => code).join('\n');
  const used = new Set(page.elements.map(({element}) => element.name ?? ''));
  const declared = [...used]
    // A page's own import of a component wins.
    .filter((name) => !new RegExp(`import\\b[^;]*\\b${name}\\b`).test(imported))
    .map((name) => names.get(name) ?? '');
  const all = [
    {
      code: [OF_EVERY_PAGE, ...declared].join('\n').replace(/\n+/g, ' '),
      line: 1,
    },
    ...imports,
    ...pieces,
  ];
  return {
    code: all.map(({code}) => code).join('\n'),
    lines: all.flatMap(({code, line}) =>
      code.split('\n').map((_row, index) => line + index),
    ),
  };
}

interface Piece {
  readonly code: string;
  readonly line: number;
}

/** An element as it is written, with `{…}` of any type in the place of what it holds. */
function elementCode(element: Nodes & {name: string}, source: string): string {
  const [first] = 'children' in element ? element.children : [];
  const offset = ({position}: Nodes, end: 'start' | 'end') =>
    position?.[end].offset ?? 0;
  const start = offset(element, 'start');
  return first
    ? `${source.slice(start, offset(first, 'start')).trimEnd()}{0 as never}</${element.name}>`
    : source.slice(start, offset(element, 'end'));
}
