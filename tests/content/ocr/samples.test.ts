import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {COMPILERS} from '../../../scripts/process/compilers';
import {runCommand} from '../../../scripts/process/run';
import {checkCSamples} from '../../../scripts/samples/c/check';
import {collectCSamples} from '../../../scripts/samples/c/collect';
import {C_WARNING_FLAGS} from '../../../scripts/samples/c/compile';
import {
  checkForeignPrograms,
  collectForeignPrograms,
} from '../../../scripts/samples/foreign/check';
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
  batch: {
    does: 'stops at Ctrl+C without a further result, and keeps what it has read',
    command: `mkdir many; for i in $(seq 20); do cp blank.png many/$i.png; done; export ARGO_CONFORMANCE_DELAY_MS=1500; ./batch many & sleep 2.2; kill -INT $!; wait $!; echo $?; ls many/*.txt | wc -l`,
    prints: 'stopped\n2 read, 0 failed\n130\n2',
  },
  queue: {
    does: 'fails when an image fails, and delivers the others',
    command: `./queue blank.png nowhere.png $(yes blank.png | head -20) > out; echo $?; grep -c "^---" out`,
    prints: 'nowhere.png: status 302\n1\n21',
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

/** Runs one command with a sample in another language, after `change` has edited its code. */
async function playForeign(
  name: string,
  output: (command: string) => string,
  change = (code: string) => code,
): Promise<string[]> {
  const [program] = collectForeignPrograms([
    parseMarkdownFile('docs-ocr/sample/other_languages.mdx'),
  ]).filter(({fence}) => fence.meta.get('title') === name);
  const {fence, session} = program!;
  const code = change(read(`docs-ocr/sample/programs/${name}`));
  const command = session!.code.replace(/ notice.png no-such-file.png[^]*/, '');
  const [start] = command.split('\n').splice(-1);
  const build = command.slice(0, command.length - start!.length);
  const found = await checkForeignPrograms(root, [
    {
      ...program!,
      fence: {...fence, code, meta: new Map([['title', name]])},
      session: {...session!, code: build + output(start!)},
    },
  ]);
  return found.map(formatProblem);
}

/** If a callback fails, the image counts as failed, and the program still ends. */
it.each([
  ['recognise.py', 'text.decode("utf-8")', 'text.no_such_name'],
  ['Recognise.cs', '= Argo.FromUtf8(result)', '= images[images.Length]'],
  ['Recognise.java', 'result.getString(0, "UTF-8")', 'images[-1]'],
])('%s survives an exception', {timeout: 60_000}, async (name, from, to) => {
  const found = await playForeign(
    name,
    (start) =>
      `${start} notice.png 2> errors | head -1\n--- notice.png: status -1`,
    (code) => {
      expect(code).toContain(from);
      return code.replace(from, to);
    },
  );
  expect(found).toEqual([]);
});

/** If a program does not release its engine, the library changes its exit code. */
it.each([
  ['recognise.py', 'INT', 130],
  ['recognise.py', 'TERM', 143],
  ['Recognise.cs', 'INT', 130],
  ['Recognise.java', 'INT', 130],
  ['Batch.java', 'TERM', 143],
])('%s ends after SIG%s', {timeout: 60_000}, async (name, signal, exitCode) => {
  const found = await playForeign(
    name,
    (start) =>
      `$ set -m; exec 2> jobs; export ARGO_CONFORMANCE_DELAY_MS=1000; ${start.slice(2)} blank.png blank.png blank.png > texts 2>&1 & until grep -q argo_sdk /proc/$!/maps; do sleep 0.1; done; sleep 0.5; kill -${signal} $!; wait $!; echo $?\n${exitCode}`,
  );
  expect(found).toEqual([]);
});

describe.each(Object.entries(CASES))('%s', (name, {does, command, prints}) => {
  const folder = useFixture(
    name,
    `docs-ocr/sample/programs/${name}${name === 'batch' ? '.cpp' : '.c'}`,
  );

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
