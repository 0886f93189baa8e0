import path from 'node:path';
import {findOriginalFile} from '../pages/place';
import type {Fence} from '../pages/fences';
import type {SampleFile, ScriptSample, SampleSegment} from './collect';
import {SAMPLE_EXCEPTIONS, type SampleException} from './exceptions';

/** Whether a sample imports the SDK, or another sample. */
export function isRunnableSample({code}: ScriptSample): boolean {
  return /['"]spreadsheet-sdk['"]|from '\.\//.test(code);
}

/** Finds the entry of {@link SAMPLE_EXCEPTIONS} for a sample or its translation. */
export function findSampleException({
  segments,
}: ScriptSample): SampleException | undefined {
  const {fence} = segments[0]!;
  const file = findOriginalFile(fence.file) ?? fence.file;
  return SAMPLE_EXCEPTIONS.find(
    ({page, title}) => file.endsWith(page) && fence.meta.get('title') === title,
  );
}

/** Cuts a sample off after one of its fences. */
export function cutSampleAfter(
  sample: ScriptSample,
  segment: SampleSegment,
): ScriptSample {
  const last = segment.start + segment.lineCount - 1;
  return {
    ...sample,
    code: sample.code.split('\n').slice(0, last).join('\n'),
    segments: sample.segments.slice(0, sample.segments.indexOf(segment) + 1),
  };
}

/** Returns the files of a sample: the modules that it imports, then the sample itself. */
export function listSampleFiles({
  path: file,
  code,
  modules,
}: ScriptSample): SampleFile[] {
  return [...modules, {name: path.posix.basename(file), source: code}];
}

/** Converts a line number of a sample to file and line of its page. */
export function locateSampleLine(
  {segments}: ScriptSample,
  line: number,
): Pick<Fence, 'file' | 'line'> {
  const {fence, start} =
    segments.find(
      (segment) =>
        line >= segment.start && line < segment.start + segment.lineCount,
    ) ?? segments[0]!;
  return {file: fence.file, line: fence.line + line - start};
}
