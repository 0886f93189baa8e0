import {formatProblem, getPageStore} from '../../src/content';
import {runCli} from '../process/cli';
import {findPages} from '../process/findPages';
import {runSamples} from './run';
import {reportSpreadsheetRun, findUnsampledMembers} from './spreadsheet/report';

void runCli({
  usage: `Usage: npm run samples -- [PAGE…]
Compiles every C and TypeScript sample of the pages, and runs them. PAGE is a path or an address. Without PAGE it checks
all pages, which also needs Python, Mono and a JDK with JNA for the samples in other languages.
  --runtime ADDRESS   runs the Spreadsheet samples alone, against that module`,
  options: {runtime: {type: 'string'}},
  words: [0, Infinity],
  async run({runtime}, names) {
    const root = process.cwd();
    const isWhole = names.length === 0;
    const store = getPageStore(root);
    const pages = findPages(root, names).map((file) => store.page(file));
    const {problems, optOuts, summary} =
      runtime === undefined
        ? await runSamples(root, pages, isWhole)
        : await reportSpreadsheetRun(root, pages, runtime);
    const members =
      isWhole && runtime === undefined ? findUnsampledMembers() : [];
    for (const {file, line, reason} of optOuts) {
      console.log(`not checked: ${file}:${line}: ${reason}`);
    }
    const all = [...problems, ...members];
    all.forEach((problem) => console.error(formatProblem(problem)));
    console.log(summary.join('\n'));
    process.exitCode = all.length > 0 ? 1 : 0;
  },
});
