import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files that take longest, below `tests/`: they visit every page, build a site, compile samples. */
const LONGEST = [
  'browser/colourModeAccessibility.test.ts',
  'browser/accessibility.test.ts',
  'browser/devServer.test.ts',
  'browser/layout.test.ts',
  'content/ocr/samples.test.ts',
  'scripts/check/gate.test.ts',
];

/** Puts the longest files first, in their own order, and leaves the order of the others. */
function longestFirst<T extends {readonly moduleId: string}>(
  files: readonly T[],
): T[] {
  const rank = ({moduleId}: T) => {
    const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
    return index < 0 ? LONGEST.length : index;
  };
  return [...files].sort((a, b) => rank(a) - rank(b));
}

/**
 * Starts the longest files first, so that no worker is left with one of them when the others have
 * finished. Vitest goes by the size of a file until it has run it once.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(
    files: TestSpecification[],
  ): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
