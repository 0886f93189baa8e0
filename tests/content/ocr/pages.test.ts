import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkOcrPages} from '../../../scripts/check/ocr/checkPages';

const root = process.cwd();

describe('the pages of the set', () => {
  it('have every part of the anatomy, and name only codes of the header', async () => {
    const report = await checkOcrPages(root);
    expect(report).toMatchObject({functions: 24, codes: 33, pages: 39});
    expect(report.mentions).toBeGreaterThan(200);
    expect(report.problems).toEqual([]);
  });
});

describe('checkOcrPages', () => {
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'ocr-'));
    cpSync('contracts', path.join(copy, 'contracts'), {recursive: true});
    cpSync('docs-ocr', path.join(copy, 'docs-ocr'), {recursive: true});
  });
  afterEach(() => rmSync(copy, {recursive: true, force: true}));

  function edit(file: string, from: string | RegExp, to: string): void {
    const full = path.join(copy, file);
    const text = readFileSync(full, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(full, changed);
  }

  const RUN = 'docs-ocr/api/run.mdx';
  it.each([
    ['a section left out', /## Rules \{#rules\}\n/, '', 'level 2 sections are'],
    ['sections out of order', '{#remarks}', '{#notes}', 'level 2 sections are'],
    [
      'a table of another function',
      '<ApiErrors of="run" />',
      '<ApiErrors of="runBase64" />',
      'expected <ApiErrors of="run" />',
    ],
    [
      'a signature typed by hand',
      'from-header="run"',
      'from-header="walk"',
      'from-header="run"',
    ],
    [
      'a missing table',
      '<ApiRules of="run" />',
      'Thread-safe.',
      'expected <ApiRules of="run" />',
    ],
    [
      'an example that does not use the function',
      /status = run\(/g,
      'status = walk(',
      'expected a complete C program that uses run',
    ],
    [
      'a lead without the name',
      /`run` is the simplest way/,
      'This is the simplest way',
      'expected a first paragraph',
    ],
    [
      'another symbol',
      'symbol: run',
      'symbol: ran',
      'front matter symbol is "ran"',
    ],
    [
      'neighbours out of call order',
      'pagination_next: api/runBase64',
      'pagination_next: api/runAsync',
      'expected "api/runBase64"',
    ],
    [
      'a code that does not exist',
      '#ARGO_E_TIMEOUT',
      '#ARGO_E_LATE',
      'ARGO_E_LATE is not in the header',
    ],
  ])('finds %s', async (_, from, to, message) => {
    edit(RUN, from, to);
    const {problems} = await checkOcrPages(copy);
    expect(problems.join('\n')).toContain(message);
    for (const problem of problems) {
      expect(problem).toMatch(/^docs-ocr\/api\/run\.mdx:\d+: /);
    }
  });

  it('finds a wrong number beside a code', async () => {
    edit('docs-ocr/intro.mdx', '[302](', '[303](');
    expect((await checkOcrPages(copy)).problems).toEqual([
      expect.stringMatching(
        /^docs-ocr\/intro\.mdx:\d+: ARGO_E_FILE_NOT_FOUND is 302 in the header, not 303$/,
      ),
    ]);
  });

  it('finds a function without a page, and says where it is declared', async () => {
    rmSync(path.join(copy, RUN));
    expect((await checkOcrPages(copy)).problems).toEqual([
      expect.stringMatching(
        /^contracts\/ocr\/argo_sdk\.h:\d+: run has no page docs-ocr\/api\/run\.mdx$/,
      ),
    ]);
  });

  it('finds a header that no longer states a rule', async () => {
    edit('contracts/ocr/argo_sdk.h', / \* @thread exclusive - .*\n/, '');
    expect((await checkOcrPages(copy)).problems[0]).toContain(
      '@thread must be',
    );
  });
});
