import {describe, expect, it} from 'vitest';
import {diskFiles, overlayFiles} from '../../../scripts/check/files';
import {checkOcrReference} from '../../../scripts/check/ocr/checkReference';
import {listPages} from '../../../src/sets/page/listPages';
import {parsePage, type SourcePage} from '../../../src/sets/page/sourcePage';
import {formatProblem} from '../../../src/sets/problem';

const root = process.cwd();
const disk = diskFiles(root);
const pages = listPages(root, ['docs-ocr']).map((file) =>
  parsePage(file, disk.read(file)),
);

describe('the pages of the set', () => {
  it('have every part of the anatomy, and name only codes of the header', async () => {
    const report = await checkOcrReference({files: disk, pages});
    expect(report).toMatchObject({
      members: 65,
      described: 65,
      pages: pages.length,
    });
    expect(report.mentions).toBeGreaterThan(200);
    expect(report.problems).toEqual([]);
  });
});

describe('checkOcrReference', () => {
  /** What is found when a file says something else. */
  async function problemsAfter(
    file: string,
    from: string | RegExp,
    to: string,
  ): Promise<string[]> {
    const text = disk.read(file);
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return problemsWith(
      {[file]: changed},
      pages.map((page) =>
        page.file === file ? parsePage(file, changed) : page,
      ),
    );
  }

  async function problemsWith(
    changes: Readonly<Record<string, string | null>>,
    changed: readonly SourcePage[],
  ): Promise<string[]> {
    const files = overlayFiles(disk, changes);
    const {problems} = await checkOcrReference({files, pages: changed});
    return problems.map(formatProblem);
  }

  const RUN = 'docs-ocr/api/run.mdx';
  it.each([
    ['a section left out', /## Rules \{\/\* #rules \*\/\}\n/, '', 'level 2 sections are'],
    ['sections out of order', '{/* #remarks */}', '{/* #notes */}', 'level 2 sections are'],
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
      /Use `run` to read/,
      'Use this to read',
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
      'ARGO_E_LATE, which is not in the header',
    ],
    [
      'a status that a sample does not look at',
      'status = run(handle, image,',
      'run(handle, image,',
      'run is called, and its status is not looked at',
    ],
  ])('finds %s', async (_, from, to, message) => {
    const problems = await problemsAfter(RUN, from, to);
    expect(problems.join('\n')).toContain(message);
    for (const problem of problems) {
      expect(problem).toMatch(/^docs-ocr\/api\/run\.mdx:\d+: /);
    }
  });

  it('finds a wrong number beside a code', async () => {
    expect(
      await problemsAfter('docs-ocr/intro.mdx', '[302](', '[303]('),
    ).toEqual([
      expect.stringMatching(
        /^docs-ocr\/intro\.mdx:\d+: 303 as the number of ARGO_E_FILE_NOT_FOUND\n {4}expected 302, as in the header\n/,
      ),
    ]);
  });

  it('finds a function without a page, and says where it is declared', async () => {
    const others = pages.filter(({file}) => file !== RUN);
    expect(await problemsWith({[RUN]: null}, others)).toEqual([
      expect.stringMatching(
        /^contracts\/ocr\/argo_sdk\.h:\d+: run without a page of its own\n {4}expected a page at docs-ocr\/api\/run\.mdx\n/,
      ),
    ]);
  });

  it('finds a header that no longer states a rule', async () => {
    const [first] = await problemsAfter(
      'contracts/ocr/argo_sdk.h',
      / \* @thread exclusive - .*\n/,
      '',
    );
    expect(first).toContain('@thread must be');
  });
});
