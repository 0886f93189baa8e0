import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {headerProblems} from '../../../src/sets/ocr/contract/headerRules';
import {formatProblem} from '../../../src/sets/problem';
import {COMPILERS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {WARNINGS} from '../../../scripts/samples/c/flags';
import {SPEC_SETS} from '../../spec/sets';

const FILE = 'contracts/ocr/argo_sdk.h';
const source = readFileSync(FILE, 'utf8');
const header = await parseHeader(source, FILE);

describe('argo_sdk.h', () => {
  it('declares the functions of the specification', () => {
    const {pages} = SPEC_SETS.ocr.groups.find(({folder}) => folder === 'api')!;
    expect(header.functions.map(({name}) => name)).toEqual(
      expect.arrayContaining(pages.filter((page) => page !== 'c_api_details')),
    );
  });

  it('reads signatures, parameters and errors', () => {
    const run = header.functions.find(({name}) => name === 'run')!;
    expect(run.declaration).toBe(
      'ArgoStatus run(\n    ArgoSDKHandle handle,\n    const char *imagePath,\n' +
        '    const char *optionJson,\n    char **result);',
    );
    expect(run.parameters.map(({direction}) => direction)).toEqual([
      'in',
      'in',
      'in',
      'out',
    ]);
    expect(run.parameters[2]).toMatchObject({
      name: 'optionJson',
      type: 'const char *',
      nullable: true,
    });
    expect(run.errors.at(-1)).toMatchObject({
      code: 'ARGO_E_INTERNAL',
      cause: 'An internal error of the library.',
    });
  });

  it('says of each parameter that takes a TIFF which page is read', () => {
    const texts = header.functions.flatMap(({parameters}) =>
      parameters.map(({text}) => text).filter((text) => text.includes('TIFF')),
    );
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => !text.includes('first page'))).toEqual([]);
  });

  const standards = ['c99', 'c11', 'c++11', 'c++17'];
  it.each(
    COMPILERS.flatMap((compiler) =>
      standards.map((standard) => [compiler.name, standard] as const),
    ),
  )('compiles alone with %s as %s', async (name, standard) => {
    const language = standard.startsWith('c++') ? 'cpp' : 'c';
    const program = COMPILERS.find((item) => item.name === name)![language];
    const input = `#include "${FILE}"\nint main(void) { return 0; }\n`;
    const {output, code} = await runCommand({
      program,
      args: [
        `-std=${standard}`,
        ...WARNINGS,
        '-x',
        language === 'c' ? 'c' : 'c++',
        '-fsyntax-only',
        '-I.',
        '-',
      ],
      input,
      captured: true,
    });
    expect({output, code}).toEqual({output: '', code: 0});
  });
});

/** Breaks a copy of the header and gives the problems that are found. */
async function problemsAfter(
  from: string | RegExp,
  to: string,
): Promise<string[]> {
  const broken = source.replace(from, to);
  expect(broken).not.toBe(source);
  return headerProblems(await parseHeader(broken, FILE)).map(formatProblem);
}

describe('headerProblems', () => {
  it.each([
    [
      'a missing thread rule',
      / \* @thread any - Reads only\.\n/,
      '',
      '@thread',
    ],
    [
      'an unknown keyword',
      '@blocking no - Opens',
      '@blocking never - Opens',
      '@blocking',
    ],
    [
      'a missing ownership',
      / \* @ownership The path is copied; the caller keeps it\.\n/,
      '',
      '@ownership is missing',
    ],
    [
      'an undescribed parameter',
      / \* @param\[in,null\] path - .*\n/,
      '',
      '@param describes ()',
    ],
    [
      'a parameter without meaning',
      'path - file to append to;',
      'path\n * file to append to;',
      'has no text after',
    ],
    [
      'an error that is no code',
      '@error ARGO_E_FILE_ACCESS - The file cannot be opened for',
      '@error ARGO_E_FILE_RIGHTS - The file cannot be opened for',
      'not a code of ArgoStatus',
    ],
    [
      'an error listed twice',
      '@error ARGO_E_ENCODING\n',
      '@error ARGO_E_ENCODING\n * @error ARGO_E_ENCODING\n',
      'listed twice',
    ],
    [
      'a code that nobody answers',
      'ARGO_E_INTERNAL = 901',
      'ARGO_E_INTERNAL = 901,\n  /** Cause. | Remedy. */\n  ARGO_E_NEW = 902',
      'no function lists it',
    ],
    [
      'numbers that do not rise',
      'ARGO_E_JSON = 104',
      'ARGO_E_JSON = 103',
      'expected numbers to rise',
    ],
    [
      'a code without remedy',
      ' | Convert it to UTF-8 first. */',
      ' */',
      '"cause | remedy"',
    ],
    [
      'a precondition of no parameter',
      '@pre timeoutMs - must',
      '@pre timeout - must',
      'no parameter of the function',
    ],
    [
      'a precondition that says no outcome',
      'at least 0. | ARGO_E_INVALID_ARGUMENT',
      'at least 0.',
      'without what happens otherwise',
    ],
    [
      'a precondition with a code that the function does not list',
      'at least 0. | ARGO_E_INVALID_ARGUMENT',
      'at least 0. | ARGO_E_BASE64',
      'which leads to ARGO_E_BASE64',
    ],
    [
      'a one-way reference',
      '@see getOpenApiOption, freePointer',
      '@see getOpenApiOption, freePointer, run',
      'does not refer back',
    ],
    [
      'a reference to nothing',
      '@see getOpenApiOption, freePointer',
      '@see getOpenApiOption, freePointer, walk',
      'not a name of this header',
    ],
    [
      'a long purpose',
      '@brief Creates an engine without a model.',
      `@brief ${'Creates an engine '.repeat(8)}.`,
      'at most 120',
    ],
  ])('finds %s', async (_, from, to, message) => {
    const problems = await problemsAfter(from, to);
    expect(problems.join('\n')).toContain(message);
    for (const problem of problems) {
      expect(problem).toMatch(/^contracts\/ocr\/argo_sdk\.h:\d+: /);
    }
  });
});
