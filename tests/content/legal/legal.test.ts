import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  findLegalVersions,
  type LegalPage,
} from '../../../src/content/legalVersions';
import {readUnspecifiedMarks} from '../../../src/content/questions/marks';
import {parseSourcePage} from '../../../src/content';
import {readLegalFrontMatter} from '../../../src/content/pages/frontMatterProblems';
import {BUYER_RULES} from '../../../src/site/buyerRules';
import {LEGAL_TEXTS, type LegalTextId} from '../../../src/site/legalTexts';
import {
  LOCALES,
  SPECIFIED_LOCALES,
  TRANSLATED_LOCALES,
  type Locale,
  type SpecifiedLocale,
} from '../../../src/site/locales';
import {getLocalizedText} from '../../../src/site/texts';
import {LEGAL_FACTS} from './facts';
import {STATUTORY_ITEMS} from './statutoryItems';
import {readLegalSource, type LegalSource} from './sourceSections';

type Texts = Record<LegalTextId, LegalSource>;

const SOURCES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      LEGAL_TEXTS.map(({id}) => [id, readLegalSource(id, locale)]),
    ),
  ]),
) as Record<Locale, Texts>;

/** Counts the places that must state a fact, and lists those that do not. */
function findMissingFacts(locale: SpecifiedLocale, texts: Texts) {
  const stated = LEGAL_FACTS.flatMap(({spec, words, in: places}) =>
    places.map((place) => {
      const [id, anchor] = place.split('#') as [LegalTextId, string];
      const section = texts[id].sections.find((each) => each.id === anchor);
      const isStated = section?.lines.some((line) => words[locale].test(line));
      return {
        isStated,
        place: `${texts[id].file}:${section?.line} {#${anchor}}: ${words[locale]} (specification, section ${spec})`,
      };
    }),
  );
  return {
    checked: stated.length,
    problems: stated.filter(({isStated}) => !isStated).map(({place}) => place),
  };
}

const DAYS = {
  privacy: {last_revised: '2025-06-24', applies_from: '2025-06-24'},
  terms: {last_revised: '2025-07-04'},
  refund: {},
};

describe('the legal texts', () => {
  it.each(SPECIFIED_LOCALES)('state all specified facts in %s', (locale) => {
    const {checked, problems} = findMissingFacts(locale, SOURCES[locale]);
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  it.each(TRANSLATED_LOCALES)('have the outline of the English in %s', (to) => {
    const outline = ({sections}: LegalSource) =>
      sections.map(({id, depth, shape}) => ({id, depth, shape}));
    for (const {id} of LEGAL_TEXTS) {
      expect(outline(SOURCES[to][id])).toEqual(outline(SOURCES.en[id]));
    }
  });

  it.each(LOCALES)('have titles, dates and anchors in %s', (locale) => {
    const texts = SOURCES[locale];
    for (const {id, title} of LEGAL_TEXTS) {
      const {file, frontMatter} = texts[id];
      expect(frontMatter['title']).toBe(getLocalizedText(title, locale));
      expect(readLegalFrontMatter(frontMatter, file)).toMatchObject({
        legal_text: id,
        ...DAYS[id],
      });
    }
    expect(texts.privacy.sections.map(({id}) => id).slice(1)).toEqual(
      Array.from({length: 12}, (_, index) => `privacy${index + 1}`),
    );
  });

  it.each(LOCALES)('agree with the summary for buyers in %s', (locale) => {
    const rules = BUYER_RULES.flatMap((group) => group.answers);
    expect(rules.length).toBeGreaterThanOrEqual(10);
    for (const {to, text: rule} of rules) {
      const [, text = '', anchor] = /^\/legal\/(\w+)#(.*)$/.exec(to) ?? [];
      const section = SOURCES[locale][text as LegalTextId].sections.find(
        (candidate) => candidate.id === anchor,
      );
      expect(section, to).toBeDefined();
      for (const number of getLocalizedText(rule!, locale).match(/\d+/g) ??
        []) {
        expect(section!.lines.join('\n'), to).toMatch(
          new RegExp(`(?<!\\d)${number}(?!\\d)`),
        );
      }
    }
  });

  it.each(LOCALES)('have the sections that law requires in %s', (locale) => {
    const places = LEGAL_TEXTS.flatMap(({id}) => {
      const {file} = SOURCES[locale][id];
      const page = parseSourcePage(file, readFileSync(file, 'utf8'));
      return readUnspecifiedMarks(page).map(
        (mark) => `${id}#${mark.section?.id} ${mark.id}`,
      );
    });
    expect(places).toEqual(expect.arrayContaining([...STATUTORY_ITEMS]));
  });

  it.each([
    {legal_text: 'licence'},
    {legal_text: 'terms', last_revised: '2025-02-30'},
    {legal_text: 'terms', applies_from: new Date(0)},
  ])('have no front matter %j', (frontMatter) => {
    expect(() => readLegalFrontMatter(frontMatter, 'a.mdx')).toThrow('a.mdx');
  });
});

describe('versions', () => {
  const page = (route: string, frontMatter: object): LegalPage => ({
    permalink: `/base/en/${route}`,
    source: `@site/src/pages/${route}.mdx`,
    frontMatter: {...frontMatter},
  });
  const PAGES = LEGAL_TEXTS.map(({id}) =>
    page(`legal/${id}`, {legal_text: id, last_revised: '2025-07-04'}),
  );
  const past = (day: string, last_revised: string | undefined = day) =>
    page(`legal/terms/${day}`, {legal_text: 'terms', last_revised});
  const find = (pages: readonly LegalPage[]) =>
    findLegalVersions(pages, '/base/en/');

  it('have dated addresses, the current one first, then the latest', () => {
    const found = find([past('2023-01-31'), ...PAGES, past('2024-02-29')]);
    expect(found.map(({id}) => id)).toEqual(LEGAL_TEXTS.map(({id}) => id));
    const path = (day: string) => `/base/en/legal/terms/${day}`;
    expect(found[1]?.versions).toEqual([
      {date: '2025-07-04', path: path('2025-07-04'), current: true},
      {date: '2024-02-29', path: path('2024-02-29'), current: false},
      {date: '2023-01-31', path: path('2023-01-31'), current: false},
    ]);
  });

  it('do not exist while a text has no date', () => {
    const undated = LEGAL_TEXTS.map(({id}) =>
      page(`legal/${id}`, {legal_text: id}),
    );
    expect(find(undated).flatMap(({versions}) => versions)).toEqual([]);
  });

  it.each([
    ['a text is missing', PAGES.slice(1), 'privacy.mdx'],
    [
      'the date of a file name differs',
      [...PAGES, past('2024-01-01', '2024-01-02')],
      '2024-01-01',
    ],
    ['a day does not exist', [...PAGES, past('2025-02-30')], '2025-02-30'],
  ])('stop the build when %s', (_, pages, message) => {
    expect(() => find(pages)).toThrow(message);
  });
});
