import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {COMPILERS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {C_WARNING_FLAGS} from '../../../scripts/samples/c/compile';
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

it.each(COMPILERS)('argo_names.h compiles with $name', async ({c}) => {
  const {output} = await runCommand({
    program: c,
    args: [
      ...['-std=c11', ...C_WARNING_FLAGS, '-fsyntax-only', '-xc', '-'],
      ...['-Icontracts/ocr', '-Idocs-ocr/sample/programs'],
    ],
    input:
      '#include "argo_names.h"\nint main(void) { return *statusName(ARGO_OK); }\n',
    captured: true,
  });
  expect(output).toBe('');
});

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
