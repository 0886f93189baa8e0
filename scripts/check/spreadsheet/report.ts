import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import {readContract} from '../../../src/sets/spreadsheet/contract/readContract';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Sources} from '../sources';
import {checkCoverage, type CoverageReport} from './check';
import {checkContractDocs} from './checkDocs';
import {docLinkProblems} from './docLinks';
import {runtimeDefaultProblems} from './runtimeDefaults';
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
  const source = files.read(CONTRACT_FILE);
  const contract = readContract(CONTRACT_FILE, source);
  const coverage = checkCoverage(contract, pages.filter(isOfSet));
  return {
    ...coverage,
    problems: [
      ...checkContractDocs(contract).problems,
      ...docLinkProblems(contract, source),
      ...checkStatedLimits(contract).problems,
      ...runtimeDefaultProblems(contract, files),
      ...coverage.problems,
    ],
  };
}

function isOfSet({area}: SourcePage): boolean {
  return area === 'spreadsheet';
}
