import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MemberRow} from './memberRows';

/** Gives an index on a page its rows. */
export function setRows(
  element: MdxJsxFlowElement,
  rows: readonly MemberRow[],
): void {
  element.attributes = [
    {type: 'mdxJsxAttribute', name: 'rows', value: JSON.stringify(rows)},
  ];
}
