import {buildDeclarations} from '@document-sdk/contract';
import {
  getPageStore,
  ProblemError,
  SAMPLE_EXCEPTIONS,
  type MarkdownPage,
  type CheckOptOut,
  type FileProblem,
  type ScriptSample,
} from '../../../src/content';
import {
  createPictureRenderer,
  NO_RUN_FLAG,
  createPictureProblem,
  readPictures,
} from '../../../src/live/node';
import {
  findContractUses,
  loadSetContract,
  createSetPagesReader,
} from '../../../src/reference';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {SPREADSHEET_SET} from '../../../src/site/sets/spreadsheet/set';
import {listEntryKeys} from '../../check/contracts/entries';
import {runSpreadsheetSamples, type SpreadsheetRunReport} from './run';

/** Problems and summary of a check of samples. */
export interface SamplesOutcome {
  readonly problems: readonly FileProblem[];
  readonly optOuts: readonly CheckOptOut[];
  /** Lines to print in the terminal. */
  readonly summary: readonly string[];
}

/**
 * Runs the Spreadsheet samples of pages, and draws the pictures of their results.
 *
 * @param runtime - file or address of the SDK module; by default the reference runtime
 */
export async function reportSpreadsheetRun(
  root: string,
  pages: readonly MarkdownPage[],
  runtime?: string,
): Promise<SamplesOutcome> {
  const report = await runSpreadsheetSamples(root, pages, runtime);
  const {runCount, outputCount, skipped, visible} = report;
  const isReference = runtime === undefined;
  const pictures = isReference
    ? await findPictureProblems(root, pages)
    : {problems: [], count: 0};
  const problems = [
    ...report.problems,
    // Skipped for other runtimes, because they may show results that the reference runtime cannot show.
    ...(isReference ? noRunProblems(report) : []),
    ...pictures.problems,
  ];
  if (runCount + skipped.length + pictures.count === 0) {
    return {problems, optOuts: [], summary: []};
  }
  return {
    problems,
    optOuts: [],
    summary: [
      `Spreadsheet: ${runCount} samples run against ${runtime ?? 'the reference runtime'}, ${outputCount} outputs compared, ` +
        `${skipped.length} left out, ${SAMPLE_EXCEPTIONS.length - skipped.length} with something before them, ${problems.length} differ, ${visible.length} live in the page`,
      ...skipped.map(
        ({page, title, reason}) => `left out: ${page}, ${title}: ${reason}`,
      ),
      ...(isReference ? [`Pictures: ${pictures.count} drawn`] : []),
    ],
  };
}

/** Checks that samples have the word `no-run` in their info string exactly if they have no visible result. */
function noRunProblems({
  visible,
  invisible,
}: Pick<SpreadsheetRunReport, 'visible' | 'invisible'>): FileProblem[] {
  const lastFences = (samples: readonly ScriptSample[]) =>
    samples.map(({segments}) => segments.at(-1)!.fence);
  return [
    ...lastFences(invisible)
      .filter(({meta}) => !meta.has(NO_RUN_FLAG))
      .map(({file, line}) => ({
        file,
        line,
        found: 'a sample that leaves neither output nor a filled sheet',
        expected: `\`${NO_RUN_FLAG}\` after its language, so that readers are offered no run of it`,
        remedy: 'Write the word, or log what the sample does.',
      })),
    ...lastFences(visible)
      .filter(({meta}) => meta.has(NO_RUN_FLAG))
      .map(({file, line}) => ({
        file,
        line,
        found: `\`${NO_RUN_FLAG}\` of a sample that leaves something to look at`,
        expected: 'a sample that readers can run',
        remedy: 'Take the word away.',
      })),
  ];
}

/** Draws the pictures of pages like a build does, and reports those that cannot be drawn. */
export async function findPictureProblems(
  root: string,
  pages: readonly MarkdownPage[],
): Promise<{
  readonly count: number;
  readonly problems: readonly FileProblem[];
}> {
  const problems: FileProblem[] = [];
  const pictures = pages.flatMap((page) => {
    try {
      return readPictures(page, getPageStore(root)).map((picture) => ({
        page,
        picture,
      }));
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        throw error;
      }
      problems.push(...error.problems);
      return [];
    }
  });
  if (pictures.length > 0) {
    const render = await createPictureRenderer(root);
    await Promise.all(
      pictures.map(({page, picture}) =>
        render(picture).catch((error: unknown) => {
          problems.push(createPictureProblem(picture, page.file, error));
        }),
      ),
    );
  }
  return {count: pictures.length, problems};
}

/** Reports members, types and values of the Spreadsheet contract that no sample uses. */
export function findUnsampledMembers(): FileProblem[] {
  const {file} = SPREADSHEET_CONTRACT;
  const declarations = buildDeclarations(loadSetContract(file));
  const pages = createSetPagesReader(SPREADSHEET_SET)();
  const {uses} = findContractUses(declarations, pages);
  return listEntryKeys(declarations)
    .filter(({key}) => !uses.get(key)?.samples.length)
    .map(({key, line}) => ({
      file,
      line,
      found: `${key}, which no sample uses`,
      expected: 'a sample of each member',
      remedy:
        'Write one below "Samples" on the page of docs-spreadsheet/reference/ that has its entry.',
    }));
}
