import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {allKeys, describedKeys} from './described';
import {mentionedNames} from './names';
import {nameProblem} from './resolve';

/** Result of {@link checkCoverage}. */
export interface CoverageReport {
  readonly problems: readonly Problem[];
  readonly pageCount: number;
  /** Declarations and members of the contract. */
  readonly memberCount: number;
  /** Those that some page's table describes. */
  readonly describedCount: number;
  /** Names in code style that were looked up. */
  readonly nameCount: number;
}

/**
 * Checks contract and pages both ways: each member is described in a table of some page, and each
 * name that a page mentions exists.
 *
 * @throws Error when there is no page
 */
export function checkCoverage(
  contract: Contract,
  pages: readonly MarkdownPage[],
): CoverageReport {
  if (pages.length === 0) {
    throw new Error('No page to compare with the contract.');
  }
  const tables = pages.map((page) => describedKeys(contract, page));
  const described = new Set(tables.flatMap(({keys}) => keys));
  const names = pages.flatMap((page) =>
    mentionedNames(page).map((name) => ({file: page.file, ...name})),
  );
  const all = allKeys(contract);
  const missing = all.filter(({key}) => !described.has(key));
  return {
    problems: [
      ...tables.flatMap(({problems}) => problems),
      ...names.flatMap(({file, line, name}) => {
        const problem = nameProblem(contract, name);
        return problem === undefined
          ? []
          : {
              file,
              line,
              found: `\`${name}\`: ${problem}`,
              expected: `a name of ${contract.file}`,
              remedy:
                "Mend the name, or list it in scripts/check/spreadsheet/platformNames.ts if it is not the SDK's.",
            };
      }),
      ...missing.map(({key, line}) => ({
        file: contract.file,
        line,
        found: `${key}, which no page describes`,
        expected: `a table of some page that lists it`,
        remedy: `Write <ApiTable of="${key.split('.')[0]}" /> on the page it belongs to.`,
      })),
    ],
    pageCount: pages.length,
    memberCount: all.length,
    describedCount: all.length - missing.length,
    nameCount: names.length,
  };
}
