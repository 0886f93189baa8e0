import {COMPILERS} from '../../process/compilers';
import {mapInParallel} from '../../process/inParallel';
import {collectCSamples} from '../../samples/c/collect';
import {compileSample} from '../../samples/c/compile';
import type {CheckResult, CheckSources} from '../sources';

const CONCURRENCY = 2;

/** C and C++ samples compile without warnings, with the first installed compiler. */
export async function run({pages, files}: CheckSources): Promise<CheckResult> {
  const {samples} = collectCSamples(pages, files.read);
  const compiler = COMPILERS.find(({isThere}) => isThere());
  if (!compiler) {
    return {
      inspected: samples.length,
      problems: [],
      note: 'not compiled, for want of clang and gcc',
    };
  }
  const found = await mapInParallel(samples, CONCURRENCY, (sample) =>
    compileSample(sample, {root: files.root, compiler}),
  );
  return {inspected: samples.length, problems: found.flat()};
}
