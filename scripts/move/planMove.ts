import path from 'node:path';
import {isPageFile, PAGE_FOLDERS} from '../../src/content';
import type {MovedPages} from '../../src/site/sets/redirects';
import type {FileTree} from '../check/files';
import {MOVED_FILE} from '../check/siteTables';
import type {Move} from './readMove';
import {movedFile, renameAddress, renameId, renameReferences} from './rename';

/** Folders and files that may mention a page. */
const FOLDERS = [
  ...PAGE_FOLDERS,
  ...['sidebars', 'scripts', 'packages', 'bench', 'tests', 'guides'],
  'contracts',
];
const FILES = ['docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md'];

/** Files that are not edited; their mentions of the page are listed instead. */
const READ_ONLY =
  /^(?:contracts|tests\/(?:spec|fixtures)|bench\/(?:results|sites))\/|\/node_modules\//;

/** Changes to the repository, by path relative to its root. */
export interface MovePlan {
  /** Former names of moved files. */
  readonly removed: readonly string[];
  /** Full texts of new and changed files. */
  readonly written: Readonly<Record<string, string>>;
  /** `file:line` of mentions in files that are not edited. */
  readonly unchanged: readonly string[];
}

/** Plans the move of a page and its translations, with all mentions of it and a redirect. */
export function planMove(move: Move, files: FileTree): MovePlan {
  const candidates = FOLDERS.flatMap((folder) => files.list(folder))
    .concat(FILES.filter(files.has))
    .filter((file) => /\.(?:mdx?|tsx?|mts|json|h)$/.test(file));
  const texts = candidates
    .filter((file) => !READ_ONLY.test(file) && file !== MOVED_FILE)
    .map((file) => {
      const before = files.read(file);
      const after = renameId(move, file, renameAddress(move, before));
      return {
        file,
        now: movedFile(move, file),
        before,
        after: isPageFile(file)
          ? renameReferences(move, file, after, files.has)
          : after,
      };
    });
  return {
    removed: texts.flatMap(({file, now}) => (now === file ? [] : [file])),
    written: Object.fromEntries([
      ...texts
        .filter(
          ({file, now, before, after}) => now !== file || after !== before,
        )
        .map(({now, after}) => [now, after]),
      [MOVED_FILE, addRedirect(move, files.read(MOVED_FILE))],
    ]),
    unchanged: candidates
      .filter((file) => READ_ONLY.test(file))
      .flatMap((file) => findMentions(move, file, files.read(file))),
  };
}

/** Updates former rows, so that no redirect leads to another one or to itself. */
function addRedirect({set, from, to}: Move, text: string): string {
  const table = JSON.parse(text) as MovedPages;
  const rows = Object.entries({...table[set.id], [from.id]: to.id})
    .filter(([former]) => former !== to.id)
    .map(([former, page]) => [former, page === from.id ? to.id : page] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const moved = {...table, [set.id]: Object.fromEntries(rows)};
  return `${JSON.stringify(moved, null, 2)}\n`;
}

/** `tests/spec` lists pages by their id or its last part, so quoted names count as mentions there. */
function findMentions(move: Move, file: string, text: string): string[] {
  const {id} = move.from;
  const quoted = [id, path.posix.basename(id)].map((name) => `'${name}'`);
  const names = (line: string) =>
    renameAddress(move, line) !== line ||
    (file.startsWith('tests/spec/') &&
      quoted.some((name) => line.includes(name)));
  return text
    .split('\n')
    .flatMap((line, index) => (names(line) ? [`${file}:${index + 1}`] : []));
}
