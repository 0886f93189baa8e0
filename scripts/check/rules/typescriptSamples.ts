import {collectScriptSamples, type ScriptSample} from '../../../src/content';
import {SPREADSHEET_CONTRACT} from '../../../src/site/sets/spreadsheet/contract';
import type {CheckRule} from '../sources';
import {TextCache} from '../textCache';

/** TypeScript and JavaScript samples compile. Those that have passed before are not compiled again. */
export const run: CheckRule = async (sources) => {
  const passed = new TextCache<true>('typescript samples', sources);
  const keyOf = (sample: ScriptSample) => JSON.stringify(sample);
  const {samples, fenceCount, problems, optOuts} = collectScriptSamples(
    sources.pages,
  );
  const others = samples.filter((sample) => !passed.get(keyOf(sample)));
  const result = {inspected: fenceCount, note: `${optOuts.length} opt-outs`};
  if (others.length === 0) {
    return {...result, problems};
  }
  // Loads the compiler, which most changes do not need.
  const {compileSamples} = await import('../../samples/ts/check');
  const {ofContract, ofSamples} = compileSamples(
    sources.files.root,
    SPREADSHEET_CONTRACT.file,
    others,
  );
  others
    .filter((_, index) => ofContract.length + ofSamples[index]!.length === 0)
    .forEach((sample) => passed.set(keyOf(sample), true));
  passed.save();
  return {
    ...result,
    problems: [...ofContract, ...problems, ...ofSamples.flat()],
  };
};
