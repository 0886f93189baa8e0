import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiTag} from '../../../src/sets/spreadsheet/reference/pages';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {allKeys, describedKeys} from './described';
import {mentionedNames} from './names';
import {nameProblem} from './resolve';

/** Result of {@link checkCoverage}. */
export interface CoverageReport {
  readonly problems: readonly string[];
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
 * @param root - repository root
 * @param files - pages, relative to the root
 * @throws Error when there is no page
 */
export function checkCoverage(
  root: string,
  contract: Contract,
  files: readonly string[],
): CoverageReport {
  if (files.length === 0) {
    throw new Error('No page to compare with the contract.');
  }
  const described = new Set<string>();
  const problems: string[] = [];
  let nameCount = 0;
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const unknown: {tag: ApiTag; name: string}[] = [];
    for (const key of describedKeys(contract, source, unknown)) {
      described.add(key);
    }
    for (const {tag, name} of unknown) {
      problems.push(
        `${file}:${tag.line}: found <ApiTable of="${name}">, but ${contract.file} exports no such name. Mend the name.`,
      );
    }
    for (const {name, line} of mentionedNames(parseMarkdown(source, file))) {
      nameCount += 1;
      const problem = nameProblem(contract, name);
      if (problem) {
        problems.push(
          `${file}:${line}: found \`${name}\`: ${problem} in ${contract.file}. Mend the name, or list it in platformNames.ts if it is not the SDK's.`,
        );
      }
    }
  }
  const all = allKeys(contract);
  const missing = all.filter(({key}) => !described.has(key));
  return {
    problems: [
      ...problems,
      ...missing.map(
        ({key, line}) =>
          `${contract.file}:${line}: ${key} is described on no page; expected it in an <ApiTable of="${key.split('.')[0]}">.`,
      ),
    ],
    pageCount: files.length,
    memberCount: all.length,
    describedCount: all.length - missing.length,
    nameCount,
  };
}
