import {createHash} from 'node:crypto';
import type {Fence} from '../../content/page/fences';
import {parseMarkdown, type MarkdownPage} from '../../content/page/markdown';
import {collectSamples} from '../../content/samples/collect';
import {
  exceptionOf,
  filesOf,
  isRunnable,
  upTo,
} from '../../content/samples/runnable';
import type {SampleFile} from '../../content/samples/types';

/**
 * Word of a fence whose sample leaves nothing to look at when it has run. `npm run samples` holds it to that;
 * every other sample that it runs is live in its page.
 */
export const NO_RUN = 'no-run';

/** A fence whose sample readers can run, with all that it continues and imports. */
export interface LiveFence {
  readonly fence: Fence;
  /** Name of the sample's data: changes with its code. */
  readonly id: string;
  /** The sample itself is the last. */
  readonly files: readonly SampleFile[];
  /** TypeScript that runs first. */
  readonly before: string | undefined;
  /** Line of the sample, from 1, on which the fence begins. */
  readonly start: number;
}

/** Whether a page may hold such fences: most do not, and need not be read. */
function mayBeLive(text: string): boolean {
  return text.includes('spreadsheet-sdk');
}

const fencesOfPages = new Map<
  string,
  {readonly text: string; readonly fences: readonly LiveFence[]}
>();

/**
 * The fences of a page that readers can run. Its text is read once: a build asks for the list of all, and
 * then for each page of each language.
 *
 * @param file - path from the site's folder, with slashes
 * @param page - gives the page of this text where it is parsed already
 * @throws ProblemError when the text is not valid MDX
 */
export function liveFencesOfPage(
  text: string,
  file: string,
  page = () => parseMarkdown(text, file),
): readonly LiveFence[] {
  if (!mayBeLive(text)) {
    return [];
  }
  const known = fencesOfPages.get(file);
  if (known?.text === text) {
    return known.fences;
  }
  const fences = liveFencesOf([page()]);
  fencesOfPages.set(file, {text, fences});
  return fences;
}

/** The fences of pages that readers can run. */
export function liveFencesOf(pages: readonly MarkdownPage[]): LiveFence[] {
  const {samples} = collectSamples(pages);
  return samples
    .filter(isRunnable)
    .flatMap((sample) =>
      sample.segments.map((segment) => ({
        segment,
        part: upTo(sample, segment),
      })),
    )
    .filter(({segment: {fence}}) => !fence.meta.has(NO_RUN))
    .flatMap(({segment: {fence, start}, part}) => {
      const exception = exceptionOf(part);
      const before = exception?.before;
      if (exception && before === undefined) {
        return [];
      }
      const files = filesOf(part);
      const id = hashOf(JSON.stringify([fence.file, start, files, before]));
      return [{fence, start, files, before, id}];
    });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
