import {
  bundleRunner,
  createPictureRenderer,
  NO_RUN,
  pictureProblem,
  readPictures,
  type PictureSource,
} from '../../../src/live/node';
import type {MarkdownPage} from '../../../src/content/page/markdown';
import {ProblemError, type Problem} from '../../../src/content/problem';
import {SAMPLE_EXCEPTIONS} from '../../../src/content/samples/exceptions';
import {setPagesReader} from '../../../src/reference/shared/setPages';
import type {OptOut} from '../../../src/content/samples/optOuts';
import type {ScriptSample} from '../../../src/content/samples/types';
import {
  buildDeclarations,
  findContractUses,
  loadSetContract,
} from '../../../src/reference';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {SPREADSHEET} from '../../../src/site/sets/spreadsheet/set';
import {listKeys} from '../../check/contracts/entries';
import {runSpreadsheetSamples, type SpreadsheetRunReport} from './run';

/** What was checked, in sentences, and what is wrong. */
export interface SamplesOutcome {
  readonly problems: readonly Problem[];
  readonly optOuts: readonly OptOut[];
  readonly summary: readonly string[];
}

/** Runs the Spreadsheet samples of pages, and says what ran in a sentence. */
export async function reportSpreadsheetRun(
  root: string,
  pages: readonly MarkdownPage[],
  runtime?: string,
): Promise<SamplesOutcome> {
  const report = await runSpreadsheetSamples(root, pages, runtime);
  const {runCount, outputCount, left, visible} = report;
  // The word tells what the reference does; another runtime may do more.
  const pictures =
    runtime === undefined
      ? await pictureProblems(root, pages)
      : {problems: [], count: 0};
  const problems =
    runtime === undefined
      ? [...report.problems, ...wordProblems(report), ...pictures.problems]
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

/** Samples that leave nothing to look at and do not say so, and those that say so and do. */
function wordProblems({
  visible,
  invisible,
}: Pick<SpreadsheetRunReport, 'visible' | 'invisible'>): Problem[] {
  const fencesOf = (samples: readonly ScriptSample[]) =>
    samples.map(({segments}) => segments.at(-1)!.fence);
  return [
    ...fencesOf(invisible)
      .filter(({meta}) => !meta.has(NO_RUN))
      .map(({file, line}) => ({
        file,
        line,
        found: 'a sample that leaves neither output nor a filled sheet',
        expected: `\`${NO_RUN}\` after its language, so that readers are offered no run of it`,
        remedy: 'Write the word, or log what the sample does.',
      })),
    ...fencesOf(visible)
      .filter(({meta}) => meta.has(NO_RUN))
      .map(({file, line}) => ({
        file,
        line,
        found: `\`${NO_RUN}\` of a sample that leaves something to look at`,
        expected: 'a sample that readers can run',
        remedy: 'Take the word away.',
      })),
  ];
}

/** Draws the pictures of pages, as a build does, and tells which cannot be drawn. */
export async function pictureProblems(
  root: string,
  pages: readonly MarkdownPage[],
): Promise<{readonly count: number; readonly problems: readonly Problem[]}> {
  const problems: Problem[] = [];
  const pictures = pages.flatMap((page) => {
    try {
      return readPictures(page, root).map((picture) => ({page, picture}));
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        throw error;
      }
      problems.push(...error.problems);
      return [];
    }
  });
  if (pictures.length > 0) {
    const render = createPictureRenderer(await bundleRunner(root));
    await Promise.all(
      pictures.map(({page, picture}) =>
        render(picture as PictureSource).catch((error: unknown) => {
          problems.push(pictureProblem(picture, page.file, error));
        }),
      ),
    );
  }
  return {count: pictures.length, problems};
}

/** The members of the Spreadsheet contract, types and values included, that no sample uses. */
export function unsampledMembers(): Problem[] {
  const {file} = SPREADSHEET_CONTRACT;
  const declarations = buildDeclarations(loadSetContract(file));
  const {uses} = findContractUses(
    declarations,
    setPagesReader('', SPREADSHEET)(),
  );
  return listKeys(declarations)
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
