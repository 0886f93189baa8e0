import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../src/sets/problem';
import {jsonFaultLine} from './jsonFaultLine';

/**
 * The place at which a module or a table of the project cannot be read, so that no check could begin.
 *
 * @param root - folder of the repository
 * @returns nothing when the error is another
 */
export function loadFault(error: Error, root: string): Problem | undefined {
  // As esbuild says it; who loads modules hands its text on, and not its table of errors.
  const [, module, line, text] =
    /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(error.message) ?? [];
  if (module !== undefined) {
    return problem(root, module, Number(line), text!);
  }
  const [, file, reason] =
    /^(\/.+\.json|[A-Z]:.+\.json): (.+)/.exec(error.message) ?? [];
  return error instanceof SyntaxError && file !== undefined
    ? problem(
        root,
        file,
        jsonFaultLine(readFileSync(file, 'utf8'), error),
        reason!,
      )
    : undefined;
}

function problem(
  root: string,
  file: string,
  line: number,
  reason: string,
): Problem {
  return {
    file: path
      .relative(root, path.resolve(root, file))
      .split(path.sep)
      .join('/'),
    line,
    found: `a module that cannot be read: ${reason}`,
    expected: 'one that can: no check begins without it',
    remedy: 'Correct the line, or the one before it, and run the check again.',
  };
}
