// Sucrase takes types away and leaves each line where it is, so that errors need no source map. It is
// the smallest of those that compile TypeScript and JSX in a browser, and needs no `eval`.
import {transform} from 'sucrase';
import {findElements} from './runner/elementsOf';
import type {RunnableSample, SampleFile, SampleModule} from './sample';

/**
 * Makes what runs of the files of a sample.
 *
 * @param files - the sample itself is the last
 * @param before - TypeScript that runs first
 * @throws SyntaxError as {@link compileSample}
 */
export function compileFiles(
  files: readonly SampleFile[],
  before?: string,
): RunnableSample {
  const compile = ({name, source}: SampleFile): SampleModule => ({
    name,
    source,
    code: compileSample(source, name),
  });
  return {
    modules: files.map(compile),
    elements: findElements(files),
    before:
      before === undefined
        ? undefined
        : compile({name: 'before.ts', source: before}),
  };
}

/** Settings of a bundler: samples read nothing but their licence key from it. */
const SETTING = /\bimport\.meta\.env\.\w+/g;

/**
 * Compiles a sample to a script that asks for its imports by `require` and may wait at its top level.
 *
 * @param name - decides by its ending what is taken away: types, JSX
 * @returns the same lines
 * @throws SyntaxError naming line and column, as `(3:14)`
 */
export function compileSample(source: string, name: string): string {
  return transform(source.replace(SETTING, "'YOUR-LICENSE-KEY'"), {
    filePath: name,
    transforms: [
      ...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []),
      ...(name.endsWith('x') ? (['jsx'] as const) : []),
      'imports',
    ],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}
