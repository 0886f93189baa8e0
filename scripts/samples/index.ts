import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {formatProblem} from '../../src/sets/problem';
import {pagesNamed} from './pagesNamed';
import {runSamples} from './run';
import {writeInvisible} from './spreadsheet/invisible';
import {writePictures} from './spreadsheet/pictures/writePictures';
import {sampledMembers} from './spreadsheet/sampledMembers';
import type {WrittenRun} from './spreadsheet/types';
import {reportSpreadsheetRun} from './spreadsheet/report';

/**
 * `npm run samples -- [PAGE…]`, pages by path or address: compiles every C and TypeScript sample of the pages, of all pages
 * when none is named, and runs them. With `--runtime ADDRESS` it runs the Spreadsheet samples alone,
 * against that module. With `--list` it runs those of all pages and writes down which of them leave
 * nothing to look at; with `--pictures` it writes into the pictures of pages what their samples leave.
 */
async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      runtime: {type: 'string'},
      list: {type: 'boolean'},
      pictures: {type: 'boolean'},
    },
  });
  const root = process.cwd();
  if (values.list) {
    tell(await writeInvisible(root));
    return;
  }
  const isWhole = positionals.length === 0;
  const pages = pagesNamed(root, positionals);
  if (values.pictures) {
    tell(await writePictures(root, pages));
    return;
  }
  const members =
    isWhole && values.runtime === undefined ? sampledMembers(root) : [];
  const {problems, optOuts, summary} =
    values.runtime === undefined
      ? await runSamples({
          root,
          pages,
          isWhole,
          read: (file) => readFileSync(file, 'utf8'),
        })
      : await reportSpreadsheetRun(root, pages, values.runtime);
  for (const {file, line, reason} of optOuts) {
    console.log(`not checked: ${file}:${line}: ${reason}`);
  }
  const all = [...problems, ...members];
  all.forEach((problem) => console.error(formatProblem(problem)));
  console.log(summary.join('\n'));
  process.exitCode = all.length > 0 ? 1 : 0;
}

function tell({summary, problems}: WrittenRun): void {
  problems.forEach((problem) => console.error(formatProblem(problem)));
  console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
