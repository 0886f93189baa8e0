import type {Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  findFrontMatterLine,
  type FileProblem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {getTranslatedPagesFolder} from '../../../src/site/translations';
import {listOutline, type OutlinePart} from '../pageOutline';
import {isTextInLanguage, findTranslationFault} from '../translationFault';
import type {CheckRule} from '../types';

/** Translated keys, and keys with words of both languages. */
const TRANSLATED_KEYS = ['title', 'description', 'sidebar_label'];
const UNCHECKED_KEYS = ['keywords', 'tags'];

/**
 * Translations have the outline of their original and no English text. All pages of `src/pages` are
 * translated, because they show no notice that they are in English.
 */
export const run: CheckRule = ({pages, locales}) => {
  const translated = pages.filter(({locale}) => locale !== DOCS_LOCALE);
  return {
    inspected: translated.length,
    problems: [
      ...Object.keys(locales).flatMap((locale) =>
        findMissingPages(pages, locale),
      ),
      ...translated.flatMap((page) => {
        const original = pages.find(
          ({locale, area, id}) =>
            locale === DOCS_LOCALE && area === page.area && id === page.id,
        );
        const language = locales[page.locale];
        return original && language
          ? [
              ...compareOutlines(page, original),
              ...compareFrontMatter(page, original, language),
              ...findEnglishText(page, original, language),
            ]
          : {
              file: page.file,
              line: 1,
              found: 'a translation of a page that does not exist',
              expected: 'an English page at the same path',
              remedy:
                'Give the file the path of the page that it translates, or delete it with that page.',
            };
      }),
    ],
  };
};

function findMissingPages(
  pages: readonly SourcePage[],
  locale: string,
): FileProblem[] {
  const beside = pages.filter(
    ({area, partial}) => area === 'pages' && !partial,
  );
  return beside
    .filter((page) => page.locale === DOCS_LOCALE)
    .filter(
      ({id}) =>
        !beside.some((page) => page.locale === locale && page.id === id),
    )
    .map(({id, file}) => ({
      file: `${getTranslatedPagesFolder(locale)}/${id}.mdx`,
      line: 1,
      found: `no translation of ${file} into "${locale}"`,
      expected:
        'a translation: pages outside the documentation exist in every language of the site',
      remedy: `Copy ${file} to this path and translate its texts; headings keep their order and their ids.`,
    }));
}

/** Compares sections, up to the first heading that differs. */
function compareOutlines(
  page: SourcePage,
  original: SourcePage,
): FileProblem[] {
  const [ours, theirs] = [listOutline(page), listOutline(original)];
  const [surplus, missing] = [
    removeCommon(ours, theirs),
    removeCommon(theirs, ours),
  ];
  const odd = [...surplus, ...missing].sort((a, b) => a.section - b.section);
  const last = odd.find(({isHeading}) => isHeading)?.section ?? Infinity;
  const sections = new Set(odd.map(({section}) => section));
  return [...sections]
    .filter((section) => section <= last)
    .map((section) => {
      const isHere = (mark: OutlinePart) => mark.section === section;
      const [mine, other] = [surplus.filter(isHere), missing.filter(isHere)];
      const above = ours.filter((mark) => mark.section <= section).at(-1);
      return {
        file: page.file,
        line: (mine[0] ?? above)?.line ?? 1,
        found: joinParts(mine),
        expected: `${joinParts(other)}, as in ${original.file}:${other[0]?.line ?? theirs.find(isHere)?.line ?? 1}`,
        remedy:
          'Translate what is missing, or take away what the English page does not have; a heading keeps its id as `## … {/* #id */}`.',
      };
    });
}

/**
 * Removes marks that the other page has in the same section. Counts are ignored: a sentence may mention a name twice.
 */
function removeCommon(
  marks: readonly OutlinePart[],
  others: readonly OutlinePart[],
): OutlinePart[] {
  return marks.filter(
    ({what, section}) =>
      !others.some((each) => each.section === section && each.what === what),
  );
}

function joinParts(marks: readonly OutlinePart[]): string {
  return [...new Set(marks.map(({what}) => what))].join(', ') || 'nothing more';
}

/** Compares front matter. */
function compareFrontMatter(
  page: SourcePage,
  {file, frontMatter: theirs}: SourcePage,
  language: LocaleRow,
): FileProblem[] {
  const mine = page.frontMatter;
  return Object.keys({...theirs, ...mine})
    .filter((key) => !UNCHECKED_KEYS.includes(key))
    .flatMap((key) => {
      const [value, other] = [mine[key], theirs[key]];
      const isSame = JSON.stringify(value) === JSON.stringify(other);
      const fault =
        TRANSLATED_KEYS.includes(key) && typeof other === 'string'
          ? findTranslationFault(value, other, language)
          : !isSame && {
              found: JSON.stringify(value) ?? 'none',
              expected: `${JSON.stringify(other) ?? 'none'}, as in ${file}`,
              remedy: 'Use the same value on both pages.',
            };
      const at = {file: page.file, line: findFrontMatterLine(page, key)};
      return fault ? {...at, ...fault, found: `${key}: ${fault.found}`} : [];
    });
}

/** Finds the first block with four or more English words. */
function findEnglishText(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): FileProblem[] {
  const english = sentences(original).map(({what}) => what);
  return sentences(page)
    .filter(({what}) =>
      language.letters === undefined
        ? english.includes(what)
        : !isTextInLanguage(language, what, ''),
    )
    .slice(0, 1)
    .map(({what, line}) => ({
      file: page.file,
      line,
      found: `"${what}", in English as in ${original.file}`,
      expected: language.name,
      remedy:
        'Translate it and other English text, or delete the page: in a set, readers then see the English one.',
    }));
}

function sentences({tree}: SourcePage): {what: string; line: number}[] {
  const found: {what: string; line: number}[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node: Nodes) => {
    const texts: string[] = [];
    // Ignores code.
    visit(node, 'text', ({value}: Text) => {
      texts.push(value);
    });
    const what = texts.join('').replace(/\s+/g, ' ');
    // Counts `ARGO_E_FILE_NOT_FOUND` as one word.
    const words = what.match(/\p{Script=Latin}[\p{Script=Latin}_]+/gu) ?? [];
    if (words.length >= 4) {
      found.push({what, line: node.position?.start.line ?? 1});
    }
  });
  return found;
}
