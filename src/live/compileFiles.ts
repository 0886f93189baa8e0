import {compileSample} from './compileSample';
import {elementsOf} from './runner/elementsOf';
import type {RunnableSample, SampleModule} from './sample';

/**
 * Makes what runs of the files of a sample.
 *
 * @param files - the sample itself is the last
 * @param before - TypeScript that runs first
 * @throws SyntaxError as {@link compileSample}
 */
export function compileFiles(
  files: readonly {readonly name: string; readonly source: string}[],
  before?: string,
): RunnableSample {
  const compile = (name: string, source: string): SampleModule => ({
    name,
    source,
    code: compileSample(source, name),
  });
  return {
    modules: files.map(({name, source}) => compile(name, source)),
    elements: elementsOf(files.map(({source}) => source).join('\n')),
    before: before === undefined ? undefined : compile('before.ts', before),
  };
}
