import path from 'node:path';
import {originalOf} from '../page/place';
import {SAMPLE_EXCEPTIONS, type SampleException} from './exceptions';
import type {SampleFile, ScriptSample, Segment} from './types';

/**
 * Whether a sample is there to be run: it imports the SDK or a sample that does, and compiles. What
 * must not compile is there to show why; a module of types alone has nothing to run.
 */
export function isRunnable({segments, code}: ScriptSample): boolean {
  return (
    segments.every(({expected}) => expected.length === 0) &&
    /['"]spreadsheet-sdk['"]|from '\.\//.test(code)
  );
}

/** What is exceptional about running a sample, if anything is. */
export function exceptionOf({
  segments,
}: ScriptSample): SampleException | undefined {
  const {fence} = segments[0]!;
  // A translation has the samples of its page.
  const file = originalOf(fence.file) ?? fence.file;
  return SAMPLE_EXCEPTIONS.find(
    ({page, title}) => file.endsWith(page) && fence.meta.get('title') === title,
  );
}

/** A sample up to the end of one of its fences, with what that fence continues. */
export function upTo(sample: ScriptSample, segment: Segment): ScriptSample {
  const last = segment.start + segment.lineCount - 1;
  return {
    ...sample,
    code: sample.code.split('\n').slice(0, last).join('\n'),
    segments: sample.segments.slice(0, sample.segments.indexOf(segment) + 1),
  };
}

/** A sample behind the samples that it imports. */
export function filesOf({
  path: file,
  code,
  modules,
}: ScriptSample): SampleFile[] {
  return [...modules, {name: path.posix.basename(file), source: code}];
}
