import path from 'node:path';
import {isPageFile, PAGE_FOLDERS} from '../../src/content';
import type {MovedPages} from '../../src/site/sets/redirects';
import type {FileTree} from '../check/files';
import type {Move} from './readMove';
import {fileAfter, renameAddress, renameId, renameReferences} from './rename';

/** Where former addresses of pages stand, by set: ids before and after a move. */
const MOVED_FILE = 'src/site/sets/movedPages.json';

/** Where a page may be named. */
const FOLDERS = [
  ...PAGE_FOLDERS,
  ...['sidebars', 'scripts', 'runtime', 'bench', 'tests', 'guides'],
  'contracts',
];
const FILES = ['docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md'];

/** What is not changed: the specification, contracts, what was measured, and sites of others. */
const FIXED =
  /^(?:contracts|tests\/(?:spec|fixtures)|bench\/(?:results|sites))\/|\/node_modules\//;

/** What a move does to the repository. Paths are relative to its root. */
export interface MovePlan {
  /** Files that are taken away: their texts are among `written`. */
  readonly removed: readonly string[];
  /** Whole texts of files, new and changed ones. */
  readonly written: Readonly<Record<string, string>>;
  /** `file:line` of what names the page and is not changed. */
  readonly left: readonly string[];
}

/** Plans the move of a page within its set, with its translations, what names it, and a redirect. */
export function planMove(move: Move, files: FileTree): MovePlan {
  const named = FOLDERS.flatMap((folder) => files.list(folder))
    .concat(FILES.filter(files.has))
    .filter((file) => /\.(?:mdx?|tsx?|mts|json|h)$/.test(file));
  const texts = named
    .filter((file) => !FIXED.test(file) && file !== MOVED_FILE)
    .map((file) => {
      const before = files.read(file);
      const after = renameId(move, file, renameAddress(move, before));
      return {
        file,
        now: fileAfter(move, file),
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
      [MOVED_FILE, withRedirect(move, files.read(MOVED_FILE))],
    ]),
    left: named
      .filter((file) => FIXED.test(file))
      .flatMap((file) => mentions(move, file, files.read(file))),
  };
}

/** The table with a further move: each row leads to a page in one step, none where a page comes back. */
function withRedirect({set, from, to}: Move, text: string): string {
  const table = JSON.parse(text) as MovedPages;
  const rows = Object.entries({...table[set.id], [from.id]: to.id})
    .filter(([former]) => former !== to.id)
    .map(([former, page]) => [former, page === from.id ? to.id : page] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const moved = {...table, [set.id]: Object.fromEntries(rows)};
  return `${JSON.stringify(moved, null, 2)}\n`;
}

/** The specification names pages by their ids, or by the last word of them. */
function mentions(move: Move, file: string, text: string): string[] {
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
