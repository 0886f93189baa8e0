import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {SamplesOutcome} from '../outcome';
import {SAMPLE_EXCEPTIONS} from './exceptions';
import {runSpreadsheetSamples} from './run';

/** Runs the Spreadsheet samples of pages, and says what ran in a sentence. */
export async function reportSpreadsheetRun(
  root: string,
  pages: readonly MarkdownPage[],
  runtime?: string,
): Promise<SamplesOutcome> {
  const {problems, runCount, outputCount, left} = await runSpreadsheetSamples(
    root,
    pages,
    runtime,
  );
  if (runCount + left.length === 0) {
    return {problems, optOuts: [], summary: []};
  }
  return {
    problems,
    optOuts: [],
    summary: [
      `Spreadsheet: ${runCount} samples run against ${runtime ?? 'the reference runtime'}, ${outputCount} outputs compared, ` +
        `${left.length} left out, ${SAMPLE_EXCEPTIONS.length - left.length} with something before them, ${problems.length} differ`,
      ...left.map(
        ({page, title, reason}) => `left out: ${page}, ${title}: ${reason}`,
      ),
    ],
  };
}
