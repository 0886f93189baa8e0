import {keyLine} from '../../../src/sets/page/frontMatter';
import type {PageHeading} from '../../../src/sets/page/headings';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {LEGAL_TEXTS} from '../../../src/site/legalTexts';
import {translatedPages} from '../../../src/site/translations';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';
import {nameProblems} from '../statedNames';
import {numberProblems} from '../statedNumbers';
import {blockProblems} from '../translatedBlocks';
import {untranslatedProblems} from '../untranslated';

/**
 * A page and its translation have the same headings, level by level and anchor by anchor, the same lists,
 * tables, elements and links below each, and no words of the English page are left in the translation. Pages beside
 * the documentation have a translation in every locale: nothing says that they are in English.
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
        return original
          ? [
              ...pairProblems(page, original),
              ...blockProblems(page, original),
              ...matterProblems(page, original),
              ...numberProblems(page, original),
              ...(language
                ? [
                    ...nameProblems(page, original, language),
                    ...untranslatedProblems(page, original, language),
                  ]
                : []),
            ]
          : {
              file: page.file,
              line: 1,
              found: 'a translation of a page that there is not',
              expected: 'an English page at the same path',
              remedy:
                'Give the file the path of the page that it translates. Where the page is gone, take the translation away; `npm run move` moves both.',
            };
      }),
    ],
  };
};

function missingPages(pages: readonly SourcePage[], locale: string): Problem[] {
  // Legal texts have a check of their own, for their versions too.
  const isLegal = (route: string) =>
    LEGAL_TEXTS.some(({path}) => `${route}/`.startsWith(`${path}/`));
  const ids = new Set(
    pages
      .filter((page) => page.area === 'pages' && page.locale === locale)
      .map(({id}) => id),
  );
  return pages
    .filter(
      ({area, locale: own, partial, route}) =>
        area === 'pages' && own === DOCS_LOCALE && !partial && !isLegal(route),
    )
    .filter(({id}) => !ids.has(id))
    .map(({id, file}) => ({
      file: `${translatedPages(locale)}/${id}.mdx`,
      line: 1,
      found: `no such page, the translation of ${file} into "${locale}"`,
      expected:
        'one: pages beside the documentation are shown in every language of the site',
      remedy: `Copy ${file} to this path and translate its texts; headings keep their order and their ids, {#…}.`,
    }));
}

/** Keys of front matter whose values are texts of a language; search terms may be of both. */
const TEXTS = ['title', 'description', 'sidebar_label', 'keywords', 'tags'];

/** Days, ids and switches that differ from those of the page. */
function matterProblems(page: SourcePage, original: SourcePage): Problem[] {
  const keys = new Set(
    [page, original].flatMap(({frontMatter}) => Object.keys(frontMatter)),
  );
  return [...keys]
    .filter((key) => !TEXTS.includes(key))
    .flatMap((key): Problem[] => {
      const [mine, other] = [page, original].map(({frontMatter}) =>
        JSON.stringify(frontMatter[key]),
      );
      return mine === other
        ? []
        : [
            {
              file: page.file,
              line: keyLine(page, key),
              found: mine === undefined ? `no ${key}` : `${key}: ${mine}`,
              expected: `${other ?? 'none'}, as in ${original.file}`,
              remedy: 'Bring both pages to the same value.',
            },
          ];
    });
}

function pairProblems(page: SourcePage, original: SourcePage): Problem[] {
  const ours = page.headings;
  const theirs = original.headings;
  const length = Math.max(ours.length, theirs.length);
  for (let index = 0; index < length; index += 1) {
    const [mine, other] = [ours[index], theirs[index]];
    if (
      mine?.level !== other?.level ||
      mine?.explicitId !== other?.explicitId
    ) {
      return [
        {
          file: page.file,
          line: mine?.line ?? ours.at(-1)?.line ?? 1,
          found: describe(mine),
          expected: `${describe(other)}, as in ${original.file}:${other?.line ?? original.headings.at(-1)?.line ?? 1}`,
          remedy: outlineRemedy(mine, other),
        },
      ];
    }
  }
  return [];
}

function outlineRemedy(
  mine: PageHeading | undefined,
  other: PageHeading | undefined,
): string {
  if (!other) {
    return 'Take it away here, or add the section to the English page.';
  }
  const written = `${'#'.repeat(other.level)} …${other.explicitId ? ` {#${other.explicitId}}` : ''}`;
  return mine
    ? `If the section of the English page is missing above this line, translate it there; if the heading is its translation, write it as \`${written}\`.`
    : `Translate the section and begin it with \`${written}\`.`;
}

function describe(heading: PageHeading | undefined) {
  return heading
    ? `"${heading.text}", a heading of level ${heading.level} ${heading.explicitId ? `with the id "${heading.explicitId}"` : 'without an id of its own'}`
    : 'no further heading';
}
