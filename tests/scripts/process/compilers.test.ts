import {chmodSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {
  assertCompilers,
  missingCompilers,
} from '../../../scripts/process/compilers';
import {scratchFolder} from '../../support/scratchFolder';

it('names the compilers that are missing, and how to install them', () => {
  const folder = scratchFolder('compilers', onTestFinished);
  const install = (name: string) => {
    writeFileSync(path.join(folder, name), '');
    chmodSync(path.join(folder, name), 0o755);
  };
  const missing = () => missingCompilers(folder).map(({name}) => name);
  expect(missing()).toEqual(['gcc', 'clang']);
  install('gcc');
  // C alone is not enough: samples are written in C++ too.
  expect(missing()).toEqual(['gcc', 'clang']);
  install('g++');
  expect(missing()).toEqual(['clang']);
  expect(() => assertCompilers(folder)).toThrow(
    /^No clang and clang\+\+ on the PATH; .*apt-get install clang libclang-rt/,
  );
});
