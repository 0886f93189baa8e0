import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';
import {blank} from '../blank';

const require = createRequire(import.meta.url);

const DEFINED = /(--[\w-]+)['"]?\s*:/g;
const SET_BY_CODE = /['"`](--[\w-]+)['"`]/g;
const USED = /var\(\s*(--[\w-]+)\s*(,)?/g;

/** Style sheets use custom properties that something defines. */
export const customProperties: Check = {
  name: 'custom properties',
  unit: 'uses',
  run({files}) {
    const all = files.list('src');
    const sheets = all.filter((file) => file.endsWith('.css'));
    const known = new Set([
      ...sheets.flatMap((file) => names(files.read(file), DEFINED)),
      ...all
        .filter((file) => /\.(?:tsx?|mts)$/.test(file))
        .flatMap((file) => names(files.read(file), SET_BY_CODE)),
      ...names(themeStyles(), DEFINED),
    ]);
    const uses = sheets.flatMap((file) => usesIn(file, files.read(file)));
    return {
      inspected: uses.length,
      problems: uses
        .filter(({name}) => !known.has(name))
        .map(({file, line, name}): Problem => ({
          file,
          line,
          found: `var(${name}), which nothing defines`,
          expected: 'a custom property of src/css/tokens.css or of the theme',
          remedy: 'Correct the name, or define it.',
        })),
    };
  },
};

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function usesIn(file: string, text: string) {
  const code = text.replace(/\/\*[^]*?\*\//g, blank);
  return (
    [...code.matchAll(USED)]
      // A value that the use itself gives stands in for one that may be absent.
      .filter(([, , fallback]) => fallback === undefined)
      .map((match) => ({
        file,
        line: lineAt(code, match.index),
        name: match[1] ?? '',
      }))
  );
}

/** The styles of the theme's own design. */
function themeStyles(): string {
  return readFileSync(
    require.resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
}
