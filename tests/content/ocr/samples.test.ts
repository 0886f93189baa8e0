import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {COMPILERS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {checkCSamples} from '../../../scripts/samples/c/check';
import {collectCSamples} from '../../../scripts/samples/c/collect';
import {C_WARNING_FLAGS} from '../../../scripts/samples/c/compile';
import {NOTICE_RECOGNITION} from '../../../src/components/home/noticeRecognition';
import {
  formatProblem,
  listPages,
  parseMarkdown,
  parseMarkdownFile,
} from '../../../src/content';
import {useFixture} from '../../conformance/fixture';
import {folderOf} from '../../support/folderOf';

const root = process.cwd();

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const GOOD = `#include <stdio.h>
#include "argo_sdk.h"
int main(void) {
  printf("%d\\n", getGpuCount());
  return 0;
}`;

/** A page with a program, whose code begins on line 6, and its output. */
function pageOf(code: string, output = '$ ./count\n0', meta = ''): string {
  const shown =
    output && `\n\`\`\`text title="Output"${meta}\n${output}\n\`\`\`\n`;
  return `---\ntitle: Page\n---\n\n\`\`\`c title="count.c"\n${code}\n\`\`\`\n${shown}`;
}

/** Collects the samples of a page. */
function collect(text: string, file = 'page.mdx') {
  const {problems, ...set} = collectCSamples([parseMarkdown(text, file)], read);
  return {...set, problems: problems.map(formatProblem)};
}

/** Compiles and runs the samples of a page, and returns the problems. */
async function check(text: string, file?: string): Promise<string[]> {
  const {samples} = collect(text, file);
  return (await checkCSamples(root, samples)).map(formatProblem);
}

describe('collectCSamples', () => {
  it.each([
    ['a program without output', pageOf(GOOD, ''), 'expected a text fence'],
    [
      'a program without a name',
      pageOf(GOOD).replace(' title="count.c"', ''),
      'a complete program without a name',
    ],
    [
      'an opt-out without reason',
      pageOf(GOOD).replace('title="count.c"', 'no-check'),
      'no-check without a reason',
    ],
  ])('refuses %s', (_, text, message) => {
    const {problems} = collect(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^page\.mdx:6: /);
    expect(problems[0]).toContain(message);
  });
});

describe('checkCSamples', () => {
  it('points compiler messages of both compilers to the line of the page', async () => {
    const problems = await check(
      pageOf(GOOD.replace('getGpuCount()', 'getGpus()')),
    );
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('page.mdx:9:');
    expect(problems[0]).toContain(': gcc: ');
    expect(problems[1]).toContain('page.mdx:9:');
    expect(problems[1]).toContain(': clang: ');
  });

  const ending = (code: string) => pageOf(GOOD.replace('return 0;', code));

  it.each([
    ['a warning', ending('int unused = 1;\n  return 0;'), /unused/],
    [
      'another output than its page shows',
      pageOf(GOOD, '$ ./count\n1'),
      /^page\.mdx:15: compiled by gcc, \$ \.\/count prints\n0\n {4}expected what the page shows\n1\n/,
    ],
    [
      'a leak',
      ending('char *text;\n  getOpenApi(&text);\n  return 0;'),
      /was not released with freePointer/,
    ],
    [
      'undefined behaviour',
      ending('volatile int shift = 40;\n  return 1 << shift;'),
      /page\.mdx:11:.*shift exponent/,
    ],
  ])('finds %s', async (_, text, message) => {
    expect((await check(text))[0]).toMatch(message);
  });

  it('follows a changed header', async () => {
    const scratch = folderOf(
      {'argo_sdk.h': 'int getGpus(void);\n'},
      onTestFinished,
    );
    const {samples} = collect(pageOf(GOOD));
    await expect(checkCSamples(root, samples, scratch)).rejects.toThrow(
      'The conformance library does not compile',
    );
  });
});

it(
  'the samples of the pages compile, run clean and print what their page shows',
  {timeout: 400_000},
  async () => {
    const pages = listPages(root).map((file) => parseMarkdownFile(file, root));
    const {samples, optOuts, problems} = collectCSamples(pages, read);
    expect(problems).toEqual([]);
    expect(optOuts.length).toBeLessThanOrEqual(3);
    const programs = samples.filter(({complete}) => complete);
    expect(programs.length).toBeGreaterThanOrEqual(40);
    expect(await checkCSamples(root, samples)).toEqual([]);
  },
);

/** Behaviour of the sample programs with input that the page does not show. */
const CASES = {
  asynchronous: {
    does: 'recognises every image of a long command line',
    command: `./asynchronous $(yes blank.png | head -150) | grep -c blank.png`,
    prints: '150',
  },
  server: {
    does: 'takes a request that is too long, a zero byte in a request, and none of a path',
    command: `B=$(base64 -w0 blank.png); (printf '1 '; yes | tr -d '\\n' | head -c 15000000; printf "\\n2 $B\\n3 $B\\0\\n4 blank.png\\n") | ./server | cut -c1-5 | sort`,
    prints: '1 413\n2 200\n3 200\n4 400',
  },
} as const;

it.each(COMPILERS)('$name compiles batch.cpp as C++20 too', async ({cpp}) => {
  const {output} = await runCommand({
    program: cpp,
    args: [
      ...['-std=c++20', ...C_WARNING_FLAGS, '-fsyntax-only', '-Icontracts/ocr'],
      'docs-ocr/sample/programs/batch.cpp',
    ],
    captured: true,
  });
  expect(output).toBe('');
});

describe.each(Object.entries(CASES))('%s', (name, {does, command, prints}) => {
  const folder = useFixture(name, `docs-ocr/sample/programs/${name}.c`);

  it(does, async () => {
    const {output} = await runCommand({
      program: 'bash',
      args: ['--norc', '-c', `exec 2>&1; ${command}`],
      cwd: folder(),
      env: {PATH: process.env['PATH']},
      limitMs: 20_000,
      captured: true,
    });
    expect(output.trimEnd()).toBe(prints);
  });
});

it('the landing pages and the page of results show the same output', () => {
  const page = readFileSync('docs-ocr/reference/options-results.mdx', 'utf8');
  const printed = page
    .split('\n')
    .filter((line) => line.startsWith('{"image":'))
    .map((line) => JSON.parse(line) as typeof NOTICE_RECOGNITION);
  const whole = printed.find(
    ({lines}) => lines.length === NOTICE_RECOGNITION.lines.length,
  );
  expect(whole).toMatchObject(NOTICE_RECOGNITION);

  const sample = readFileSync('docs-ocr/_home-sample.mdx', 'utf8');
  expect(sample).toContain('"notice.png"');
});
