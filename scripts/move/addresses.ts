import {TRANSLATED_LOCALES} from '../../src/site/locales';

/** Replaces a name wherever it stands whole in a text. */
export type Rename = (text: string) => string;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PREFIX = `(?:/(?:${['en', ...TRANSLATED_LOCALES].join('|')}))?`;

/**
 * Replaces the address of a page: with or without the path of a language before it, and with an
 * anchor, a query, a slash or the ending of a built file behind it.
 */
export function renameRoute(from: string, to: string): Rename {
  const pattern = new RegExp(
    `(?<![\\w/.:-])(${PREFIX})${escaped(from)}(?![\\w-]|/\\w|\\.(?!(?:md|html)\\b)\\w)`,
    'g',
  );
  return (text) =>
    text.replace(pattern, (_, prefix: string) => `${prefix}${to}`);
}

/** Replaces the path of a file. */
export function renameFile(from: string, to: string): Rename {
  const pattern = new RegExp(
    `(?<=^|[^\\w/.-]|@site/)${escaped(from)}(?!\\w)`,
    'g',
  );
  return (text) => text.replace(pattern, () => to);
}

/** Replaces an anchor where it stands behind the address of its page. */
export function renameAnchor(route: string, from: string, to: string): Rename {
  const pattern = new RegExp(
    `(?<![\\w/.:-])(${PREFIX}${escaped(route)}(?:\\.md|\\.html|/)?)#${escaped(from)}(?![\\w-])`,
    'g',
  );
  return (text) =>
    text.replace(pattern, (_, before: string) => `${before}#${to}`);
}

/** Replaces a word between quotes. */
export function renameQuoted(from: string, to: string): Rename {
  const pattern = new RegExp(`(?<=['"])${escaped(from)}(?=['"])`, 'g');
  return (text) => text.replace(pattern, () => to);
}
