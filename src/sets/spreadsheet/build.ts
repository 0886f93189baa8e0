import {earlierFiles} from '../changes/history';
import type {SetBuild} from '../setBuild';
import {CONTRACT_FILE} from './contract/declarations';
import remarkSpreadsheetReference, {
  spreadsheetChangelog,
  spreadsheetOutline,
} from './reference';
import {CHANGELOG_PAGE} from './reference/entries';
import {IMPORTS} from './reference/imports';

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
