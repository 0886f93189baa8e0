import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {HEADER} from '../../support/contracts';

/** How each language writes a function, and a status code with its number. */
const FILES = [
  {
    file: 'argo_sdk.py',
    declared: /declare\(\s*"(\w+)",?([^()]*(?:\([^()]*\)[^()]*)*)\)/g,
    code: /^ {4}(ARGO_\w+) = (\d+)$/gm,
  },
  {
    file: 'Argo.cs',
    declared: /extern \w+ (\w+)\(([^)]*)\);/g,
    code: /^ {4}(ARGO_\w+) = (\d+),?$/gm,
  },
  {
    file: 'Argo.java',
    declared: /^ {2}(?:int|void) (\w+)\(([^)]*)\);/gm,
    code: /^ {4}(ARGO_\w+)\((\d+)\)[,;]$/gm,
  },
];

it.each(FILES)('$file declares the header', ({file, declared, code}) => {
  const text = readFileSync(`docs-ocr/sample/programs/${file}`, 'utf8');
  const functions = Array.from(
    text.matchAll(declared),
    ([, name, list = '']) => {
      const count = list
        .split(',')
        .filter((each) => /\w/.test(each) && !each.includes('returns'));
      return `${name} ${count.length}`;
    },
  );
  expect(functions).toEqual(
    HEADER.functions
      .filter(({kind}) => kind === 'function')
      .map(({name, parameters}) => `${name} ${parameters.length}`),
  );
  expect(
    Array.from(text.matchAll(code), ([, name, value]) => [name, Number(value)]),
  ).toEqual(HEADER.codes.map(({name, value}) => [name, Number(value)]));
});
