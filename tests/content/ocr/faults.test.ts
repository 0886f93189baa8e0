import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {COMPILERS, TOOLCHAINS} from '../../../scripts/process/compilers';
import {mapInParallel} from '../../../scripts/process/inParallel';
import {runCommand} from '../../../scripts/process/run';
import {
  collectCSamples,
  type CSample,
} from '../../../scripts/samples/c/collect';
import {compileSample} from '../../../scripts/samples/c/compile';
import {compileConformance} from '../../../scripts/samples/c/conformance';
import {prepareFolder} from '../../../scripts/samples/c/playback';
import {listPages, parseMarkdownFile} from '../../../src/content';
import {IMAGES, ROOT} from '../../conformance/fixture';
import {
  NUMBERS,
  PREPARE,
  INSPECT,
  type Fault,
  FAULTS,
  EXPECTED,
  type Program,
  PROGRAMS,
  LICENCE_PROGRAMS,
} from '../../fixtures/ocr/faults';

const SOURCES = path.join(ROOT, 'docs-ocr/sample/programs');

const folders = new Map<string, string>();
let examples: readonly CSample[] = [];

const keyOf = ({name, file}: CSample) =>
  name in PROGRAMS || name in LICENCE_PROGRAMS
    ? name
    : `${name} of ${path.basename(file)}`;

beforeAll(async () => {
  const {samples} = collectCSamples(
    listPages(ROOT)
      .filter((file) => file.startsWith('docs-ocr/'))
      .map((file) => parseMarkdownFile(file, ROOT)),
    (file) => readFileSync(path.join(ROOT, file), 'utf8'),
  );
  examples = samples.filter(
    ({complete, transcripts}) => complete && transcripts.length > 0,
  );
  const compiler = COMPILERS[0]!;
  const library = await compileConformance(ROOT, compiler);
  const plain = await compileConformance(ROOT, compiler, {sanitized: false});
  const found = await mapInParallel(examples, 3, (sample) =>
    compileSample(sample, {
      root: ROOT,
      compiler,
      link: {folder: newFolder(`${keyOf(sample)}${sample.lang}`), library},
    }),
  );
  expect(found.flat()).toEqual([]);
  const needed = [
    plain,
    ...TOOLCHAINS.flatMap(({files}) => files),
    ...readdirSync(SOURCES).map((name) => path.join(SOURCES, name)),
  ];
  for (const [name, {build}] of Object.entries(PROGRAMS)) {
    if (build) {
      const folder = newFolder(name);
      needed.forEach((file) =>
        copyFileSync(file, path.join(folder, path.basename(file))),
      );
      expect(await runScript(folder, build)).toMatchObject({output: ''});
    }
  }
}, 600_000);

afterAll(() => {
  for (const folder of folders.values()) {
    rmSync(folder, {recursive: true, force: true});
  }
});

function newFolder(key: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  prepareFolder(folder, IMAGES);
  folders.set(key, folder);
  return folder;
}

const runScript = (folder: string, script: string, fault: Fault = {}) =>
  runCommand({
    program: 'bash',
    args: ['--norc', '-c', `exec 2>&1; ${script}`],
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      SHELL: '/bin/bash',
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: '.',
      ASAN_OPTIONS: 'exitcode=86',
      ARGO_CONFORMANCE_HOME: path.join(folder, 'home'),
      ARGO_CONFORMANCE_TRACE: path.join(folder, 'trace'),
      ...fault.env,
    },
    limitMs: fault.limitMs ?? 25_000,
    captured: true,
  });

/** Runs a program that meets a fault, and returns its exit code with what it did wrong. */
async function meet(
  folder: string,
  {start, args}: Pick<Program, 'start' | 'args'>,
  fault: Fault,
): Promise<string> {
  const run = `${start} ${args}`;
  const script = fault.script?.(run, start) ?? run;
  const {code, output} = await runScript(
    folder,
    `${PREPARE}; ${script}`,
    fault,
  );
  const left = (await runScript(folder, INSPECT)).output.trim().split('\n');
  const listed = output + left.slice(4).join('\n');
  const unlisted = NUMBERS.filter(
    (number) => !listed.includes(`${number}.jpg`),
  );
  return [
    code === 124 ? 'hangs' : String(code),
    // A thread may submit while another learns of the failure.
    Number(left[0]) > 1 && `${left[0]} submitted after 901`,
    code === 2 && /^late/m.test(output) && 'takes requests after 901',
    /exception ignored|threw|unhandled/i.test(output) &&
      'exception left a callback',
    output.includes('a callback failed') && 'failure of a callback reported',
    left[1] !== '0' && `${left[1]} files left`,
    left[2] !== '1' && 'licence changed',
    left[3] !== '80' && `${left[3]} of 80 texts left`,
    left.some((line) => line.startsWith('HALF')) && 'half text',
    fault.lists && unlisted.length > 0 && `${unlisted.length} not listed`,
  ]
    .filter(Boolean)
    .join(', ');
}

it(
  'programs obey the contract when something fails',
  {timeout: 900_000},
  async () => {
    const rows = await mapInParallel(
      Object.entries(PROGRAMS),
      2,
      async ([name, program]) => {
        const folder =
          folders.get(name) ??
          folders.get(`${name}c`) ??
          folders.get(`${name}cpp`)!;
        const cells: [string, string][] = [];
        for (const [title, fault] of Object.entries(FAULTS)) {
          const lists = fault.lists && !program.silent?.includes(title);
          cells.push([title, await meet(folder, program, {...fault, lists})]);
        }
        return [name, Object.fromEntries(cells)] as const;
      },
    );
    const expected = Object.entries(PROGRAMS).map(([name, program]) => [
      name,
      {...EXPECTED, ...program.expected},
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
  },
);

it.each(Object.entries(LICENCE_PROGRAMS))(
  '%s changes the licence only when told so',
  async (name, [run, expected]) => {
    const [start = '', args = ''] = run.split(/ (.*)/);
    const cells: [string, string][] = [];
    for (const title of Object.keys(expected)) {
      const fault: Fault = {...FAULTS[title], lists: false};
      cells.push([
        title,
        await meet(folders.get(`${name}c`)!, {start, args}, fault),
      ]);
    }
    expect(Object.fromEntries(cells)).toEqual(expected);
  },
);

it('examples submit nothing after ARGO_E_INTERNAL', async () => {
  const others = examples.filter(({name}) => !(name in PROGRAMS));
  const found = await mapInParallel(others, 2, async (sample) => {
    const {command} = sample.transcripts
      .flatMap(({steps}) => steps)
      .find((step) => step.command.includes(`./${sample.name}`))!;
    const {output} = await runScript(
      folders.get(`${keyOf(sample)}${sample.lang}`)!,
      `${PREPARE}; for step in 1 2 3 4 5; do rm -f trace; (export ARGO_CONFORMANCE_FAULT=internal:$step; ${command}) > /dev/null; echo "step $step: exit code $?"; cat trace 2> /dev/null; done`,
    );
    const wrong = output.match(/exit code (?![012]$).*|.* after .*/gm) ?? [];
    return wrong.map((line) => `${keyOf(sample)}: ${line}`);
  });
  expect(found.flat()).toEqual([]);
}, 600_000);
