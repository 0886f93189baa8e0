import type {Table} from 'mdast';
import {textOf, visit} from '../../../src/sets/esPackages';
import {meant} from '../../../src/sets/meant';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {HeaderKey} from './headerKeys';

/** Holds tables that begin with Key and Type to the object of the header that has most of their keys. */
export function keyTableProblems(
  {file, tree}: SourcePage,
  keys: readonly HeaderKey[],
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', ({children, position}: Table) => {
    const [head = [], ...rows] = children.map((row) =>
      row.children.map((cell) => textOf(cell).trim()),
    );
    if (head[0] !== 'Key' || head[1] !== 'Type') {
      return;
    }
    const lineOf = (row: number) => (position?.start.line ?? 1) + row;
    const shown = rows.flatMap(([names = '', type, otherwise], index) =>
      names
        .split(', ')
        .map((key) => ({key, type, otherwise, line: lineOf(index + 2)})),
    );
    const described = objectOf(shown, keys);
    const say = (line: number, found: string, expected: string) =>
      problems.push({
        file,
        line,
        found,
        expected,
        remedy: 'Correct the page; or the header, if it is wrong there.',
      });
    for (const {key, line} of shown) {
      if (!described.some((each) => each.key === key)) {
        const near = meant(
          key,
          described.map((each) => each.key),
        );
        say(
          line,
          `the key ${key}`,
          `a key that the header describes. ${near}`.trim(),
        );
      }
    }
    for (const {key, type, otherwise = '-', object} of described) {
      const row = shown.find((each) => each.key === key);
      if (!row) {
        say(lineOf(0), `a table without ${key}`, `every key of ${object}`);
      } else if (row.type !== type) {
        say(
          row.line,
          `${key} of the type ${row.type}`,
          `${type}, as in the header`,
        );
      } else if (
        head[2] === 'Default' &&
        row.otherwise?.replace('–', '-') !== otherwise
      ) {
        say(
          row.line,
          `${key} with the default ${row.otherwise}`,
          `${otherwise}, as in the header`,
        );
      }
    }
  });
  return problems;
}

/** The keys of the object that a table is most likely about. */
function objectOf(
  shown: readonly {readonly key: string}[],
  keys: readonly HeaderKey[],
): HeaderKey[] {
  const objects = [...new Set(keys.map(({object}) => object))].map((name) =>
    keys.filter(({object}) => object === name),
  );
  const share = (object: readonly HeaderKey[]) =>
    object.filter(({key}) => shown.some((row) => row.key === key)).length /
    object.length;
  return objects.sort((a, b) => share(b) - share(a))[0] ?? [];
}
