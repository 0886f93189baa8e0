import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import type {CrawledPage} from './crawl/crawledPage';
import {
  findAll,
  hasClass,
  findLinks,
  readCanonical,
  readMeta,
  findByTag,
  readText,
} from './html';
import {
  BUILT_LOCALES,
  findRoute,
  listContentPages,
  isForeign,
  findPageLanguages,
  type BuiltLocale,
} from './site';

/** Finds values that several pages share, with those pages. */
function findDuplicates(
  pages: CrawledPage[],
  value: (page: CrawledPage) => string,
) {
  const files = new Map<string, string[]>();
  for (const page of pages) {
    const key = value(page);
    files.set(key, [...(files.get(key) ?? []), page.file]);
  }
  return [...files].filter(([, names]) => names.length > 1);
}

/** The first `title` element; drawings have titles too. */
function readTitle(page: CrawledPage): string {
  return readText(findByTag(page, 'title')[0]!);
}

function describedPages(built: BuiltLocale): CrawledPage[] {
  const unlisted = ['/404', '/search'].map((path) => built.prefix + path);
  return listContentPages(built).filter(
    ({address}) => !unlisted.includes(address),
  );
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = listContentPages(built);

  it('publishes no search terms', () => {
    const published = pages.flatMap((page) => readMeta(page, 'keywords'));
    expect(published).toEqual([]);
  });

  // Prism's renderer lacks some of these languages; the classic theme loads them.
  it.each(['c', 'ts', 'bash', 'csharp', 'java', 'powershell'])(
    'colours code in %s',
    (language) => {
      const blocks = pages.flatMap((page) =>
        findAll(page, ({attribs}) => attribs['data-language'] === language),
      );
      expect(blocks.length).toBeGreaterThan(0);
      const isToken = (element: Element) => hasClass(element, 'token');
      expect(blocks.some((block) => findAll(block, isToken)[0])).toBe(true);
    },
  );

  it('gives every page a unique title', () => {
    expect(findDuplicates(pages, readTitle)).toEqual([]);
    for (const page of pages) {
      expect(readTitle(page), page.file).toMatch(/\S/);
    }
  });

  it('gives every page a unique description', () => {
    const described = describedPages(built);
    expect(
      findDuplicates(described, (page) => readMeta(page, 'description').join()),
    ).toEqual([]);
    for (const page of described) {
      const descriptions = readMeta(page, 'description');
      expect(descriptions, page.file).toHaveLength(1);
      const {length} = descriptions[0]!;
      // Korean needs fewer characters.
      expect(length, page.file).toBeGreaterThanOrEqual(
        built.locale === 'ko' ? 25 : 50,
      );
      expect(length, page.file).toBeLessThanOrEqual(160);
    }
  });

  it('marks the variant and the language on every page', () => {
    for (const page of pages) {
      const html = findByTag(page, 'html')[0]!;
      expect(html.attribs['lang'], page.file).toBe(built.locale);
      expect(hasClass(html, `variant-${built.settings.variant}`)).toBe(true);
      const other = built.settings.variant === 'global' ? 'domestic' : 'global';
      expect(page.html, page.file).not.toContain(`variant-${other}`);
    }
  });

  it('loads React only on the search page and the not-found page', () => {
    const needing = listContentPages(built).filter(
      (page) => readMeta(page, 'app-at-idle').length > 0,
    );
    expect(needing.map(({address}) => address).sort()).toEqual(
      ['/404', '/search'].map((path) => built.prefix + path),
    );
  });

  it('has itself or its original as canonical address', () => {
    const {url, locales} = built.settings;
    const root = locales.length > 1 ? '/en' : '';
    for (const page of describedPages(built)) {
      const own =
        url +
        page.address
          // The dated address of a legal text names the current text as canonical.
          .replace(/(\/legal\/[a-z]+)\/[\d-]+$/, '$1');
      const original = url + root + page.address;
      const foreign = isForeign(built, page);
      const canonical = readCanonical(page);
      expect(canonical, page.file).toEqual([foreign ? original : own]);
      expect(readMeta(page, 'og:url'), page.file).toEqual([
        foreign ? original : own,
      ]);
    }
  });

  it('links alternates in every language that a page is written in', () => {
    const {url, locales} = built.settings;
    const listed = describedPages(built).filter(
      (page) => !readMeta(page, 'robots').includes('noindex'),
    );
    for (const page of listed) {
      const path = findRoute(built, page);
      const alternates = Object.fromEntries(
        findLinks(page, 'alternate')
          .filter(({attribs}) => 'hreflang' in attribs)
          .map(({attribs}) => [attribs['hreflang'], attribs['href']]),
      );
      const addresses = locales.map((locale, index): [string, string] => [
        locale,
        url + (index === 0 ? path : `/${locale}${path === '/' ? '' : path}`),
      ]);
      const languages: readonly string[] = findPageLanguages(built, page);
      const written = addresses.filter(([locale]) =>
        languages.includes(locale),
      );
      expect(alternates, page.file).toEqual({
        ...Object.fromEntries(written),
        'x-default': written[0]![1],
      });
    }
  });
});
