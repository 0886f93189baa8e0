import {describe, expect, it} from 'vitest';
import {
  compileFiles,
  compileSample,
  findElements,
} from '../../src/live/compileSample';
import {MAX_LINES, type FromFrame} from '../../src/live/protocol';
import {evaluateInNode} from '../../src/live/runner/inNode';
import {
  findErrorLine,
  createLimitedLogger,
  runSample,
} from '../../src/live/runner/runSample';

async function run(files: Record<string, string>): Promise<unknown[]> {
  const seen: unknown[] = [];
  const see = (value: unknown) => seen.push(value);
  const sources = Object.entries(files);
  await runSample(
    compileFiles(sources.map(([name, source]) => ({name, source}))),
    {
      packages: {'spreadsheet-sdk': {see}},
      evaluate: evaluateInNode,
      log: () => undefined,
      fail: (error) => {
        throw error;
      },
    },
  );
  return seen;
}

describe('modules of a sample', () => {
  it('import the SDK and each other, with top-level await', async () => {
    expect(
      await run({
        'report.ts':
          'export const total: number = await Promise.resolve(3);\nexport type T = number;',
        'main.ts':
          "import {see} from 'spreadsheet-sdk';\nimport {total, type T} from './report';\nsee(total satisfies T);\nsee((await import('./report.ts')).total);",
      }),
    ).toEqual([3, 3]);
  });

  it('cannot import other packages', async () => {
    await expect(
      run({'a.ts': "import x from 'lodash';\nx();"}),
    ).rejects.toThrow(
      'There is no module "lodash" here: samples can import "spreadsheet-sdk".',
    );
  });

  it('report errors at the line of the source', async () => {
    const error = await run({
      'a.ts':
        "import {see} from 'spreadsheet-sdk';\ninterface A {\n  b: string;\n}\nsee(({} as {a: A}).a.b);",
    }).catch((thrown: Error) => thrown);
    expect(findErrorLine((error as Error).stack!, 'a.ts')).toBe(5);
  });

  it('keep their line numbers when compiled', () => {
    const source = 'const a: number =\n  1;\n\nexport const b = <p>{a}</p>;\n';
    const lines = compileSample(source, 'a.tsx').split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe('  1;');
    expect(() => compileSample('const = 1;', 'a.ts')).toThrow(/\(1:7\)/);
  });
});

it('finds the elements that a sample looks up', () => {
  const source =
    "createSpreadsheet('#sheet', {});document.querySelector<HTMLInputElement>('#file');document.querySelector('#save');";
  expect(findElements([{name: 'a.ts', source}])).toEqual([
    {id: 'sheet', tag: 'div'},
    {id: 'file', tag: 'input'},
    {id: 'save', tag: 'div'},
  ]);
});

it('limits the number and length of logged lines', () => {
  const sent: FromFrame[] = [];
  const log = createLimitedLogger((message) => sent.push(message));
  log('a\nb', 'warning');
  for (let turn = 0; turn < 3 * MAX_LINES; turn += 1) {
    log('x'.repeat(5000), 'log');
  }
  expect(sent.slice(0, 2)).toMatchObject([
    {type: 'warning', text: 'a'},
    {type: 'warning', text: 'b'},
  ]);
  expect(sent).toHaveLength(MAX_LINES);
  expect(sent[2]!.text).toHaveLength(2000);
});
