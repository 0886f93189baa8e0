import {CONTRACT_FILE} from '../../../src/reference/spreadsheet/contract/declarations';
import {checkScriptSamples} from '../../samples/ts/check';
import type {Rule} from '../types';

/** TypeScript and JavaScript samples compile. */
export const run: Rule = ({files, pages}) => {
  const {fenceCount, problems, optOuts} = checkScriptSamples(
    files.root,
    CONTRACT_FILE,
    pages,
  );
  return {
    inspected: fenceCount,
    problems,
    note: `${optOuts.length} opt-outs`,
  };
};
