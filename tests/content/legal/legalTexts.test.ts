import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/sets/page/markdown';
import {LEGAL_TEXTS, type LegalTextId} from '../../../src/site/legalTexts';
import {readLegalFrontMatter} from '../../../src/sets/page/legalFrontMatter';
import {
  LOCALES,
  SPECIFIED_LOCALES,
  TRANSLATED_LOCALES,
  type Locale,
} from '../../../src/site/locales';
import {textIn} from '../../../src/site/texts';
import {findMissingFacts, findOutlineDifferences} from './checks';
import {LEGAL_FACTS} from './facts';
import {readLegalSource, sectionsOf, type LegalSource} from './sourceSections';

type Texts = Record<LegalTextId, LegalSource>;

function read(locale: Locale): Texts {
  return Object.fromEntries(
    LEGAL_TEXTS.map(({id}) => [id, readLegalSource(id, locale)]),
  ) as Texts;
}

const SOURCES = Object.fromEntries(
  LOCALES.map((locale) => [locale, read(locale)]),
) as Record<Locale, Texts>;

describe('legal texts', () => {
  it.each(SPECIFIED_LOCALES)(
    'state every fact of the specification in %s',
    (locale) => {
      const {checked, problems} = findMissingFacts(
        LEGAL_FACTS,
        locale,
        SOURCES[locale],
      );
      console.log(
        `legal facts, ${locale}: ${LEGAL_FACTS.length} facts in ${checked} places`,
      );
      expect(problems).toEqual([]);
      expect(checked).toBeGreaterThan(100);
    },
  );

  it.each(
    TRANSLATED_LOCALES.flatMap((locale) =>
      LEGAL_TEXTS.map(({id}) => ({locale, id})),
    ),
  )('$id has the same outline in $locale and English', ({locale, id}) => {
    const {checked, problems} = findOutlineDifferences(
      SOURCES[locale][id],
      SOURCES.en[id],
    );
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(5);
  });

  it.each(LOCALES)('has privacy1 to privacy12 in %s', (locale) => {
    expect(SOURCES[locale].privacy.sections.map(({id}) => id).slice(1)).toEqual(
      Array.from({length: 12}, (_, index) => `privacy${index + 1}`),
    );
  });

  it.each(
    LOCALES.flatMap((locale) => LEGAL_TEXTS.map((text) => ({locale, ...text}))),
  )('$id in $locale has the title and days of the tables', (text) => {
    const {file, frontMatter} = SOURCES[text.locale][text.id];
    const days = readLegalFrontMatter(frontMatter, file);
    expect(days.legal_text).toBe(text.id);
    expect(frontMatter['title']).toBe(textIn(text.title, text.locale));
    expect(days).toEqual(
      readLegalFrontMatter(
        SOURCES.en[text.id].frontMatter,
        SOURCES.en[text.id].file,
      ),
    );
  });

  it('has the days of the specification', () => {
    const day = (id: LegalTextId, key: string) =>
      SOURCES.en[id].frontMatter[key];
    expect(day('privacy', 'last_revised')).toBe('2025-06-24');
    expect(day('privacy', 'applies_from')).toBe('2025-06-24');
    expect(day('terms', 'last_revised')).toBe('2025-07-04');
  });
});

const BROKEN_PAGE = parseMarkdown(
  '---\ntitle: x\n---\n\n# x\n\n## A {#general-rule}\n\nRefunds are gladly given.\n',
  'broken/refund.mdx',
);

const BROKEN: LegalSource = {
  file: BROKEN_PAGE.file,
  frontMatter: BROKEN_PAGE.frontMatter,
  sections: sectionsOf(BROKEN_PAGE.tree),
};

describe('the checks of the legal texts', () => {
  it('report a fact that is not stated, and a section that is gone', () => {
    const {problems} = findMissingFacts(
      LEGAL_FACTS.filter(({in: [place]}) => place?.startsWith('refund#')),
      'en',
      {...SOURCES.en, refund: BROKEN},
    );
    expect(problems.join('\n')).toContain(
      'broken/refund.mdx:7: {#general-rule} does not state "generally no refund after payment"',
    );
    expect(problems.join('\n')).toContain(
      'broken/refund.mdx:1: no section {#engine-defect}',
    );
  });

  it('report a changed number', () => {
    const changed = structuredClone(SOURCES.ko.privacy);
    const section = changed.sections.find(({id}) => id === 'privacy4')!;
    section.lines.splice(
      0,
      section.lines.length,
      ...section.lines.map((line) => line.replace('10년', '11년')),
    );
    const {problems} = findMissingFacts(LEGAL_FACTS, 'ko', {
      ...SOURCES.ko,
      privacy: changed,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('e-signature records: 10 years');
  });

  it('report a section and a table row that one language lacks', () => {
    expect(
      findOutlineDifferences(SOURCES.en.refund, BROKEN).problems.join('\n'),
    ).toContain('Give both languages the same sections.');
    const shorter = structuredClone(SOURCES.en.privacy);
    shorter.sections[2]!.shape[0] = 'table:10';
    expect(
      findOutlineDifferences(SOURCES.ko.privacy, shorter).problems[0],
    ).toMatch(/privacy\.mdx:\d+: \{#privacy2\} is built of table:10/);
  });

  it.each([
    [{legal_text: 'licence'}, 'one of privacy, terms, refund'],
    [{legal_text: 'terms', last_revised: '2025-02-30'}, 'a day in quotes'],
    [{legal_text: 'terms', applies_from: new Date(0)}, 'a day in quotes'],
  ])('report front matter %j', (frontMatter, expected) => {
    expect(() => readLegalFrontMatter(frontMatter, 'a.mdx')).toThrow(expected);
  });
});
