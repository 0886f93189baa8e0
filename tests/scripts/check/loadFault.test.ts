import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {transform} from 'esbuild';
import {afterAll, describe, expect, it} from 'vitest';
import {loadFault} from '../../../scripts/check/loadFault';
import {formatProblem} from '../../../src/sets/problem';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'load-'));
afterAll(() => rmSync(FOLDER, {recursive: true}));

describe('a module that stops the gate before it begins', () => {
  it('is named with its line, when it is no TypeScript', async () => {
    const error = await transform('const a = 1;\nconst b = {;\n', {
      loader: 'ts',
      sourcefile: path.join(FOLDER, 'src/table.ts'),
      logLevel: 'silent',
    }).catch((reason: unknown) => reason as Error);
    expect(formatProblem(loadFault(error as Error, FOLDER)!)).toMatch(
      /^src\/table\.ts:2: a module that cannot be read: .+\n.+no check begins.+\n.+Correct the line/,
    );
  });

  it('is named with its line, when it is no JSON', () => {
    const file = path.join(FOLDER, 'table.json');
    writeFileSync(file, '{\n  "a": 1,\n}\n');
    const error = new SyntaxError(
      `${file}: Expected double-quoted property name in JSON at position 13`,
    );
    expect(formatProblem(loadFault(error, FOLDER)!)).toContain(
      'table.json:3: ',
    );
  });

  it('is nothing else that goes wrong', () => {
    expect(loadFault(new Error('a fault'), FOLDER)).toBeUndefined();
  });
});
