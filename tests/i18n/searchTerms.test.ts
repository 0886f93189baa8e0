import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {diskFiles} from '../../scripts/check/files';
import {sidebarEntries} from '../../scripts/check/rules/sidebars';
import {loadSiteTables} from '../../scripts/check/siteTables';
import {parsePage} from '../../src/sets/page/sourcePage';
import {
  searchTerms,
  TERMS_LOCALE,
  translatedDocs,
  translatedPages,
  translatedTexts,
} from '../../src/site/translations';

type Terms = Readonly<Record<'pages' | 'groups', Record<string, string[]>>>;
type Texts = Readonly<Record<string, {readonly message: string}>>;

const files = diskFiles(process.cwd());
const read = <Content>(file: string) => JSON.parse(files.read(file)) as Content;
const hasHangul = (text: string) => /\p{Script=Hangul}/u.test(text);

const {sidebars} = await loadSiteTables();

interface Category {
  readonly type: string;
  readonly label: string;
  readonly items: readonly unknown[];
}

/** The folder of pages that are in none: those of a set's own folder. */
const NO_GROUP = '.';

/** The Korean label of each sidebar category, with a group of its pages. */
const LABELS = Object.entries(sidebars).flatMap(([set, tables]) =>
  Object.entries(tables).flatMap(([sidebar, items]) => {
    const texts = read<Texts>(
      `${translatedDocs(TERMS_LOCALE, set)}/current.json`,
    );
    return (items as readonly (string | Category)[]).flatMap((item) =>
      typeof item === 'string' || item.type !== 'category'
        ? []
        : [...new Set(sidebarEntries(item.items).map(path.posix.dirname))]
            .filter((group) => group !== NO_GROUP)
            .map((group) => ({
              set,
              group,
              label:
                texts[`sidebar.${sidebar}.category.${item.label}`]?.message ??
                '',
            })),
    );
  }),
);

describe('the Korean search terms', () => {
  it('have the label of each sidebar group', () => {
    const named = LABELS.filter(({label}) => hasHangul(label));
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(
      ({set, group, label}) =>
        !read<Terms>(searchTerms(TERMS_LOCALE, set)).groups[group]?.includes(
          label,
        ),
    );
    expect(missing).toEqual([]);
  });

  it('have the title of each page that is in Korean', () => {
    const texts = read<Texts>(translatedTexts(TERMS_LOCALE));
    const folder = translatedPages(TERMS_LOCALE);
    const {pages} = read<Terms>(searchTerms(TERMS_LOCALE, 'pages'));
    const titles = [
      ...files
        .list(folder)
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => parsePage(file, files.read(file)))
        .map(({route, frontMatter}) => [route, String(frontMatter['title'])]),
      ['/products', texts['site.products.title']?.message],
      ['/glossary', texts['site.glossary.title']?.message],
      ['/open-questions', texts['site.openQuestions.title']?.message],
      // Dated versions of legal texts are not searched.
    ].filter(([route]) => route! in pages);
    expect(titles.length).toBeGreaterThanOrEqual(6);
    const missing = titles.filter(
      ([route, title]) => !pages[route!]?.includes(title!),
    );
    expect(missing).toEqual([]);
  });
});
