import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  findOriginalFile,
  getCodeLine,
  findSampleException,
  isRunnableSample,
  collectPageSamples,
  getPageStore,
  cachePerPage,
  toRelativePath,
  listSampleFiles,
  cutSampleAfter,
  setHtmlProperties,
  type Fence,
} from '../../content';
import {computeContentHash} from '../../bundle';
import type {SampleSource} from '../compileSample';

/**
 * Word after the language of a code fence whose sample has no visible result. `npm run samples` checks that
 * it has none.
 */
export const NO_RUN_FLAG = 'no-run';

/** A code fence with a Run button. Its sample ends at the end of the fence. */
export interface LiveFence extends SampleSource {
  readonly fence: Fence;
  /** Hash of the sample, used in the name of its file in the build. */
  readonly id: string;
}

/**
 * Finds the live fences of a page. Cached.
 *
 * @throws ProblemError if the page is not valid MDX
 */
export const findLiveFences = cachePerPage(({text, file}, store): LiveFence[] =>
  // Most pages contain no samples and need not be parsed.
  !text.includes('spreadsheet-sdk')
    ? []
    : collectPageSamples(store, file)
        .filter(isRunnableSample)
        .flatMap((sample) =>
          sample.segments.flatMap((segment) => {
            const {fence} = segment;
            const part = cutSampleAfter(sample, segment);
            const exception = findSampleException(part);
            const before = exception?.before;
            if (
              fence.meta.has(NO_RUN_FLAG) ||
              (exception && before === undefined)
            ) {
              return [];
            }
            const files = listSampleFiles(part);
            const id = computeContentHash(
              JSON.stringify([file, files, before]),
            );
            return {fence, files, before, id};
          }),
        ),
);

/** Remark plugin that sets the property `sample` of each live fence to the id of its sample. */
export function markLiveFences(): (tree: Root, file: {path: string}) => void {
  return (tree, {path}) => {
    const file = toRelativePath(path);
    const fences = findLiveFences(
      getPageStore(),
      findOriginalFile(file) ?? file,
    );
    // Matched by line number, since Docusaurus changes the text of a page before it is parsed, but not its
    // line numbers. Fences of translations have the lines of the English page.
    const ids = new Map(fences.map(({fence, id}) => [fence.line, id]));
    visit(tree, 'code', (node: Code) => {
      const sample = ids.get(getCodeLine(node));
      if (sample !== undefined) {
        setHtmlProperties(node, {sample});
      }
    });
  };
}
