import type {Nodes, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  frontMatterLine,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE, type LocaleRow} from '../../../src/site/locales';
import {translatedPages} from '../../../src/site/translations';
import {outlineOf, type Mark} from '../pageOutline';
import {isWrittenIn, translationFault} from '../translationFault';
import type {Rule} from '../types';

/** Translated keys, and keys with words of both languages. */
const SENTENCES = ['title', 'description', 'sidebar_label'];
const WORDS = ['keywords', 'tags'];

/**
 * Translations have the outline of their original and no English text. All pages of `src/pages` are
 * translated, because they show no notice that they are in English.
 */
export const run: Rule = ({pages, locales}) => {
  const translated = pages.filter(({locale}) => locale !== DOCS_LOCALE);
  return {
    inspected: translated.length,
    problems: [
      ...Object.keys(locales).flatMap((locale) => missingPages(pages, locale)),
      ...translated.flatMap((page) => {
        const original = pages.find(
          ({locale, area, id}) =>
            locale === DOCS_LOCALE && area === page.area && id === page.id,
        );
        const language = locales[page.locale];
        return original && language
          ? [
              ...outlineProblems(page, original),
              ...matterProblems(page, original, language),
              ...englishText(page, original, language),
            ]
          : {
              file: page.file,
              line: 1,
              found: 'a translation of a page that there is not',
              expected: 'an English page at the same path',
              remedy:
                'Give the file the path of the page that it translates, or take it away with that page.',
            };
      }),
    ],
  };
};

function missingPages(pages: readonly SourcePage[], locale: string): Problem[] {
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
      file: `${translatedPages(locale)}/${id}.mdx`,
      line: 1,
      found: `no such page, the translation of ${file} into "${locale}"`,
      expected:
        'one: pages beside the documentation are shown in every language of the site',
      remedy: `Copy ${file} to this path and translate its texts; headings keep their order and their ids.`,
    }));
}

/** Compares sections, up to the first heading that differs. */
function outlineProblems(page: SourcePage, original: SourcePage): Problem[] {
  const [ours, theirs] = [outlineOf(page), outlineOf(original)];
  const [surplus, lost] = [without(ours, theirs), without(theirs, ours)];
  const odd = [...surplus, ...lost].sort((a, b) => a.section - b.section);
  const last = odd.find(({isHeading}) => isHeading)?.section ?? Infinity;
  const sections = new Set(odd.map(({section}) => section));
  return [...sections]
    .filter((section) => section <= last)
    .map((section) => {
      const isHere = (mark: Mark) => mark.section === section;
      const [mine, other] = [surplus.filter(isHere), lost.filter(isHere)];
      const above = ours.filter((mark) => mark.section <= section).at(-1);
      return {
        file: page.file,
        line: (mine[0] ?? above)?.line ?? 1,
        found: list(mine),
        expected: `${list(other)}, as in ${original.file}:${other[0]?.line ?? theirs.find(isHere)?.line ?? 1}`,
        remedy:
          'Translate what is missing, or take away what the English page does not have; a heading keeps its id as `## … {/* #id */}`.',
      };
    });
}

/**
 * Removes marks that the other page has in the same section. Counts are ignored: a sentence may mention a
 * name twice.
 */
function without(marks: readonly Mark[], others: readonly Mark[]): Mark[] {
  return marks.filter(
    ({what, section}) =>
      !others.some((each) => each.section === section && each.what === what),
  );
}

function list(marks: readonly Mark[]): string {
  return [...new Set(marks.map(({what}) => what))].join(', ') || 'nothing more';
}

/** Compares front matter. */
function matterProblems(
  page: SourcePage,
  {file, frontMatter: theirs}: SourcePage,
  language: LocaleRow,
): Problem[] {
  const mine = page.frontMatter;
  return Object.keys({...theirs, ...mine})
    .filter((key) => !WORDS.includes(key))
    .flatMap((key) => {
      const [value, other] = [mine[key], theirs[key]];
      const isSame = JSON.stringify(value) === JSON.stringify(other);
      const fault =
        SENTENCES.includes(key) && typeof other === 'string'
          ? translationFault(value, other, language)
          : !isSame && {
              found: JSON.stringify(value) ?? 'none',
              expected: `${JSON.stringify(other) ?? 'none'}, as in ${file}`,
              remedy: 'Bring both pages to the same value.',
            };
      const at = {file: page.file, line: frontMatterLine(page, key)};
      return fault ? {...at, ...fault, found: `${key}: ${fault.found}`} : [];
    });
}

/** Finds the first block with four or more English words. */
function englishText(
  page: SourcePage,
  original: SourcePage,
  language: LocaleRow,
): Problem[] {
  const english = sentences(original).map(({what}) => what);
  return sentences(page)
    .filter(({what}) =>
      language.letters === undefined
        ? english.includes(what)
        : !isWrittenIn(language, what, ''),
    )
    .slice(0, 1)
    .map(({what, line}) => ({
      file: page.file,
      line,
      found: `"${what}", in English as in ${original.file}`,
      expected: language.name,
      remedy:
        'Translate it and what else is in English, or take the page away: in a set readers then get the English one.',
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
