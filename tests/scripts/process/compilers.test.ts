import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {missingCompilers} from '../../../scripts/process/compilers';

it('names the compilers that are missing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compilers-'));
  expect(missingCompilers(folder)).toEqual(['gcc', 'clang']);
  const gcc = path.join(folder, 'gcc');
  writeFileSync(gcc, '');
  chmodSync(gcc, 0o755);
  expect(missingCompilers(folder)).toEqual(['clang']);
});
