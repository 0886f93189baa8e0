import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findHeaderProblems} from '../../../scripts/check/contracts/headerRules';
import {COMPILERS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {C_WARNING_FLAGS} from '../../../scripts/samples/c/compile';
import {buildHeader, loadSetContract} from '../../../src/reference';
import {createOcrReference} from '../../../src/reference/ocr';
import {formatProblem, parseMarkdown} from '../../../src/content';
import {SPEC_SETS} from '../../spec/sets';
import {
  contractOf,
  writeContract,
} from '../../../packages/contract/tests/support/contractText';
import {scratchFolder} from '../../support/scratchFolder';
import {textOf} from './renderedPage';

const FILE = 'contracts/ocr/argo_sdk.h';
const source = readFileSync(FILE, 'utf8');
const header = buildHeader(loadSetContract(FILE));

describe('argo_sdk.h', () => {
  it('declares the functions of the specification', () => {
    const {pages} = SPEC_SETS.ocr.groups.find(({folder}) => folder === 'api')!;
    expect(header.functions.map(({name}) => name)).toEqual(
      expect.arrayContaining(pages.filter((page) => page !== 'c_api_details')),
    );
  });

  const standards = ['c99', 'c11', 'c++11', 'c++17', 'c++20'];
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
        ...C_WARNING_FLAGS,
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

/** Columns: a word of the problem, text of the header to replace, replacement. */
it.each<[string, string | RegExp, string]>([
  ['@thread', / \* @thread\S* any - Reads only\.\n/, ''],
  ['@blocking', '@blocking no - Opens', '@blocking never - Opens'],
  ['@ownership', / \* @ownership\S* The path is copied.*\n/, ''],
  ['@param', / \* @param\[in,null\] path - .*\n/, ''],
  [
    'ARGO_E_FILE_RIGHTS',
    '@error ARGO_E_FILE_ACCESS - The file cannot be opened for',
    '@error ARGO_E_FILE_RIGHTS - The file cannot be opened for',
  ],
  [
    'twice',
    '@error ARGO_E_ENCODING\n',
    '@error ARGO_E_ENCODING\n * @error ARGO_E_ENCODING\n',
  ],
  [
    'ARGO_E_NEW',
    'ARGO_E_INTERNAL = 901',
    'ARGO_E_INTERNAL = 901,\n  /** Cause. | Remedy. */\n  ARGO_E_NEW = 902',
  ],
  ['rise', 'ARGO_E_JSON = 104', 'ARGO_E_JSON = 103'],
  ['remedy', ' | Convert it to UTF-8. */', ' */'],
  ['timeout', 'timeoutMs] timeoutMs - must', 'timeoutMs] timeout - must'],
  ['otherwise', 'at least 0. | ARGO_E_INVALID_ARGUMENT', 'at least 0.'],
  [
    'ARGO_E_BASE64',
    'at least 0. | ARGO_E_INVALID_ARGUMENT',
    'at least 0. | ARGO_E_BASE64',
  ],
  [
    'walk',
    '@see getOpenApiOption, freePointer',
    '@see getOpenApiOption, freePointer, walk',
  ],
])('"%s" is said at its line where %s becomes %j', (word, from, to) => {
  const broken = buildHeader(contractOf(source.replace(from, to), FILE));
  const problems = findHeaderProblems(broken).map(formatProblem);
  expect(problems.join('\n')).toContain(word);
  for (const problem of problems) {
    expect(problem).toMatch(/^contracts\/ocr\/argo_sdk\.h:\d+: /);
  }
});

const NAME = 'vendor.h';
/** A header of another vendor, with its own macros and common Doxygen tags only. */
const VENDOR = `#include <stddef.h>
#define OCR_EXPORT(type) extern type __stdcall
typedef struct ocr_engine *ocr_handle;
/** Result codes. */
typedef enum {
  OCR_OK = 0, /**< Done. */
  OCR_FAIL    /**< Failed. */
} ocr_result;
/**
 * \\brief Reads an image.
 * \\param[in] engine the engine
 * \\param[out] text receives the text
 * \\return a result code
 * \\retval OCR_FAIL the image is damaged
 */
OCR_EXPORT(ocr_result) ocr_read(ocr_handle engine, char **text);
typedef void (__stdcall *ocr_done)(int code);

OCR_EXPORT(void) ocr_close(ocr_handle engine);
`;

const file = path.join(scratchFolder('vendor-header'), NAME);
writeContract(file, VENDOR);
const vendor = buildHeader(loadSetContract(file));

async function draw(text: string): Promise<string> {
  const {tree} = parseMarkdown(text, 'docs-ocr/api/page.mdx');
  await createOcrReference(file).step()(tree, {path: 'docs-ocr/api/page.mdx'});
  return textOf(tree);
}

describe('a header of a vendor', () => {
  it('gives functions, callbacks and codes', () => {
    const {functions, codes, contract} = vendor;
    expect(functions.map(({name, kind}) => [name, kind])).toEqual([
      ['ocr_read', 'function'],
      ['ocr_done', 'callback'],
      ['ocr_close', 'function'],
    ]);
    expect(contract.codeType).toBe('ocr_result');
    expect(codes).toMatchObject([
      {name: 'OCR_OK', value: 0, text: 'Done.'},
      {name: 'OCR_FAIL', value: 1, text: 'Failed.'},
    ]);
  });

  it('is drawn on pages', async () => {
    expect(await draw('```c from-header="ocr_read"\n```')).toBe(
      '#include "vendor.h"\n\nocr_result ocr_read(ocr_handle engine, char **text);',
    );
    const parameters = await draw('<ApiParameters of="ocr_read" />');
    expect(parameters).toContain('engineocr_handlein, not NULLThe engine');
    expect(parameters).toContain('textchar **out, not NULLReceives the text');
    const errors = await draw('<ApiErrors of="ocr_read" />');
    expect(errors).toContain('a result code');
    expect(errors).toContain('OCR_FAIL (1)the image is damaged');
    const rules = await draw('<ApiRules of="ocr_close" />');
    expect(rules).toContain('ThreadsAsk us.');
  });

  it('has a problem for each tag that is missing, and for a function without a comment', () => {
    const problems = findHeaderProblems(vendor).map(
      ({line, found}) => `${line}: ${found}`,
    );
    expect(problems).toContain('19: ocr_close has no comment');
    expect(problems).toContain('10: ocr_read: @task is missing');
  });
});
