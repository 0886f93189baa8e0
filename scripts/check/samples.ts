import {checkOcrPages} from './ocr/checkPages';
import {CONTRACT_FILE} from '../../src/sets/spreadsheet/contract/readContract';
import {checkSpreadsheetContract} from './spreadsheet/report';
import {checkSamples} from '../samples/ts/check';
import type {Check, Problem} from './types';

/** Every TypeScript and JavaScript sample compiles against the published declarations. */
const typescriptSamples: Check = {
  name: 'typescript samples',
  unit: 'fences',
  run({files, pages}) {
    const report = checkSamples(files.root, CONTRACT_FILE, pages);
    return {
      inspected: report.fenceCount,
      problems: report.problems.map(problemOfMessage),
      note: `${report.optOuts.length} opt-outs`,
    };
  },
};

/** Every function page of the OCR set, and every status code on its pages, agrees with the header. */
const ocrReference: Check = {
  name: 'ocr reference',
  unit: 'mentions',
  async run({files}) {
    const {functions, codes, mentions, problems} = await checkOcrPages(
      files.root,
    );
    return {
      inspected: mentions,
      problems: problems.map(problemOfMessage),
      note: `${functions} functions, ${codes} codes`,
    };
  },
};

/** The Spreadsheet pages describe every member of the contract, and name none that it lacks. */
const spreadsheetContract: Check = {
  name: 'spreadsheet contract',
  unit: 'members',
  run({files}) {
    const report = checkSpreadsheetContract(files.root);
    return {
      inspected: report.memberCount,
      problems: report.problems.map(problemOfMessage),
      note: `${report.nameCount} names on pages looked up`,
    };
  },
};

/**
 * Checks of the code samples. A checker of samples joins the writer's gate by a row here.
 *
 * C samples are left out: compiled twice and run, they take minutes. `npm test` has them, and
 * `npx tsx scripts/samples/c.ts PAGE` checks those of one page.
 */
export const SAMPLE_CHECKS: readonly Check[] = [
  ocrReference,
  typescriptSamples,
  spreadsheetContract,
];

/** Splits `file:line: what is wrong` into its parts. */
export function problemOfMessage(message: string): Problem {
  const [, file, line, found] = /^([^:\n]+):(\d+): (.*)$/s.exec(message) ?? [];
  return {
    file: file ?? 'scripts/check/samples.ts',
    line: Number(line ?? 1),
    found: found ?? message,
    expected: 'pages and samples that agree with the contract',
    remedy: 'Mend the page; readers rely on it.',
  };
}
