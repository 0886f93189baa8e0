import type {SetBuild} from '../setBuild';
import {CONTRACT_FILE} from './contract/readContract';
import remarkSpreadsheetReference from './reference';
import {IMPORTS} from './reference/imports';

export const SPREADSHEET_BUILD: SetBuild = {
  step: remarkSpreadsheetReference,
  sources: [CONTRACT_FILE],
  replaces: {ApiTable: ['of', 'only'], ApiEntries: ['of'], MemberIndex: []},
  imports: IMPORTS,
};
