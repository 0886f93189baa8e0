import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {SamplesOutcome} from '../outcome';
import {SAMPLE_EXCEPTIONS} from '../../../src/sets/samples/exceptions';
import {listProblems} from './invisible';
import {mostByHand} from './pictures/mostByHand';
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
  const problems =
    runtime === undefined
      ? [
          ...report.problems,
          ...listProblems(report),
          ...report.pictures.problems,
          ...mostByHand(report.pictures),
        ]
      : report.problems;
  const {pictures, byHand, drawn} = report.pictures;
  if (runCount + left.length + pictures.length === 0) {
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
      ...(runtime === undefined
        ? [
            `Pictures: ${drawn.length} drawn from runs, ${byHand.length} by hand`,
            ...byHand.map(
              ({page, line, reason}) =>
                `by hand: ${page.file}:${line}: ${reason}`,
            ),
          ]
        : []),
    ],
  };
}
