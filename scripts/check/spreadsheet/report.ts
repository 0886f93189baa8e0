import path from 'node:path';
import {listPages} from '../../../src/sets/page/listPages';
import {checkContractDocs} from './checkDocs';
import {
  CONTRACT_FILE,
  readContract,
} from '../../../src/sets/spreadsheet/contract/readContract';
import {checkCoverage, type CoverageReport} from './check';

/**
 * Checks the Spreadsheet contract in a repository: its comments, and its pages both ways.
 *
 * @param root - repository root
 * @returns the coverage, with the problems of the comments before its own
 */
export function checkSpreadsheetContract(root: string): CoverageReport {
  const contract = {
    ...readContract(path.join(root, CONTRACT_FILE)),
    file: CONTRACT_FILE,
  };
  const coverage = checkCoverage(
    root,
    contract,
    listPages(root, ['docs-spreadsheet']),
  );
  return {
    ...coverage,
    problems: [...checkContractDocs(contract).problems, ...coverage.problems],
  };
}
