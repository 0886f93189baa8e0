import {describe, expect, it} from 'vitest';
import {
  findVersions,
  type LegalPage,
} from '../../../src/plugins/legal-versions/findVersions';
import {LEGAL_TEXTS} from '../../../src/site/legalTexts';

function page(route: string, frontMatter: object): LegalPage {
  return {
    permalink: `/base/en/${route}`,
    source: `@site/src/pages/${route}.mdx`,
    frontMatter: {...frontMatter},
  };
}

const PAGES = LEGAL_TEXTS.map(({id}) =>
  page(`legal/${id}`, {legal_text: id, last_revised: '2025-07-04'}),
);

const past = (day: string, frontMatter: object) =>
  page(`legal/terms/${day}`, {legal_text: 'terms', ...frontMatter});

const find = (pages: readonly LegalPage[]) => findVersions(pages, '/base/en/');

describe('findVersions', () => {
  it('gives the current version of every text a dated address', () => {
    expect(find(PAGES).map(({id, versions}) => [id, versions])).toEqual(
      LEGAL_TEXTS.map(({id}) => [
        id,
        [
          {
            date: '2025-07-04',
            path: `/base/en/legal/${id}/2025-07-04`,
            current: true,
          },
        ],
      ]),
    );
  });

  it('lists past versions after it, the latest first', () => {
    const terms = find([
      past('2023-01-31', {last_revised: '2023-01-31'}),
      ...PAGES,
      past('2024-02-29', {last_revised: '2024-02-29'}),
    ])[1];
    expect(terms?.versions.map(({date, current}) => [date, current])).toEqual([
      ['2025-07-04', true],
      ['2024-02-29', false],
      ['2023-01-31', false],
    ]);
  });

  it('has no dated address while a text has no day', () => {
    const undated = PAGES.map((one) => ({
      ...one,
      frontMatter: {legal_text: one.frontMatter['legal_text']},
    }));
    expect(find(undated).flatMap(({versions}) => versions)).toEqual([]);
  });

  it.each([
    [
      'a text is missing',
      PAGES.slice(1),
      'expected src/pages/legal/privacy.mdx',
    ],
    [
      'a file is named by another day',
      [...PAGES, past('2024-01-01', {last_revised: '2024-01-02'})],
      'expected last_revised \'2024-01-01\', received "2024-01-02"',
    ],
    [
      'a file has no day',
      [...PAGES, past('2024-01-01', {})],
      "expected last_revised '2024-01-01'",
    ],
    [
      'two versions are of one day',
      [...PAGES, past('2025-07-04', {last_revised: '2025-07-04'})],
      'Give the new text its own day.',
    ],
    [
      'a day does not exist',
      [...PAGES, past('2025-02-30', {last_revised: '2025-02-30'})],
      'terms/2025-02-30.mdx:1: `last_revised` is "2025-02-30"',
    ],
  ])('fails when %s', (_, pages, message) => {
    expect(() => find(pages)).toThrow(message);
  });
});
