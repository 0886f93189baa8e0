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
  /** Those that have an entry. */
  readonly describedCount: number;
  /** Names in code style that were looked up. */
  readonly nameCount: number;
}

/**
 * Checks contract and pages both ways: each member has one entry, and each name that a page mentions
 * exists.
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
  const read = pages.map((page) => ({
    file: page.file,
    ...describedKeys(contract, page),
  }));
  const entries = new Map<string, string[]>();
  for (const {file, keys} of read) {
    keys.forEach((key) =>
      entries.set(key, [...(entries.get(key) ?? []), file]),
    );
  }
  const names = pages.flatMap((page) =>
    mentionedNames(page).map((name) => ({file: page.file, ...name})),
  );
  const all = allKeys(contract);
  const missing = all.filter(({key}) => !entries.has(key));
  const twice = all.filter(({key}) => (entries.get(key) ?? []).length > 1);
  return {
    problems: [
      ...read.flatMap(({problems}) => problems),
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
        found: `${key}, which has no entry in the reference`,
        expected: 'an <ApiEntries> of some page that names its type',
        remedy: `Add ${key.split('.')[0]} to the page of docs-spreadsheet/reference/ that it belongs to.`,
      })),
      ...twice
        .filter(({key}) => !key.includes('.'))
        .map(({key, line}) => ({
          file: contract.file,
          line,
          found: `${key}, with entries in ${entries.get(key)!.join(' and ')}`,
          expected: 'one entry, to which all links lead',
          remedy: 'Take it out of one of the two.',
        })),
    ],
    pageCount: pages.length,
    memberCount: all.length,
    describedCount: all.length - missing.length,
    nameCount: names.length,
  };
}
