import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {SamplesOutcome} from '../outcome';
import {SAMPLE_EXCEPTIONS} from '../../../src/sets/samples/exceptions';
import {listProblems} from './invisible';
import {pictureProblems} from './pictureProblems';
import {runSpreadsheetSamples} from './run';

/** Runs the Spreadsheet samples of pages, and says what ran in a sentence. */
export async function reportSpreadsheetRun(
  root: string,
  pages: readonly MarkdownPage[],
  runtime?: string,
): Promise<SamplesOutcome> {
  const report = await runSpreadsheetSamples(root, pages, runtime);
  const {runCount, outputCount, left, visible} = report;
  // The list tells what the reference does; another runtime may do more.
  const pictures =
    runtime === undefined
      ? await pictureProblems(root, pages)
      : {problems: [], count: 0};
  const problems =
    runtime === undefined
      ? [...report.problems, ...listProblems(report), ...pictures.problems]
      : report.problems;
  if (runCount + left.length + pictures.count === 0) {
    return {problems, optOuts: [], summary: []};
  }
  return {
    problems,
    optOuts: [],
    summary: [
      `Spreadsheet: ${runCount} samples run against ${runtime ?? 'the reference runtime'}, ${outputCount} outputs compared, ` +
        `${left.length} left out, ${SAMPLE_EXCEPTIONS.length - left.length} with something before them, ${problems.length} differ, ${visible.length} live in the page`,
      ...left.map(
        ({page, title, reason}) => `left out: ${page}, ${title}: ${reason}`,
      ),
      ...(runtime === undefined ? [`Pictures: ${pictures.count} drawn`] : []),
    ],
  };
}
