import {runInNewContext} from 'node:vm';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {JsxElement} from '../../../../src/sets/page/elements';
import type {Fence} from '../../../../src/sets/page/fences';
import type {MarkdownPage} from '../../../../src/sets/page/markdown';
import {letterOf, rowsAndColumns, type Written} from './writtenRows';
import type {PictureFrame} from './types';

/** Components that draw sheets and what lies on them. */
const PICTURES = /^(?:Sheet|Drawings|Toolbar)Picture$/;

/** A picture of a page. */
export interface PagePicture {
  readonly page: MarkdownPage;
  readonly line: number;
  readonly element: JsxElement;
  /** Values of its properties. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Why it is typed by hand. */
  readonly reason?: string | undefined;
  /** The fence whose run it shows; none where the page has no such fence. */
  readonly fence?: Fence | undefined;
  readonly frame: PictureFrame;
  readonly written: Written;
}

/**
 * Pictures of a page. A comment before a picture tells where it comes from, if not from the sample above:
 * `{/* picture: of="app.ts" sheet="Report" *\/}`, `{/* picture: by-hand="no run shows a tooltip" *\/}`.
 */
export function picturesOf(page: MarkdownPage): PagePicture[] {
  const pictures: PagePicture[] = [];
  visit(page.tree, (node, index, parent) => {
    if (
      node.type !== 'mdxJsxFlowElement' ||
      !PICTURES.test(node.name ?? '') ||
      index === undefined
    ) {
      return;
    }
    const line = node.position!.start.line;
    const words = wordsBefore(parent?.children[index - 1] as RootContent);
    const props = propsOf(node);
    const written = rowsAndColumns(props);
    const {formula} = props;
    const [formulaCell] =
      typeof formula === 'string' ? formula.split(' ') : [undefined];
    pictures.push({
      page,
      line,
      element: node,
      props,
      written,
      reason: words.get('by-hand'),
      fence: fenceOf(page, line, words.get('of')),
      frame: {
        host: words.get('host'),
        document: words.get('document'),
        sheet: words.get('sheet'),
        rows: written.rows,
        firstColumn: letterOf(props['firstColumn']),
        columnCount: written.columnCount,
        formulaCell,
        figures: words.get('figures')?.split(';') ?? [],
      },
    });
  });
  return pictures;
}

function wordsBefore(node: RootContent | undefined): Map<string, string> {
  const [, text = ''] =
    (node?.type === 'mdxFlowExpression' &&
      /^\s*\/\*\s*picture:([^]*)\*\/\s*$/.exec(node.value)) ||
    [];
  return new Map(
    [...text.matchAll(/([a-z-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value.replace(/\s+/g, ' ')],
    ),
  );
}

function propsOf(element: JsxElement): Record<string, unknown> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [
            [
              attribute.name,
              typeof attribute.value === 'object' && attribute.value
                ? (runInNewContext(`(${attribute.value.value})`) as unknown)
                : (attribute.value ?? true),
            ],
          ]
        : [],
    ),
  );
}

const SCRIPTS = /^(?:ts|tsx|js|jsx)$/;

function fenceOf(
  {fences}: MarkdownPage,
  line: number,
  title: string | undefined,
): Fence | undefined {
  const scripts = fences.filter(({lang}) => SCRIPTS.test(lang));
  return title === undefined
    ? scripts.filter((fence) => fence.line < line).at(-1)
    : scripts.filter(({meta}) => meta.get('title') === title).at(-1);
}
