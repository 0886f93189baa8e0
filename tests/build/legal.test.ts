import {describe, expect, it} from 'vitest';
import {COMPANY} from '../../src/site/company';
import {LEGAL_TEXTS} from '../../src/site/legalTexts';
import {textIn} from '../../src/site/texts';
import {LEGAL_FACTS} from '../content/legal/facts';
import {findAll, findOne, hasClass, linksOf, metaOf, textOf} from './html';
import {BUILT_LOCALES, contentPagesOf, pageAt, type BuiltLocale} from './site';

const DATED = {privacy: '2025-06-24', terms: '2025-07-04'} as const;

function articleAt(built: BuiltLocale, address: string) {
  return findOne(
    pageAt(built, address),
    'article',
    ({name}) => name === 'article',
  );
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {locale} = built;

  it('states every fact on the pages of the legal texts', () => {
    const missing = LEGAL_FACTS.flatMap(({words, in: places}) => {
      // The text of a page has no marks between its cells and lines.
      const {source} = words[locale];
      const stated = new RegExp(source.replace(/ ?\\\| ?|[$^]/g, ' ?'), 'i');
      return places.filter((place) => {
        const [id] = place.split('#');
        return !stated.test(textOf(articleAt(built, `/legal/${id}`)));
      });
    });
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(DATED))(
    'keeps %s of %s at its dated address, for which the undated one stands',
    (id, day) => {
      const address = `/legal/${id}/${day}`;
      const page = pageAt(built, address);
      expect(
        linksOf(page, 'canonical').map(({attribs}) => attribs['href']),
      ).toEqual([`${built.settings.url}${built.prefix}/legal/${id}`]);
      expect(metaOf(page, 'robots')).toEqual(['noindex']);
      const undated = articleAt(built, `/legal/${id}`);
      const versions = findAll(
        undated,
        ({name, attribs}) =>
          name === 'a' && attribs['href'] === built.prefix + address,
      );
      expect(versions).toHaveLength(1);
      // The whole text stands there too.
      const lines = (article: typeof undated) => {
        const parts = findAll(article, ({name}) =>
          /^(?:h2|p|li|td)$/.test(name),
        );
        const first = parts.findIndex(({name}) => name === 'h2');
        return parts.slice(first).map(textOf);
      };
      expect(lines(undated).length).toBeGreaterThan(20);
      expect(lines(articleAt(built, address))).toEqual(lines(undated));
    },
  );

  it('offers the three texts on every page, the privacy policy first and set off', () => {
    const pages = contentPagesOf(built);
    expect(pages.length).toBeGreaterThan(80);
    for (const page of pages) {
      const links = findAll(
        page,
        (element) => element.name === 'a' && hasClass(element, 'legalButton_'),
      );
      expect(
        links.map(({attribs}) => attribs['href']),
        page.file,
      ).toEqual(LEGAL_TEXTS.map(({path}) => built.prefix + path));
      expect(
        links.map((link) => hasClass(link, 'privacy_')),
        page.file,
      ).toEqual([true, false, false]);
      expect(links.map(textOf), page.file).toEqual(
        LEGAL_TEXTS.map(({title}) => textIn(title, locale)),
      );
    }
  });

  it('names the company in the footer of every page', () => {
    for (const page of contentPagesOf(built)) {
      const footer = findOne(page, 'footer', (element) =>
        hasClass(element, 'footer'),
      );
      const text = textOf(footer);
      expect(text, page.file).toContain(textIn(COMPANY.address, locale));
      expect(text, page.file).toContain(COMPANY.phone);
      expect(text, page.file).toContain(`© ${textIn(COMPANY.name, locale)}`);
      expect(
        findAll(footer, ({name}) => name === 'img').length,
        page.file,
      ).toBeGreaterThan(0);
    }
  });
});
