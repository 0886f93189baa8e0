import {existsSync} from 'node:fs';
import {listPages, PAGE_FOLDERS} from '../../src/sets/page/listPages';
import {CONTRACT_FILE} from '../../src/sets/spreadsheet/contract/readContract';
import {checkSamples} from './ts/check';

// Type-checks every TypeScript and JavaScript sample of the site: npx tsx scripts/samples/ts.ts
const folders = PAGE_FOLDERS.filter((folder) => existsSync(folder));
const pages = listPages(process.cwd(), folders);
const report = checkSamples(process.cwd(), CONTRACT_FILE, pages);
for (const problem of report.problems) {
  console.error(problem);
}
for (const optOut of report.optOuts) {
  console.log(`not checked: ${optOut}`);
}
console.log(
  `${report.fenceCount} fences in ${report.sampleCount} samples on ${pages.length} pages checked, ${report.expectedErrorCount} expected errors, ${report.optOuts.length} opt-outs, ${report.problems.length} problems.`,
);
process.exitCode = report.problems.length > 0 ? 1 : 0;
