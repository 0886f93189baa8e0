import type {SourceProblem} from '../../../src/content';
import {getLineAt, type FileTree} from '../files';

/** Reports names in the data of a set that its contract does not have. */
export function findStoredContractProblems(
  files: FileTree,
  set: 'ocr' | 'spreadsheet',
  contract: string,
  names: readonly string[],
  has: (name: string) => boolean,
): SourceProblem[] {
  const file = `src/site/sets/${set}/contract.ts`;
  const text = files.read(file);
  return names
    .filter((name) => !has(name))
    .map((name) => ({
      file,
      line: getLineAt(text, text.search(new RegExp(`\\b${name}\\b`))),
      found: `${name}, which is not in ${contract}`,
      expected: `a name of ${contract}`,
      remedy: 'Correct the name, or remove its row.',
    }));
}
