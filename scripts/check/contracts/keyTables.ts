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
  visit(tree, 'table', (table: Table) => {
    const [head = [], ...rows] = table.children.map(({children}) =>
      children.map((cell) => textOf(cell).trim()),
    );
    if (head[0] !== 'Key' || head[1] !== 'Type') {
      return;
    }
    const say = (row: number, found: string, expected: string, near = '') =>
      problems.push({
        file,
        line: table.children[row]?.position?.start.line ?? 1,
        found,
        expected,
        remedy: `${near}Correct the page; or the header, if it is wrong there.`,
      });
    const cells = rows.flatMap(([keyCell = '', ...rest], index) =>
      keyCell.split(', ').map((key) => ({key, rest, row: index + 1})),
    );
    const shown = cells.map(({key}) => key);
    const described = objectOf(shown, keys);
    const names = described.map(({key}) => key);
    cells.forEach(({key, rest: [type = '', otherwise = ''], row: at}) => {
      const row = described.find((each) => each.key === key);
      if (!row) {
        say(at, `the key ${key}`, 'a key that the header describes', meant(key, names));
      } else if (row.type !== type) {
        say(at, `${key} of the type ${type}`, `${row.type}, as in the header`);
      } else if (head[2] === 'Default' && plain(row.otherwise) !== plain(otherwise)) {
        say(at, `${key} with the default ${otherwise}`, `${row.otherwise}, as in the header`);
      }
    });
    const missing = names.filter((key) => !shown.includes(key));
    if (missing.length > 0) {
      say(0, `a table without ${missing.join(', ')}`, `every key of ${described[0]!.object}`);
    }
  });
  return problems;
}

/** The rows of the object that a table is most likely about. */
function objectOf(
  shown: readonly string[],
  keys: readonly HeaderKey[],
): HeaderKey[] {
  const objects = [...new Set(keys.map(({object}) => object))].map((name) =>
    keys.filter(({object}) => object === name),
  );
  const shared = (rows: readonly HeaderKey[]) =>
    rows.filter(({key}) => shown.includes(key)).length / rows.length;
  const [best = []] = objects.sort((a, b) => shared(b) - shared(a));
  return best;
}

/** A dash of any length says that there is none. */
function plain(otherwise = '-'): string {
  return otherwise.replace(/^[–—]$/, '-');
}
