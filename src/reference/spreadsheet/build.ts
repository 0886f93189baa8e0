import {earlierFiles} from '../../../packages/contract/src/history';
import type {SetBuild} from '../setBuild';
import {CONTRACT_FILE} from './contract/declarations';
import remarkSpreadsheetReference, {
  spreadsheetChangelog,
  spreadsheetOutline,
} from '.';
import {CHANGELOG_PAGE} from './entries';
import {IMPORTS} from './imports';

export const SPREADSHEET_BUILD: SetBuild = {
  step: remarkSpreadsheetReference,
  outline: spreadsheetOutline,
  sources: [CONTRACT_FILE, ...earlierFiles(CONTRACT_FILE)],
  replaces: {
    ApiTable: ['of', 'only'],
    ApiEntries: ['of'],
    ApiChangelog: [],
    LiveDemos: ['of'],
    MemberIndex: [],
  },
  changelog: {page: CHANGELOG_PAGE, read: spreadsheetChangelog},
  imports: IMPORTS,
};
