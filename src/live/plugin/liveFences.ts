import {createHash} from 'node:crypto';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  codeLine,
  findException,
  isRunnable,
  pageSamples,
  pageStore,
  cachePerPage,
  relativePath,
  sampleFiles,
  sampleUpTo,
  setProperties,
  type Fence,
} from '../../content';
import type {SampleFile} from '../sample';

/** Word after the language of a fence whose sample leaves nothing to show. `npm run samples` checks it. */
export const NO_RUN = 'no-run';

/** A fence with a Run button. */
export interface LiveFence {
  readonly fence: Fence;
  /** Name of the sample's file in the build: a hash of its code. */
  readonly id: string;
  /** Files that it imports, and last the sample itself up to the end of the fence. */
  readonly files: readonly SampleFile[];
  /** TypeScript to run first. */
  readonly before: string | undefined;
  /** Line of the sample, from 1, where the fence begins. */
  readonly start: number;
}

/**
 * The live fences of a page, cached.
 *
 * @throws ProblemError if the page is not valid MDX
 */
export const liveFences = cachePerPage(({text, file}, store): LiveFence[] =>
  // Most pages have no samples and need not be parsed.
  !text.includes('spreadsheet-sdk')
    ? []
    : pageSamples(store, file)
        .filter(isRunnable)
        .flatMap((sample) =>
          sample.segments.flatMap((segment) => {
            const {fence, start} = segment;
            const part = sampleUpTo(sample, segment);
            const exception = findException(part);
            const before = exception?.before;
            if (fence.meta.has(NO_RUN) || (exception && before === undefined)) {
              return [];
            }
            const files = sampleFiles(part);
            const id = hash(JSON.stringify([file, start, files, before]));
            return {fence, start, files, before, id};
          }),
        ),
);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Remark plugin: sets the property `sample` of each live fence to the id of its sample. */
export function markLiveFences(): (tree: Root, file: {path: string}) => void {
  return (tree, {path}) => {
    const fences = liveFences(pageStore(), relativePath(path));
    // Docusaurus changes the text before it parses a page, but not the line numbers.
    const ids = new Map(fences.map(({fence, id}) => [fence.line, id]));
    visit(tree, 'code', (node: Code) => {
      const sample = ids.get(codeLine(node));
      if (sample !== undefined) {
        setProperties(node, {sample});
      }
    });
  };
}
