import type {DocsSetId} from '../../../src/sets/index';
import type {MovedPages} from '../../../src/sets/redirects';
import type {FileTree} from '../../check/files';
import {MOVED_FILE} from '../../check/siteTables';
import type {MovedId} from './renameId';

/**
 * The table of former addresses after a further move. Each leads to a page in one step, and none to
 * itself when a page comes back.
 *
 * @param published - whether readers may know the address that the page had
 * @returns JSON
 */
export function withMove(
  files: FileTree,
  set: DocsSetId,
  {from, to}: MovedId,
  published: boolean,
): string {
  const table = JSON.parse(files.read(MOVED_FILE)) as MovedPages;
  const rows = Object.entries(table[set] ?? {})
    .filter(([former]) => former !== to)
    .map(([former, page]) => [former, page === from ? to : page] as const);
  const moved = [...rows, ...(published ? [[from, to] as const] : [])];
  const sets = Object.entries({
    ...table,
    [set]: Object.fromEntries(moved.sort(([a], [b]) => (a < b ? -1 : 1))),
  });
  return JSON.stringify(
    Object.fromEntries(
      sets.filter(([, ids]) => Object.keys(ids).length > 0).sort(),
    ),
    null,
    2,
  );
}
