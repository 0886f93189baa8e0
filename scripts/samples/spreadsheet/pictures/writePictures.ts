import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownPage} from '../../../../src/sets/page/markdown';
import {runSpreadsheetSamples} from '../run';
import type {WrittenRun} from '../types';
import {WRITTEN_ANEW} from './judge';
import {withPictures} from './write';

/** Runs the samples of pages and writes what they leave into the pictures of the pages. */
export async function writePictures(
  root: string,
  pages: readonly MarkdownPage[],
): Promise<WrittenRun> {
  const report = await runSpreadsheetSamples(root, pages);
  const {drawn, problems} = report.pictures;
  let count = 0;
  for (const page of pages) {
    const own = drawn.filter(({picture}) => picture.page === page);
    const file = path.resolve(root, page.file);
    const text = readFileSync(file, 'utf8');
    const changed = own.length > 0 ? withPictures(text, own) : text;
    if (changed !== text) {
      writeFileSync(file, changed);
      count += 1;
    }
  }
  return {
    summary: `${drawn.length} pictures of runs, ${count} pages written.`,
    // What differed from its run is written by now.
    problems: [
      ...report.problems,
      ...problems.filter(({remedy}) => remedy !== WRITTEN_ANEW),
    ],
  };
}
