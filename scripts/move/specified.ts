import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {refuse} from './refuse';

/** Where the tests have what the specification lists of the sets, relative to the repository's root. */
export const SPEC_FILE = 'tests/spec/sets.ts';

/** Where the specification lists an address: `file:line` by address. */
export type SpecifiedAddresses = ReadonlyMap<string, string>;

interface SpecModule {
  readonly SPEC_SETS: Readonly<Record<string, object>>;
  readonly pagesOf: (set: object) => string[];
}

/**
 * Reads which pages of the sets the specification lists; none in a checkout without its tests.
 *
 * @param root - folder of the repository
 */
export async function specifiedAddresses(
  root: string,
): Promise<SpecifiedAddresses> {
  const file = path.join(root, SPEC_FILE);
  if (!existsSync(file)) {
    return new Map();
  }
  const {SPEC_SETS, pagesOf} = (await loadFreshModule(file)) as SpecModule;
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    Object.entries(SPEC_SETS).flatMap(([set, pages]) =>
      pagesOf(pages).map((id) => [
        `/${set}/${id}`,
        `${SPEC_FILE}:${lineOf(lines, set, id)}`,
      ]),
    ),
  );
}

/** The line on which a set names a page: by its id where it stands in no group, else by its last word. */
function lineOf(lines: readonly string[], set: string, id: string): number {
  const from = lines.findIndex((line) => line.startsWith(`  ${set}: {`));
  const names = [`'${id}'`, `'${path.posix.basename(id)}'`];
  const at = lines.findIndex(
    (line, index) => index > from && names.some((name) => line.includes(name)),
  );
  return at + 1;
}

/**
 * Refuses to move a page whose address the specification lists.
 *
 * @throws Error naming where it is listed, and what is to be changed for it to move
 */
export function refuseSpecified(route: string, place: string): never {
  refuse(
    route,
    'a page whose address the specification does not list',
    `one that it lists (${place})`,
    `tests/spec and tests/build fail when it moves. Once the specification has the new address, repeat the command with --against-specification, and write the new address at ${place}.`,
  );
}
