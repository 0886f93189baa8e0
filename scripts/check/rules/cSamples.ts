import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {OCR_CONTRACT} from '../../../src/site/sets/ocr/contract';
import {COMPILERS} from '../../process/compilers';
import {findProgram} from '../../process/findProgram';
import {mapInParallel} from '../../process/inParallel';
import {collectCSamples} from '../../samples/c/collect';
import {compileSample} from '../../samples/c/compile';
import type {CheckSources} from '../sources';
import type {CheckResult} from '../types';

const CONCURRENCY = 2;

/** C and C++ samples compile without warnings, with the first installed compiler. */
export async function run({pages, files}: CheckSources): Promise<CheckResult> {
  const {samples} = collectCSamples(pages, files.read);
  const compiler = COMPILERS.find(
    ({c, cpp}) => findProgram([c]) && findProgram([cpp]),
  );
  if (!compiler) {
    return {
      inspected: samples.length,
      problems: [],
      note: 'not compiled, for want of clang and gcc',
    };
  }
  const contract = path.join(files.root, path.dirname(OCR_CONTRACT.file));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'c-samples-'));
  try {
    const found = await mapInParallel(samples, CONCURRENCY, (sample) =>
      compileSample(sample, {
        root: files.root,
        folder: mkdtempSync(path.join(folder, 'sample-')),
        compiler,
        contract,
      }),
    );
    return {inspected: samples.length, problems: found.flat()};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
