import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {checkSamples} from '../../../scripts/samples/c/checkSamples';
import {collectSamples} from '../../../scripts/samples/c/samples';
import {listPages} from '../../../src/sets/page/listPages';

const root = process.cwd();
const scratch = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(scratch, {recursive: true, force: true}));

const GOOD = `#include <stdio.h>
#include "argo_sdk.h"
int main(void) {
  printf("%d\\n", getGpuCount());
  return 0;
}`;

/** A page with one program, whose code begins on line 6, and the output that it shows. */
function pageOf(code: string, output = '$ ./count\n0', meta = ''): string {
  const shown =
    output && `\n\`\`\`text title="Output"${meta}\n${output}\n\`\`\`\n`;
  return `---\ntitle: Page\n---\n\n\`\`\`c title="count.c"\n${code}\n\`\`\`\n${shown}`;
}

/** Collects and checks one made-up page. */
async function check(text: string) {
  writeFileSync(path.join(scratch, 'page.mdx'), text);
  const collection = collectSamples(scratch, ['page.mdx']);
  return {
    collection,
    report: await checkSamples(root, collection.samples),
  };
}

describe('collectSamples', () => {
  it('finds programs, their outputs and the settings of an output', async () => {
    writeFileSync(
      path.join(scratch, 'page.mdx'),
      pageOf(GOOD, '$ ./count\n2', ' gpus="2"'),
    );
    const {samples, problems} = collectSamples(scratch, ['page.mdx']);
    expect(problems).toEqual([]);
    expect(samples).toHaveLength(1);
    expect(samples[0]).toMatchObject({line: 6, name: 'count', complete: true});
    expect(samples[0]!.transcripts[0]).toMatchObject({
      settings: {gpus: '2'},
      steps: [{line: 15, command: './count', output: '2'}],
    });
  });

  it.each([
    ['a program without output', pageOf(GOOD, ''), 'expected a text fence'],
    [
      'a program without a name',
      pageOf(GOOD).replace(' title="count.c"', ''),
      'needs a file name',
    ],
    [
      'an opt-out without reason',
      pageOf(GOOD).replace('title="count.c"', 'no-check'),
      'needs a reason',
    ],
  ])('refuses %s', (_, text, message) => {
    writeFileSync(path.join(scratch, 'page.mdx'), text);
    const {problems} = collectSamples(scratch, ['page.mdx']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^page\.mdx:6: /);
    expect(problems[0]).toContain(message);
  });
});

describe('collectSamples on a part of a page', () => {
  it('asks for no output', () => {
    mkdirSync(path.join(scratch, 'src/_parts'), {recursive: true});
    writeFileSync(path.join(scratch, 'src/_parts/page.mdx'), pageOf(GOOD, ''));
    const {samples, problems} = collectSamples(scratch, [
      'src/_parts/page.mdx',
    ]);
    expect(samples).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('checkSamples', () => {
  it('points compiler messages of both compilers to the line of the page', async () => {
    const {report} = await check(
      pageOf(GOOD.replace('getGpuCount()', 'getGpus()')),
    );
    expect(report.problems).toHaveLength(2);
    expect(report.problems[0]).toContain('page.mdx:9:');
    expect(report.problems[0]).toContain('(gcc)');
    expect(report.problems[1]).toContain('page.mdx:9:');
    expect(report.problems[1]).toContain('(clang)');
  });

  it('takes a warning for an error', async () => {
    const {report} = await check(
      pageOf(GOOD.replace('return 0;', 'int unused = 1;\n  return 0;')),
    );
    expect(report.problems[0]).toContain('unused');
  });

  it('compares what a program prints with what its page shows', async () => {
    const {report} = await check(pageOf(GOOD, '$ ./count\n1'));
    expect(report.problems[0]).toContain(
      'page.mdx:15: $ ./count: prints\n0\nbut the page shows\n1',
    );
  });

  it('finds a leak', async () => {
    const leak = GOOD.replace(
      'return 0;',
      'char *text;\n  getOpenApi(&text);\n  return 0;',
    );
    const {report} = await check(pageOf(leak));
    expect(report.problems[0]).toContain('was not released with freePointer');
  });

  it('finds memory errors and undefined behaviour', async () => {
    const bad = GOOD.replace(
      'return 0;',
      'volatile int shift = 40;\n  return 1 << shift;',
    );
    const {report} = await check(pageOf(bad));
    expect(report.problems[0]).toContain('page.mdx:11:');
    expect(report.problems[0]).toContain('shift exponent');
  });

  it('follows a changed header', async () => {
    writeFileSync(path.join(scratch, 'argo_sdk.h'), 'int getGpus(void);\n');
    const {samples} = (await check(pageOf(GOOD))).collection;
    await expect(checkSamples(root, samples, scratch)).rejects.toThrow(
      'The conformance library does not compile',
    );
  });
});

describe('the samples of the pages', () => {
  it(
    'compile, run clean and print what their page shows',
    {timeout: 400_000},
    async () => {
      const pages = listPages(root, ['docs-ocr']);
      const {samples, optOuts, fromHeader, problems} = collectSamples(
        root,
        pages,
      );
      expect(problems).toEqual([]);
      expect(optOuts.length).toBeLessThanOrEqual(3);
      expect(fromHeader).toBe(24);
      const report = await checkSamples(root, samples);
      expect(report.programs).toBeGreaterThanOrEqual(40);
      expect(report.problems).toEqual([]);
    },
  );
});
