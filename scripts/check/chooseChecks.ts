import type {Problem} from '../../src/sets/problem';
import {dataSyntax} from './readable';
import {parsing} from './rules/parsing';
import type {Check} from './types';

/**
 * The checks that a command asks for.
 *
 * @param only - names with commas between them; every check when absent
 * @throws Error listing the names when one is unknown, or none is given
 */
export function chooseChecks(
  checks: readonly Check[],
  only: string | undefined,
): readonly Check[] {
  if (only === undefined) {
    return checks;
  }
  const wanted = only.split(',').map((name) => name.trim());
  const names = checks.map(({name}) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `--only: expected names of checks with commas between them, received ${unknown.map((name) => `"${name}"`).join(', ')}. There are: ${names.join(', ')}.`,
    );
  }
  return checks.filter(({name}) => wanted.includes(name));
}

/**
 * What can be checked at all: while a page or a file of data cannot be read, the check that says so, since the others
 * would miss everywhere what it holds, and say that.
 */
export function readableFirst(
  checks: readonly Check[],
  unparsed: readonly Problem[],
  isDataReadable = true,
): readonly Check[] {
  const first = [
    ...(unparsed.length === 0 ? [] : [parsing]),
    ...(isDataReadable ? [] : [dataSyntax]),
  ];
  return first.length === 0 ? checks : first;
}
