import {
  CONTRACT_FILE,
  readContract,
} from '../../../src/sets/spreadsheet/contract/readContract';
import type {Sources} from '../sources';
import {checkCoverage, type CoverageReport} from './check';
import {checkContractDocs} from './checkDocs';
import {checkStatedLimits} from './statedLimits';

/**
 * Checks the Spreadsheet contract: its comments, and its pages both ways.
 *
 * @returns the coverage, with the problems of the comments before its own
 */
export function checkSpreadsheetContract({
  files,
  pages,
}: Pick<Sources, 'files' | 'pages'>): CoverageReport {
  const contract = readContract(CONTRACT_FILE, files.read(CONTRACT_FILE));
  const coverage = checkCoverage(
    contract,
    pages.filter(({area}) => area === 'spreadsheet'),
  );
  return {
    ...coverage,
    problems: [
      ...checkContractDocs(contract).problems,
      ...checkStatedLimits(contract).problems,
      ...coverage.problems,
    ],
  };
}
