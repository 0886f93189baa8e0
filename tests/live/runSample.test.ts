import {describe, expect, it} from 'vitest';
import {compileFiles, compileSample} from '../../src/live/compileSample';
import {findElements} from '../../src/live/runner/elementsOf';
import {evaluateInNode} from '../../src/live/runner/inNode';
import {findErrorLine, runSample} from '../../src/live/runner/runSample';

const seen: unknown[] = [];
const packages = {
  'spreadsheet-sdk': {see: (value: unknown) => seen.push(value)},
};

async function run(files: Record<string, string>): Promise<unknown[]> {
  seen.length = 0;
  const sources = Object.entries(files);
  await runSample(
    compileFiles(sources.map(([name, source]) => ({name, source}))),
    {
      packages,
      evaluate: evaluateInNode,
      line: () => undefined,
      fail: (error) => {
        throw error;
      },
    },
  );
  return [...seen];
}

describe('modules of a sample', () => {
  it('import the SDK and each other, and wait at their top level', async () => {
    expect(
      await run({
        'report.ts':
          'export const total: number = await Promise.resolve(3);\nexport type T = number;',
        'main.ts':
          "import {see} from 'spreadsheet-sdk';\nimport {total, type T} from './report';\nsee(total satisfies T);\nsee((await import('./report.ts')).total);",
      }),
    ).toEqual([3, 3]);
  });

  it('are told which module is not there', async () => {
    await expect(
      run({'a.ts': "import x from 'lodash';\nx();"}),
    ).rejects.toThrow(
      'There is no module "lodash" here: samples can import "spreadsheet-sdk".',
    );
  });

  it('fail at their own line', async () => {
    const error = await run({
      'a.ts':
        "import {see} from 'spreadsheet-sdk';\ninterface A {\n  b: string;\n}\nsee(({} as {a: A}).a.b);",
    }).catch((thrown: Error) => thrown);
    expect(findErrorLine((error as Error).stack!, 'a.ts')).toBe(5);
  });

  it('keep their lines when types and JSX go', () => {
    const source = 'const a: number =\n  1;\n\nexport const b = <p>{a}</p>;\n';
    const lines = compileSample(source, 'a.tsx').split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe('  1;');
    expect(() => compileSample('const = 1;', 'a.ts')).toThrow(/\(1:7\)/);
  });
});

it('finds the elements that a sample asks for', () => {
  expect(
    findElements([
      {
        name: 'a.ts',
        source:
          "createSpreadsheet('#sheet', {});document.querySelector<HTMLInputElement>('#file');document.querySelector('#save');",
      },
    ]),
  ).toEqual([
    {id: 'sheet', tag: 'div'},
    {id: 'file', tag: 'input'},
    {id: 'save', tag: 'div'},
  ]);
});
