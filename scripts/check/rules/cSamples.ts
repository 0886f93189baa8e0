import {COMPILERS} from '../../process/compilers';
import {mapInParallel} from '../../process/inParallel';
import {collectCSamples, type CSample} from '../../samples/c/collect';
import {compileSample} from '../../samples/c/compile';
import type {CheckResult, CheckSources} from '../sources';
import {TextCache} from '../textCache';

const CONCURRENCY = 2;

/** C and C++ samples compile without warnings, with the first installed compiler. */
export async function run(sources: CheckSources): Promise<CheckResult> {
  const {pages, files} = sources;
  const {samples} = collectCSamples(pages, files.read);
  const compiler = COMPILERS.find(({isThere}) => isThere());
  if (!compiler) {
    return {
      inspected: samples.length,
      problems: [],
      note: 'not compiled, for want of clang and gcc',
    };
  }
  const passed = new TextCache<true>('c samples', sources);
  const keyOf = ({lang, code}: CSample) => `${compiler.name} ${lang} ${code}`;
  const others = samples.filter((sample) => !passed.get(keyOf(sample)));
  const found = await mapInParallel(others, CONCURRENCY, async (sample) => {
    const problems = await compileSample(sample, {root: files.root, compiler});
    if (problems.length === 0) {
      passed.set(keyOf(sample), true);
    }
    return problems;
  });
  passed.save();
  return {inspected: samples.length, problems: found.flat()};
}
