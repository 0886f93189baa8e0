import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import {findOriginalFile, isPageFile, PAGE_FOLDERS} from '../../src/content';
import {TRANSLATED_LOCALES} from '../../src/site/locales';
import type {MovedPages} from '../../src/site/sets/redirects';
import {
  getSearchTermsFile,
  SEARCH_TERMS_LOCALE,
} from '../../src/site/translations';
import {MOVED_PAGES_FILE} from '../check/dataFiles';
import type {FileTree} from '../check/files';
import type {PageMove} from './readMove';

/** Folders and files that may mention a page, so that a move must update them. */
const FOLDERS = [
  ...PAGE_FOLDERS,
  ...['sidebars', 'scripts', 'packages', 'bench', 'tests', 'guides'],
  'contracts',
];
const FILES = ['docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md'];

/** Files that a move does not edit. Their mentions of the page are only listed. */
const READ_ONLY =
  /^(?:contracts|tests\/(?:spec|fixtures)|bench\/(?:results|sites))\/|\/node_modules\//;

/** Changes to the repository that a move requires. Paths are relative to the repository's root. */
export interface MovePlan {
  /** Old paths of moved files. */
  readonly removed: readonly string[];
  /** Path → complete text of a new or changed file. */
  readonly written: Readonly<Record<string, string>>;
  /** Mentions of the page in files that are not edited, as `file:line`. */
  readonly unchanged: readonly string[];
}

/** Plans the move of a page and its translations. Updates all mentions of the page, and adds a redirect. */
export function planMove(move: PageMove, files: FileTree): MovePlan {
  const candidates = FOLDERS.flatMap((folder) => files.list(folder))
    .concat(FILES.filter(files.has))
    .filter((file) => /\.(?:mdx?|tsx?|mts|json|h)$/.test(file));
  const texts = candidates
    .filter((file) => !READ_ONLY.test(file) && file !== MOVED_PAGES_FILE)
    .map((file) => {
      const before = files.read(file);
      const after = renameDocId(move, file, renameAddress(move, before));
      return {
        file,
        now: getMovedPath(move, file),
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
      [MOVED_PAGES_FILE, addRedirect(move, files.read(MOVED_PAGES_FILE))],
    ]),
    unchanged: candidates
      .filter((file) => READ_ONLY.test(file))
      .flatMap((file) => findMentions(move, file, files.read(file))),
  };
}

/** Adds a redirect, and updates older ones so that none leads to another redirect or to itself. */
function addRedirect({set, from, to}: PageMove, text: string): string {
  const table = JSON.parse(text) as MovedPages;
  const rows = Object.entries({...table[set.id], [from.id]: to.id})
    .filter(([former]) => former !== to.id)
    .map(([former, page]) => [former, page === from.id ? to.id : page] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const moved = {...table, [set.id]: Object.fromEntries(rows)};
  return `${JSON.stringify(moved, null, 2)}\n`;
}

/**
 * Finds mentions of a page. `tests/spec` lists pages by id or by the last part of the id, so quoted names
 * count as mentions there.
 */
function findMentions(move: PageMove, file: string, text: string): string[] {
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

const LOCALE_PREFIX = `(?:/(?:${['en', ...TRANSLATED_LOCALES].join('|')}))?`;

/** Returns the new path of the moved page or of its translations. Paths of other files are returned unchanged. */
function getMovedPath({set, from, to}: PageMove, file: string): string {
  return findOriginalFile(file) === from.file
    ? file.slice(0, set.folder.length - from.file.length) +
        to.file.slice(set.folder.length)
    : file;
}

/**
 * Replaces the address and the path of the moved page in a text. Addresses may have a locale prefix, and end
 * with an anchor, a query, a slash, `.md` or `.html`.
 */
function renameAddress({from, to}: PageMove, text: string): string {
  const route = `(?<![\\w/.:-])(${LOCALE_PREFIX})${escapeStringRegexp(from.route)}(?![\\w-]|/\\w|\\.(?!(?:md|html)\\b)\\w)`;
  const file = `(?<=^|[^\\w/.-]|@site/)${escapeStringRegexp(from.file)}(?!\\w)`;
  return text
    .replace(new RegExp(route, 'g'), (_, prefix: string) => prefix + to.route)
    .replace(new RegExp(file, 'g'), () => to.file);
}

/** Matches relative paths in Markdown links, attributes and imports. */
const RELATIVE_PATH =
  /(?<=[("'<]|\]: *)(?![a-z][\w+.-]+:|[/@#])[^\s()"'<>#?]+(?=[\s)"'>#?]|$)/gi;

/**
 * Updates relative paths in a page, so that they lead to the same files after the move.
 *
 * @param file - path of the page before the move
 * @param exists - whether a file exists before the move
 */
function renameReferences(
  move: PageMove,
  file: string,
  text: string,
  exists: (file: string) => boolean,
): string {
  const now = getMovedPath(move, file);
  return text.replace(RELATIVE_PATH, (reference) => {
    const named = path.posix.join(path.posix.dirname(file), reference);
    const target = getMovedPath(move, named);
    if ((now === file && target === named) || !exists(named)) {
      return reference;
    }
    const relative = path.posix.relative(path.posix.dirname(now), target);
    const written = relative.startsWith('.') ? relative : `./${relative}`;
    return written === `./${reference}` ? reference : written;
  });
}

/** Replaces the id of the moved page in files that refer to pages of its set by id. */
function renameDocId(
  {set, from, to}: PageMove,
  file: string,
  text: string,
): string {
  const id = escapeStringRegexp(from.id);
  if (isPageFile(file)) {
    const sameSet = findOriginalFile(file)?.startsWith(`${set.folder}/`);
    return sameSet
      ? text.replace(
          new RegExp(`^(pagination_(?:prev|next): *)${id}$`, 'gm'),
          (_, key: string) => key + to.id,
        )
      : text;
  }
  const tables = [
    `sidebars/${set.id}.ts`,
    `src/site/sets/${set.id}/set.ts`,
    getSearchTermsFile(SEARCH_TERMS_LOCALE, set.id),
  ];
  // In other files, ids are replaced only if they contain a folder, because ids like `intro` are common
  // words.
  const hasIds =
    tables.includes(file) ||
    (from.id.includes('/') && file.includes(`/${set.id}/`));
  return hasIds
    ? text.replace(new RegExp(`(?<=(['"]))${id}(?=\\1)`, 'g'), () => to.id)
    : text;
}
