import {checkSpreadsheetContract} from './report';

// Compares the Spreadsheet contract with its pages, both ways: npx tsx scripts/check/spreadsheet/index.ts
const report = checkSpreadsheetContract(process.cwd());
for (const problem of report.problems) {
  console.error(problem);
}
console.log(
  `${report.describedCount} of ${report.memberCount} declarations and members described on ${report.pageCount} pages; ${report.nameCount} names on pages looked up; ${report.problems.length} problems.`,
);
process.exitCode = report.problems.length > 0 ? 1 : 0;
