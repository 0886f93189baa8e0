import {describe, expect, it} from 'vitest';
import {COMPANY} from '../../src/site/company';
import {createCommonLink} from '../../src/site/linkTable';
import {OPEN_QUESTIONS_ROUTE} from '../../src/site/paths';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {getLocalizedText} from '../../src/site/texts';
import {
  findAll,
  findOne,
  hasClass,
  listHrefs,
  readCanonical,
  readMeta,
  readText,
} from './html';
import {
  BUILT_LOCALES,
  listContentPages,
  findPage,
  type BuiltLocale,
} from './site';

const DATED = {privacy: '2025-06-24', terms: '2025-07-04'} as const;

function articleAt(built: BuiltLocale, address: string) {
  return findOne(
    findPage(built, address),
    'article',
    ({name}) => name === 'article',
  );
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {locale} = built;

  it.each(Object.entries(DATED))('keeps %s of %s', (id, day) => {
    const address = `/legal/${id}/${day}`;
    const page = findPage(built, address);
    expect(readCanonical(page)).toEqual([
      `${built.settings.url}${built.prefix}/legal/${id}`,
    ]);
    expect(readMeta(page, 'robots')).toEqual(['noindex']);
    const undated = articleAt(built, `/legal/${id}`);
    const versions = findAll(
      undated,
      ({name, attribs}) =>
        name === 'a' && attribs['href'] === built.prefix + address,
    );
    expect(versions).toHaveLength(1);
    // The dated page contains the whole text too.
    const lines = (article: typeof undated) => {
      const parts = findAll(article, ({name}) => /^(?:h2|p|li|td)$/.test(name));
      const first = parts.findIndex(({name}) => name === 'h2');
      return parts.slice(first).map(readText);
    };
    expect(lines(undated).length).toBeGreaterThan(20);
    expect(lines(articleAt(built, address))).toEqual(lines(undated));
  });

  it('has on every page a footer with company, legal texts, open questions and ways to buy', () => {
    const pages = listContentPages(built);
    expect(pages.length).toBeGreaterThan(80);
    const addresses = [
      built.prefix + OPEN_QUESTIONS_ROUTE,
      createCommonLink('purchase', built.context),
      createCommonLink('contact', built.context),
    ];
    const facts = [
      getLocalizedText(COMPANY.address, locale),
      COMPANY.phone,
      `© ${getLocalizedText(COMPANY.name, locale)}`,
    ];
    for (const page of pages) {
      const footer = findOne(page, 'footer', (element) =>
        hasClass(element, 'footer'),
      );
      const text = readText(footer);
      expect(
        facts.filter((fact) => !text.includes(fact)),
        page.file,
      ).toEqual([]);
      expect(listHrefs(footer), page.file).toEqual(
        expect.arrayContaining(addresses),
      );
      const links = findAll(footer, (element) =>
        hasClass(element, 'legalButton_'),
      );
      expect(
        links.map((link) => [link.attribs['href'], readText(link)]),
        page.file,
      ).toEqual(
        LEGAL_TEXTS.map(({path, title}) => [
          built.prefix + path,
          getLocalizedText(title, locale),
        ]),
      );
      // The privacy policy is emphasised.
      expect(links.map((link) => hasClass(link, 'privacy_'))).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});
