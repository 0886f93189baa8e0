import type {Table, TableRow} from 'mdast';
import {textOf, visit} from '../../../src/sets/esPackages';
import type {Fault, Problem} from '../../../src/sets/problem';
import {productFaults} from '../arithmetic';
import type {Check} from '../types';

/** Tables have each row once, and calculate right. */
export const tables: Check = {
  name: 'tables',
  unit: 'rows',
  run({pages}) {
    let inspected = 0;
    const problems: Problem[] = [];
    for (const {file, tree} of pages) {
      visit(tree, 'table', (table: Table) => {
        inspected += table.children.length;
        problems.push(
          ...table.children.flatMap((row, index) =>
            rowFaults(row, table.children.slice(0, index)).map((fault) => ({
              file,
              line: row.position?.start.line ?? 1,
              ...fault,
            })),
          ),
        );
      });
    }
    return {inspected, problems};
  },
};

function rowFaults(row: TableRow, above: readonly TableRow[]): Fault[] {
  const cells = cellsOf(row);
  const twin = above.find((other) => isSame(cellsOf(other), cells));
  return [
    ...(twin
      ? [
          {
            found: `the row "${cells[0]}" a second time, after line ${twin.position?.start.line}`,
            expected: 'each row once',
            remedy: 'Take one away, or say what is different.',
          },
        ]
      : []),
    ...cells.flatMap((cell, index) => productFaults(cell, cells[index + 1])),
  ];
}

function cellsOf({children}: TableRow): string[] {
  return children.map((cell) =>
    // An element makes a text of its own.
    cell.children.some(({type}) => /^(?:mdx|image)/.test(type))
      ? '<element>' + textOf(cell)
      : textOf(cell).trim(),
  );
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return (
    left.length === right.length &&
    left.every((cell, index) => cell === right[index])
  );
}
