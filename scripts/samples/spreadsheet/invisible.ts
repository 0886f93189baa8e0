import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';
import {
  INVISIBLE_FILE,
  invisibleEntry,
  isListedInvisible,
} from '../../../src/sets/samples/live';
import type {ScriptSample} from '../../../src/sets/samples/types';
import {runSpreadsheetSamples, type SpreadsheetRunReport} from './run';

/** What became of a file that is written from a run. */
export interface WrittenRun {
  /** What was done, in a sentence. */
  readonly summary: string;
  /** Samples that fail, and what could not be written. */
  readonly problems: readonly Problem[];
}

const REMEDY = 'Run `npm run samples -- --list`, and commit the file.';

/** Where the list of samples that leave nothing to look at differs from what a run found. */
export function listProblems({
  visible,
  invisible,
}: Pick<SpreadsheetRunReport, 'visible' | 'invisible'>): Problem[] {
  const problem = (sample: ScriptSample, found: string, expected: string) => {
    const {file, line} = sample.segments.at(-1)!.fence;
    return {file, line, found, expected, remedy: REMEDY};
  };
  return [
    ...invisible
      .filter((sample) => !isListedInvisible(sample))
      .map((sample) =>
        problem(
          sample,
          'a sample that leaves neither output nor a filled sheet',
          `its row in ${INVISIBLE_FILE}, so that readers are offered no run of it`,
        ),
      ),
    ...visible
      .filter(isListedInvisible)
      .map((sample) =>
        problem(
          sample,
          'a sample that leaves something to look at',
          `no row of it in ${INVISIBLE_FILE}`,
        ),
      ),
  ];
}

/**
 * Runs the samples of all pages, and writes down which leave nothing to look at. Nothing is written while one fails:
 * it would lose its button.
 */
export async function writeInvisible(root: string): Promise<WrittenRun> {
  const pages = listPages(root).map((file) => parseMarkdownFile(file, root));
  const {visible, invisible, problems} = await runSpreadsheetSamples(
    root,
    pages,
  );
  if (problems.length > 0) {
    return {summary: `${INVISIBLE_FILE} stays as it is.`, problems};
  }
  const entries = [...new Set(invisible.map(invisibleEntry))].sort();
  writeFileSync(
    path.join(root, INVISIBLE_FILE),
    `${JSON.stringify(entries, null, 2)}\n`,
  );
  return {
    summary: `${visible.length} samples live in the page, ${entries.length} listed in ${INVISIBLE_FILE}.`,
    problems,
  };
}
