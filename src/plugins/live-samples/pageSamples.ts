import type {Guide} from '../../live/guide';
import type {LiveSample} from '../../live/sample';
import {liveFencesOfPage} from '../../sets/samples/live';
import {keptResults} from '../keptResults';
import {guideOfPage} from './guides';
import {liveSampleOf} from './liveSampleOf';

/** Where samples are kept among all that is. */
const FOLDER = 'page-samples';

/** What readers can run of a page, and take away: plain data. */
export interface PageSamples {
  readonly samples: readonly {
    readonly id: string;
    readonly sample: LiveSample;
  }[];
  /** Absent for a page that shows no application of a framework. */
  readonly guide?: Guide;
}

/**
 * Reads the samples of a page from its text.
 *
 * @param file - path from the site's folder, with slashes
 * @throws PageSyntaxError when the text is not valid MDX, SyntaxError when a sample cannot be compiled
 */
export type ReadSamples = (text: string, file: string) => Promise<PageSamples>;

/**
 * Makes a function that reads the samples of a page from its text, those of a page that has not changed since the
 * build before not again.
 *
 * @param siteDir - root of the repository
 */
export function pageSamples(siteDir: string): ReadSamples {
  const keep = keptResults(siteDir, FOLDER);
  // A writer's server asks for all of them again with each edit.
  const known = new Map<
    string,
    {readonly text: string; readonly samples: Promise<PageSamples>}
  >();
  return async (text, file) => {
    if (!text.includes('```')) {
      return {samples: []};
    }
    const before = known.get(file);
    if (before?.text === text) {
      return before.samples;
    }
    const samples = keep(file, text, () => samplesOf(text, file));
    known.set(file, {text, samples});
    return samples;
  };
}

function samplesOf(text: string, file: string): PageSamples {
  const guide = guideOfPage(text, file);
  return {
    samples: liveFencesOfPage(text, file).map((fence) => ({
      id: fence.id,
      sample: liveSampleOf(fence),
    })),
    ...(guide && {guide}),
  };
}
