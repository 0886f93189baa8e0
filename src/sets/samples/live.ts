import {createHash} from 'node:crypto';
import type {Fence} from '../page/fences';
import {parseMarkdown, type MarkdownPage} from '../page/markdown';
import {collectSamples} from './collect';
import INVISIBLE from './invisibleSamples.json';
import {exceptionOf, filesOf, isRunnable, upTo} from './runnable';
import type {SampleFile, ScriptSample} from './types';

/**
 * List of the samples that run, but leave nothing to look at. `npm run samples` holds it to what they
 * do; every other sample that it runs is live in its page.
 */
export const INVISIBLE_FILE = 'src/sets/samples/invisibleSamples.json';

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

/** Row of a sample in {@link INVISIBLE_FILE}: page, title and a hash of the code. */
export function invisibleEntry({segments, code}: ScriptSample): string {
  const {file, meta} = segments.at(-1)!.fence;
  return [file, meta.get('title') ?? '', hashOf(code)].join(' ');
}

/** Whether a sample, up to a fence, stands in {@link INVISIBLE_FILE}. */
export function isListedInvisible(sample: ScriptSample): boolean {
  return INVISIBLE.includes(invisibleEntry(sample));
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
    .filter(({part}) => !isListedInvisible(part))
    .flatMap(({segment: {fence, start}, part}) => {
      const exception = exceptionOf(part);
      const files = filesOf(part);
      return exception && exception.before === undefined
        ? []
        : [
            {
              fence,
              start,
              files,
              before: exception?.before,
              id: hashOf(
                JSON.stringify([fence.file, start, files, exception?.before]),
              ),
            },
          ];
    });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
