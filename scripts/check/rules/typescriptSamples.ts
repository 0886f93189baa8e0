import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {checkScriptSamples} from '../../samples/ts/check';
import type {CheckRule} from '../types';

/** TypeScript and JavaScript samples compile. */
export const run: CheckRule = ({files, pages}) => {
  const {fenceCount, problems, optOuts} = checkScriptSamples(
    files.root,
    SPREADSHEET_CONTRACT.file,
    pages,
  );
  return {
    inspected: fenceCount,
    problems,
    note: `${optOuts.length} opt-outs`,
  };
};
