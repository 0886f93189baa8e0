import path from 'node:path';
import {findOriginal, isPageFile} from '../../src/content';
import {TRANSLATED_LOCALES} from '../../src/site/locales';
import {searchTerms, TERMS_LOCALE} from '../../src/site/translations';
import type {Move} from './readMove';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const LANGUAGE = `(?:/(?:${['en', ...TRANSLATED_LOCALES].join('|')}))?`;

/** Where a file stands after a move: the page and its translations go, others stay. */
export function fileAfter({set, from, to}: Move, file: string): string {
  return findOriginal(file) === from.file
    ? file.slice(0, set.folder.length - from.file.length) +
        to.file.slice(set.folder.length)
    : file;
}

/**
 * Gives a text the new address and path of a page, wherever they stand whole: behind the prefix of a language,
 * and with an anchor, a query, a slash or the ending of a built file after them.
 */
export function renameAddress({from, to}: Move, text: string): string {
  const route = `(?<![\\w/.:-])(${LANGUAGE})${escaped(from.route)}(?![\\w-]|/\\w|\\.(?!(?:md|html)\\b)\\w)`;
  const file = `(?<=^|[^\\w/.-]|@site/)${escaped(from.file)}(?!\\w)`;
  return text
    .replace(new RegExp(route, 'g'), (_, prefix: string) => prefix + to.route)
    .replace(new RegExp(file, 'g'), () => to.file);
}

/** What a link of Markdown, an attribute or an import may name: between brackets or quotes, and no address. */
const REFERENCE =
  /(?<=[("'<]|\]: *)(?![a-z][\w+.-]+:|[/@#])[^\s()"'<>#?]+(?=[\s)"'>#?]|$)/gi;

/**
 * Lets relative references of a page lead where they led before.
 *
 * @param file - path of the page before the move
 * @param exists - whether a path is a file, before the move
 */
export function renameReferences(
  move: Move,
  file: string,
  text: string,
  exists: (file: string) => boolean,
): string {
  const now = fileAfter(move, file);
  return text.replace(REFERENCE, (reference) => {
    const named = path.posix.join(path.posix.dirname(file), reference);
    const target = fileAfter(move, named);
    if ((now === file && target === named) || !exists(named)) {
      return reference;
    }
    const relative = path.posix.relative(path.posix.dirname(now), target);
    const written = relative.startsWith('.') ? relative : `./${relative}`;
    return written === `./${reference}` ? reference : written;
  });
}

/** Gives the page its new id, in files that name the pages of a set by their ids. */
export function renameId(
  {set, from, to}: Move,
  file: string,
  text: string,
): string {
  const id = escaped(from.id);
  if (isPageFile(file)) {
    const sameSet = findOriginal(file)?.startsWith(`${set.folder}/`);
    return sameSet
      ? text.replace(
          new RegExp(`^(pagination_(?:prev|next): *)${id}$`, 'gm'),
          (_, key: string) => key + to.id,
        )
      : text;
  }
  const naming = [
    `sidebars/${set.id}.ts`,
    `src/site/sets/${set.id}/set.ts`,
    searchTerms(TERMS_LOCALE, set.id),
  ];
  // Without a folder, an id is a word that may mean anything elsewhere.
  const isNaming =
    naming.includes(file) ||
    (from.id.includes('/') && file.includes(`/${set.id}/`));
  return isNaming
    ? text.replace(new RegExp(`(?<=(['"]))${id}(?=\\1)`, 'g'), () => to.id)
    : text;
}
