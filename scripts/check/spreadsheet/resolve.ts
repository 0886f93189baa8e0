import {
  findMember,
  typesIn,
} from '../../../src/sets/spreadsheet/contract/lookUp';
import type {Contract} from '../../../src/sets/spreadsheet/contract/types';
import {VARIABLES} from '../../../src/sets/spreadsheet/contract/variables';
import {PLATFORM_NAMES} from './platformNames';

/** Endings of file names, so that `app.css` is not taken for a member. */
const FILE_NAME =
  /\.(?:ts|tsx|js|json|css|html|vue|xlsx|csv|tgz|wasm|xml|png)$/;

/**
 * Says whether a name that a page mentions exists.
 *
 * @param name - as written, arguments left out
 * @returns `undefined` when it does; else what is wrong with it
 */
export function nameProblem(
  contract: Contract,
  name: string,
): string | undefined {
  if (PLATFORM_NAMES.has(name) || FILE_NAME.test(name)) {
    return undefined;
  }
  const [first, ...rest] = name.split('.');
  if (rest.length === 0) {
    return isKnown(contract, first!) ? undefined : 'no such export or member';
  }
  const start =
    VARIABLES[first!] ?? (contract.symbols.has(first!) ? first! : undefined);
  if (start !== undefined) {
    return walk(contract, start, rest);
  }
  return isKnown(contract, rest.at(-1)!)
    ? undefined
    : `no such member ${rest.at(-1)}`;
}

function isKnown(contract: Contract, name: string): boolean {
  return (
    contract.symbols.has(name) ||
    [...contract.symbols.values()].some(({members}) =>
      members.some(
        (member) => member.name === name || member.type.includes(`'${name}'`),
      ),
    )
  );
}

// Follows `sheets.active.name` through the types of its members, as far as they are the contract's.
function walk(
  contract: Contract,
  start: string,
  path: readonly string[],
): string | undefined {
  let type: string | undefined = start;
  for (const step of path) {
    if (type === undefined) {
      return undefined;
    }
    const found: ReturnType<typeof findMember> = findMember(
      contract,
      type,
      step,
    );
    if (!found) {
      return `${type} has no member ${step}`;
    }
    type = typesIn(contract, found.member.type)[0];
  }
  return undefined;
}
