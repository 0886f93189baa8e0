import {formatProblem} from '../../src/content';
import {cli} from '../process/cli';
import {pagesNamed} from './pagesNamed';
import {runSamples} from './run';
import {reportSpreadsheetRun, unsampledMembers} from './spreadsheet/report';

void cli({
  usage: `Usage: npm run samples -- [PAGE…]
Compiles every C and TypeScript sample of the pages, and runs them. PAGE is a path or an address; all pages unless one is
named.
  --runtime ADDRESS   runs the Spreadsheet samples alone, against that module`,
  options: {runtime: {type: 'string'}},
  words: [0, Infinity],
  async run(values, names) {
    const root = process.cwd();
    const isWhole = names.length === 0;
    const pages = pagesNamed(root, names);
    const members =
      isWhole && values.runtime === undefined ? unsampledMembers() : [];
    const {problems, optOuts, summary} =
      values.runtime === undefined
        ? await runSamples({root, pages, isWhole})
        : await reportSpreadsheetRun(root, pages, values.runtime);
    for (const {file, line, reason} of optOuts) {
      console.log(`not checked: ${file}:${line}: ${reason}`);
    }
    const all = [...problems, ...members];
    all.forEach((problem) => console.error(formatProblem(problem)));
    console.log(summary.join('\n'));
    process.exitCode = all.length > 0 ? 1 : 0;
  },
});
