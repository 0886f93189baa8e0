import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {headerProblems} from '../../../src/sets/ocr/contract/headerRules';
import remarkOcrReference from '../../../src/sets/ocr/reference';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import {textOf} from './renderedPage';

const FILE = 'vendor.h';
/** A header of another house: its own macros, and only the tags in general use. */
const VENDOR = `#include <stddef.h>
#define OCR_EXPORT(type) extern __declspec(dllimport) type __stdcall
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

const folder = mkdtempSync(path.join(tmpdir(), 'vendor-header-'));
const header = path.join(folder, FILE);
writeFileSync(header, VENDOR);
afterAll(() => rmSync(folder, {recursive: true}));

async function draw(text: string): Promise<string> {
  const {tree} = parseMarkdown(text, 'docs-ocr/api/page.mdx');
  await remarkOcrReference(header)(tree, {path: 'docs-ocr/api/page.mdx'});
  return textOf(tree);
}

describe('a header of a vendor', () => {
  it('gives functions, callbacks and codes', async () => {
    const {functions, codes, statusType} = await parseHeader(VENDOR, FILE);
    expect(functions.map(({name, kind}) => [name, kind])).toEqual([
      ['ocr_read', 'function'],
      ['ocr_done', 'callback'],
      ['ocr_close', 'function'],
    ]);
    expect(statusType).toBe('ocr_result');
    expect(codes).toMatchObject([
      {name: 'OCR_OK', number: 0, cause: 'Done.'},
      {name: 'OCR_FAIL', number: 1, cause: 'Failed.'},
    ]);
  });

  it('is drawn on pages', async () => {
    expect(await draw('```c from-header="ocr_read"\n```')).toBe(
      '#include "vendor.h"\n\nocr_result ocr_read(ocr_handle engine, char **text);',
    );
    const parameters = await draw('<ApiParameters of="ocr_read" />');
    expect(parameters).toContain('engineocr_handlein, not NULLthe engine');
    expect(parameters).toContain('textchar **out, not NULLreceives the text');
    const errors = await draw('<ApiErrors of="ocr_read" />');
    expect(errors).toContain('a result code');
    expect(errors).toContain('OCR_FAIL (1)the image is damaged');
    const rules = await draw('<ApiRules of="ocr_close" />');
    expect(rules).toContain('ThreadsNot specified by the vendor.');
  });

  it('has a problem for each tag that is missing, and for a function without a comment', async () => {
    const problems = headerProblems(await parseHeader(VENDOR, FILE)).map(
      ({file, line, found}) => `${file}:${line}: ${found}`,
    );
    expect(problems).toContain('vendor.h:19: ocr_close has no comment');
    expect(problems).toContain('vendor.h:10: ocr_read: @task is missing');
  });
});
