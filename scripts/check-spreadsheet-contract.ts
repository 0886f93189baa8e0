import {listPages} from './lib/pages';
import {checkContractDocs} from './lib/spreadsheetContract/checkDocs';
import {
  CONTRACT_FILE,
  readContract,
} from './lib/spreadsheetContract/readContract';
import {checkCoverage} from './lib/spreadsheetCoverage/check';

// Compares the Spreadsheet contract with its pages, both ways: npx tsx scripts/check-spreadsheet-contract.ts
const contract = readContract(CONTRACT_FILE);
const docs = checkContractDocs(contract);
const coverage = checkCoverage(
  process.cwd(),
  contract,
  listPages(process.cwd(), ['docs-spreadsheet']),
);
const problems = [...docs.problems, ...coverage.problems];
for (const problem of problems) {
  console.error(problem);
}
console.log(
  `${docs.count} comments of the contract read; ${coverage.describedCount} of ${coverage.memberCount} declarations and members described on ${coverage.pageCount} pages; ${coverage.nameCount} names on pages looked up; ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
