import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {findProgram} from '../../process/findProgram';
import {inParallel} from '../../process/inParallel';
import {collectCSamples} from '../../samples/c/collect';
import {analyserOf, analyseSample, compileHeader} from '../cSamples/analyse';
import {withOtherConvention} from '../cSamples/convention';
import {modelOf} from '../cSamples/model';
import {unlockedProblems} from '../cSamples/unlocked';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

/** How many compilers run at a time. */
const AT_ONCE = 2;

/** C samples compile, share nothing without its lock, lose nothing that the library gives them, and use nothing that they gave back. */
export async function run({pages, files}: Sources): Promise<CheckResult> {
  const {samples} = collectCSamples(pages, files.read);
  const read = samples.filter((sample) => findProgram([analyserOf(sample)]));
  const skipped = samples.length - read.length;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'analysed-'));
  try {
    const source = files.read(HEADER_FILE);
    const header = await parseHeader(source, HEADER_FILE);
    for (const [name, text] of [
      ['plain', source],
      ['strict', withOtherConvention(source)],
      ['model', modelOf(header, '../strict/argo_sdk.h')],
    ] as const) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, path.basename(HEADER_FILE)), text);
    }
    const lacking = findProgram([analyserOf({lang: 'cpp'})])
      ? await compileHeader(HEADER_FILE, source, folder)
      : [];
    const found = await inParallel(
      read.map((sample, index) => ({sample, index})),
      AT_ONCE,
      ({sample, index}) => analyseSample(sample, folder, index),
    );
    return {
      inspected: samples.length,
      problems: [
        ...lacking,
        ...found.flat(),
        ...samples.flatMap(unlockedProblems),
      ],
      ...(skipped > 0 && {note: `${skipped} not read, for want of clang`}),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
