import {checkSpreadsheetContract} from '../spreadsheet/report';
import type {Rule} from '../types';

/** The Spreadsheet pages describe every member of the contract, and name none that it lacks. */
export const run: Rule = (sources) => {
  const {memberCount, describedCount, nameCount, problems} =
    checkSpreadsheetContract(sources);
  return {
    inspected: memberCount,
    problems,
    note: `${describedCount} of ${memberCount} members have an entry, ${nameCount} names on pages looked up`,
  };
};
