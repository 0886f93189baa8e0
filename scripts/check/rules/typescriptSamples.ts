import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import {checkScriptSamples} from '../../samples/ts/check';
import {TextCache} from '../textCache';
import type {CheckRule} from '../sources';

/** TypeScript and JavaScript samples compile. */
export const run: CheckRule = (sources) => {
  const {files, pages} = sources;
  const passed = new TextCache<true>('typescript samples', sources);
  const {fenceCount, problems, optOuts} = checkScriptSamples(
    files.root,
    SPREADSHEET_CONTRACT.file,
    pages,
    passed,
  );
  passed.save();
  return {
    inspected: fenceCount,
    problems,
    note: `${optOuts.length} opt-outs`,
  };
};
