import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {JsxElement} from '../../../src/sets/page/elements';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import {pageSource} from '../../../src/sets/page/mdx';

/** What a page imports, names and renders, as a module that the compiler can read. */
export interface PageModule {
  readonly code: string;
  /** Line of the page for each line of the code; line 1 where the page has none. */
  readonly lines: readonly number[];
}

/** What a page that imports this one gets, and all that a page of text has. */
export const EMPTY_MODULE =
  'export default function MDXContent(props: any): any { return props; }';

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * Makes a module of a page's imports, expressions and elements; its text is left out, and so is what
 * stands between the tags of an element.
 *
 * @param declared - lines that come first: names that pages may use without importing them
 */
export function pageModule(
  page: SourcePage,
  declared: readonly string[],
): PageModule {
  const source = pageSource(page.text);
  const imports: Piece[] = [];
  const pieces: Piece[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'mdxjsEsm':
        imports.push({code: node.value, line});
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (node.value.replace(COMMENT, '').trim() !== '') {
          pieces.push({code: `;(${node.value});`, line});
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (/^[A-Z]/.test(node.name ?? '')) {
          pieces.push({code: `;(${elementCode(node, source)});`, line});
        }
    }
  });
  const all = [
    ...declared.map((code) => ({code, line: 1})),
    ...imports,
    ...pieces,
  ];
  return {
    code: [...all.map(({code}) => code), EMPTY_MODULE].join('\n'),
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
function elementCode(element: JsxElement, source: string): string {
  const [first] = element.children;
  const start = offsetOf(element, 'start');
  return first
    ? `${source.slice(start, offsetOf(first, 'start')).trimEnd()}{0 as never}</${element.name}>`
    : source.slice(start, offsetOf(element, 'end'));
}

function offsetOf({position}: Nodes, end: 'start' | 'end'): number {
  return position?.[end].offset ?? 0;
}
