import {existsSync, readFileSync} from 'node:fs';
import escapeStringRegexp from 'escape-string-regexp';
import type {Link, Root, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString as textOf} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {getPageStore, type SourcePage, type md} from '../../content';
import {
  DOCS_LOCALE,
  LOCALE_TABLE,
  type Locale,
  type LocaleRow,
} from '../../site/locales';
import {getGeneratedTextsFile} from '../../site/translations';
import type {MemberRow} from './memberRows';

/** Matches English words, but not names of keys and systems such as `Ctrl+Home` and `macOS`. */
const ENGLISH_WORD = /(?:^|[\s(])[a-z]{2,}(?![A-Za-z])|^[A-Z][a-z]+\.?$/;

/**
 * Translates generated blocks, except the comments of the contract, which are translated already or stay English: these
 * get a `lang`.
 */
export function translateBlocks(blocks: md.Block[], locale: Locale): void {
  const replace = createReplacer(locale);
  const letters = (LOCALE_TABLE as Partial<Record<Locale, LocaleRow>>)[locale]
    ?.letters;
  const isEnglish = (text: string) =>
    letters !== undefined &&
    ENGLISH_WORD.test(text) &&
    !new RegExp(letters, 'u').test(text);
  const root: Root = {type: 'root', children: blocks};
  visit(root, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement') {
      translateAttributes(node, replace);
    }
    if ('name' in node && node.name === 'code') {
      return SKIP;
    }
    if (node.type === 'link') {
      translateTitle(node, locale);
    }
    if (node.type === 'text') {
      node.value = replace(node.value);
      if (isEnglish(node.value)) {
        parent!.children[index!] = markEnglish(node) as never;
        return SKIP;
      }
    }
    return undefined;
  });
}

function markEnglish(text: Text): md.Inline {
  return {
    type: 'emphasis',
    children: [text],
    data: {hName: 'span', hProperties: {lang: DOCS_LOCALE}},
  };
}

/** Returns a function that translates texts between names and comments, and returns other texts unchanged. */
function createReplacer(locale: Locale): (text: string) => string {
  const file = getGeneratedTextsFile(locale);
  const texts = (
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as Readonly<Record<string, string>>;
  const patterns = Object.keys(texts)
    .filter((english) => english.includes('{}'))
    .map((english) => {
      const parts = english.split('{}').map(escapeStringRegexp);
      return [new RegExp(`^${parts.join('(.+?)')}$`), texts[english]!] as const;
    });
  return (english) => {
    const [pattern, text] = patterns.find(([each]) => each.test(english)) ?? [];
    const names = pattern?.exec(english)?.slice(1) ?? [];
    return (
      texts[english] ??
      text?.replaceAll('{}', () =>
        names
          .shift()!
          .split(', ')
          .map((name) => texts[name] ?? name)
          .join(', '),
      ) ??
      english
    );
  };
}

function translateAttributes(
  {attributes}: MdxJsxFlowElement,
  replace: (text: string) => string,
): void {
  for (const attribute of attributes) {
    const {name = '', value} =
      attribute.type === 'mdxJsxAttribute' ? attribute : {};
    if (typeof value === 'string') {
      attribute.value =
        name === 'rows' ? translateRows(value, replace) : replace(value);
    }
  }
}

/** Translates the rows of an alphabetical index. */
function translateRows(
  json: string,
  replace: (text: string) => string,
): string {
  const rows = JSON.parse(json) as MemberRow[];
  return JSON.stringify(
    rows.map((row) => ({...row, ...(row.note && {note: replace(row.note)})})),
  );
}

/** Replaces the English title and heading in the text of a link to a translated page. */
function translateTitle(link: Link, locale: Locale): void {
  const [route, anchor] = link.url.split('#');
  const [english, own] = [DOCS_LOCALE, locale].map((each) =>
    getPageStore()
      .pages()
      .find((page) => page.locale === each && page.route === route),
  );
  const headingOf = ({headings}: SourcePage) =>
    headings.find(({id}) => id === anchor)?.text ?? '';
  const isPlain = link.children.every(({type}) => type === 'text');
  if (english && own && isPlain) {
    const [title, heading] = [english.title, headingOf(english)];
    const texts: Readonly<Record<string, string>> = {
      [title]: own.title,
      [heading]: headingOf(own),
      [`${title} (${heading})`]: `${own.title} (${headingOf(own)})`,
    };
    const value = texts[textOf(link)];
    link.children = value ? [{type: 'text', value}] : link.children;
  }
}
