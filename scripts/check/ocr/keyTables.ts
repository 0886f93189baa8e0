import type {Table} from 'mdast';
import {textOf, visit} from '../../../src/sets/esPackages';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {headerKeys} from './headerKeys';

const DASH = /^[–-]$/;

/**
 * Holds tables that begin with Key, Type and Default to the rows of the header that describe the same keys.
 *
 * @param source - text of the header
 */
export function keyTableProblems(
  pages: readonly SourcePage[],
  source: string,
): Problem[] {
  const stated = new Map(headerKeys(source).map((row) => [row.key, row]));
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'table', ({children: [head, ...rows]}: Table) => {
      const titles = head!.children.map((cell) => textOf(cell));
      if (titles.slice(0, 3).join() !== 'Key,Type,Default') {
        return;
      }
      for (const {children, position} of rows) {
        const [key = '', type = '', otherwise = ''] = children.map((cell) =>
          textOf(cell).trim(),
        );
        const meant = stated.get(key);
        const line = position?.start.line ?? 1;
        const say = (found: string, expected: string) =>
          problems.push({
            file,
            line,
            found,
            expected,
            remedy: 'Correct the page; or the header, if it is wrong there.',
          });
        if (!meant) {
          say(`the key ${key}`, 'a key that the header describes');
        } else if (meant.type !== type) {
          say(`${key} of the type ${type}`, `${meant.type}, as in the header`);
        } else if (
          meant.otherwise !== otherwise &&
          !(DASH.test(meant.otherwise) && DASH.test(otherwise))
        ) {
          say(
            `${key} with the default ${otherwise}`,
            `${meant.otherwise}, as in the header`,
          );
        }
      }
    });
    return problems;
  });
}
