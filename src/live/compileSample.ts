// Sucrase takes types away and leaves each line where it is, so that errors need no source map. It is
// the smallest of those that compile TypeScript and JSX in a browser, and needs no `eval`.
import {transform} from 'sucrase';

/**
 * Compiles a sample to a script that asks for its imports by `require` and may wait at its top level.
 *
 * @param name - decides by its ending what is taken away: types, JSX
 * @returns the same lines
 * @throws SyntaxError naming line and column, as `(3:14)`
 */
export function compileSample(source: string, name: string): string {
  const ending = name.split('.').at(-1) ?? '';
  return transform(source, {
    filePath: name,
    transforms: [
      ...(/^tsx?$/.test(ending) ? (['typescript'] as const) : []),
      ...(/x$/.test(ending) ? (['jsx'] as const) : []),
      'imports',
    ],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}
