import {CONTRACT_FILE} from '../../src/sets/spreadsheet/contract/contractFile';
import type {Check} from './types';

// Like checks that are `loadedLate`, these load their parsers and compilers when they run.

/** Every TypeScript and JavaScript sample compiles against the published declarations. */
const typescriptSamples: Check = {
  name: 'typescript samples',
  unit: 'fences',
  async run({files, pages}) {
    const {checkScriptSamples} = await import('../samples/ts/check');
    const report = checkScriptSamples(files.root, CONTRACT_FILE, pages);
    return {
      inspected: report.fenceCount,
      problems: report.problems,
      note: `${report.optOuts.length} opt-outs`,
    };
  },
};

/** Every function page of the OCR set, and every status code on its pages, agrees with the header. */
const ocrReference: Check = {
  name: 'ocr reference',
  unit: 'mentions',
  async run(sources) {
    const {checkOcrReference} = await import('./ocr/checkReference');
    const {members, described, mentions, problems} =
      await checkOcrReference(sources);
    return {
      inspected: mentions,
      problems,
      note: `${described} of ${members} members have an entry`,
    };
  },
};

/** The Spreadsheet pages describe every member of the contract, and name none that it lacks. */
const spreadsheetContract: Check = {
  name: 'spreadsheet contract',
  unit: 'members',
  async run(sources) {
    const {checkSpreadsheetContract} = await import('./spreadsheet/report');
    const report = checkSpreadsheetContract(sources);
    return {
      inspected: report.memberCount,
      problems: report.problems,
      note: `${report.describedCount} of ${report.memberCount} members have an entry, ${report.nameCount} names on pages looked up`,
    };
  },
};

/**
 * Checks of the code samples. A checker of samples joins the writer's gate by a row here.
 *
 * C samples are left out: compiled twice and run, they take minutes. `npm test` has them, and
 * `npm run samples -- PAGE` checks those of one page.
 */
export const SAMPLE_CHECKS: readonly Check[] = [
  ocrReference,
  typescriptSamples,
  spreadsheetContract,
];
