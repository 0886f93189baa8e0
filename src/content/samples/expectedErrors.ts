import type {Fence} from '../page/fences';
import type {Problem} from '../problem';
import type {ExpectedError} from './types';

/**
 * Reads `expect-error="3:2322,5:2345"`: the errors that a fence must have, as line of the fence and
 * number of the TypeScript error.
 */
export function readExpectedErrors(fence: Fence): {
  expected: ExpectedError[];
  problems: Problem[];
} {
  const text = fence.meta.get('expect-error');
  if (text === undefined) {
    return {expected: [], problems: []};
  }
  const parts = text.split(',');
  const expected = parts.flatMap((part) => {
    const [, line, code] = /^\s*(\d+):(?:TS)?(\d+)\s*$/.exec(part) ?? [];
    return line && code ? [{line: Number(line), code: Number(code)}] : [];
  });
  const unread: Problem = {
    file: fence.file,
    line: fence.line,
    found: `expect-error="${text}"`,
    expected: 'line:code, with commas between several',
    remedy:
      'Write for example expect-error="3:2322": line 3 of the fence has error TS2322.',
  };
  return {
    expected,
    problems: expected.length === parts.length ? [] : [unread],
  };
}
