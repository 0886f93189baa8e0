import type {Fence} from '../../../src/sets/page/fences';
import type {ExpectedError} from './types';

/**
 * Reads `expect-error="3:2322,5:2345"`: the errors that a fence must have, as line of the fence and
 * number of the TypeScript error.
 *
 * @param problems - gets a message when the text cannot be read
 */
export function readExpectedErrors(
  fence: Fence,
  problems: string[],
): ExpectedError[] {
  const text = fence.meta.get('expect-error');
  if (text === undefined) {
    return [];
  }
  const expected = text.split(',').flatMap((part) => {
    const [, line, code] = /^\s*(\d+):(?:TS)?(\d+)\s*$/.exec(part) ?? [];
    return line && code ? [{line: Number(line), code: Number(code)}] : [];
  });
  if (expected.length !== text.split(',').length) {
    problems.push(
      `${fence.file}:${fence.line}: found expect-error="${text}"; expected line:code, for example expect-error="3:2322".`,
    );
  }
  return expected;
}
