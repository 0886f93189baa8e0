import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import {findOriginalFile, isPageFile} from '../../src/content';
import {TRANSLATED_LOCALES} from '../../src/site/locales';
import {
  getSearchTermsFile,
  SEARCH_TERMS_LOCALE,
} from '../../src/site/translations';
import type {PageMove} from './readMove';

const LOCALE_PREFIX = `(?:/(?:${['en', ...TRANSLATED_LOCALES].join('|')}))?`;

/** Returns the new path of the moved page or of its translations. Paths of other files are returned unchanged. */
export function getMovedPath({set, from, to}: PageMove, file: string): string {
  return findOriginalFile(file) === from.file
    ? file.slice(0, set.folder.length - from.file.length) +
        to.file.slice(set.folder.length)
    : file;
}

/**
 * Replaces the address and the path of the moved page in a text. Addresses may have a locale prefix, and end
 * with an anchor, a query, a slash, `.md` or `.html`.
 */
export function renameAddress({from, to}: PageMove, text: string): string {
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
export function renameReferences(
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
export function renameDocId(
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
