import {describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {isPlaceholder} from '../../src/site/company';
import {listProducts} from '../../src/site/products';
import {resolvePath} from './crawl/checkAddress';
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
  listContentPages,
  isForeign,
  findPage,
  findRoute,
} from './site';
import {isDocsRoute, isUnlisted} from './sourceRoutes';

type Thing = Readonly<Record<string, unknown>> & {readonly '@type': string};

function readStructuredData(page: CrawledPage): Thing[] {
  return findByTag(page, 'script')
    .filter(({attribs}) => attribs['type'] === 'application/ld+json')
    .flatMap((script) => {
      const data = JSON.parse(readText(script)) as Record<string, unknown>;
      expect(data['@context'], page.file).toBe('https://schema.org');
      return data['@graph'] as Thing[];
    });
}

const findThings = (page: CrawledPage, type: string) =>
  readStructuredData(page).filter((thing) => thing['@type'] === type);

describe.each(BUILT_LOCALES)('$name', (built) => {
  const {url} = built.settings;
  const pages = listContentPages(built);
  const docs = pages.filter((page) => isDocsRoute(findRoute(built, page)));
  const isBuilt = (address: string) =>
    resolvePath(getBuildDir(built.build), address.replace(/(?<=.)\/$/, ''))
      .kind === 'file';

  // The types of schema-dts guarantee the vocabulary.
  it('has no empty and no placeholder values', () => {
    const things = pages.flatMap(readStructuredData);
    expect(things.length).toBeGreaterThan(docs.length * 2);
    JSON.stringify(things, (key, value: unknown) => {
      expect(value === '' || value === null, key).toBe(false);
      expect(typeof value === 'string' && isPlaceholder(value), key).toBe(
        false,
      );
      return value;
    });
  });

  it('describes each page as an article with its breadcrumbs', () => {
    expect(docs.length).toBeGreaterThan(70);
    for (const page of docs) {
      const heading = readText(findByTag(page, 'h1')[0]!);
      const [list] = findThings(page, 'BreadcrumbList');
      const steps = list?.['itemListElement'] as Thing[];
      const shown = findAll(page, (element) =>
        hasClass(element, 'breadcrumbs__item'),
      ).map(readText);
      const names = steps.map(({name}) => name);
      // Some breadcrumbs omit the page itself; an entry page is named by its product.
      expect(names.at(-1), page.file).toBe(heading);
      expect(shown.slice(0, names.length - 1), page.file).toEqual(
        names.slice(0, -1),
      );
      expect(
        steps.filter(({item}) => !isBuilt(String(item).slice(url.length))),
        page.file,
      ).toEqual([]);
      expect(findThings(page, 'TechArticle'), page.file).toEqual([
        expect.objectContaining({
          headline: heading,
          description: readMeta(page, 'description')[0],
          url: readCanonical(page)[0],
          inLanguage: isForeign(built, page) ? 'en' : built.locale,
        }),
      ]);
    }
  });

  it('describes the site on the home page, and each SDK on the comparison page', () => {
    const [site] = findThings(findPage(built, '/'), 'WebSite');
    expect(site?.['url']).toBe(url + (built.prefix || '/'));
    const products = findThings(
      findPage(built, '/products'),
      'SoftwareApplication',
    );
    expect(products.map(({name}) => name)).toEqual(
      listProducts(built.settings.variant).map(
        ({label}) => label[built.locale],
      ),
    );
  });

  it('links every listed page to its Markdown version, and to its card or that of its original', () => {
    for (const page of pages) {
      const versions = findLinks(page, 'alternate')
        .filter(({attribs}) => attribs['type'] === 'text/markdown')
        .map(({attribs}) => attribs['href']!);
      const images = readMeta(page, 'og:image');
      const count = isUnlisted(findRoute(built, page)) ? 0 : 1;
      expect([versions.length, images.length], page.file).toEqual([
        count,
        count,
      ]);
      expect(readMeta(page, 'twitter:card'), page.file).toHaveLength(count);
      const original = readCanonical(page)[0] ?? '';
      const isHome = original.replace(/\/$/, '') === url + built.prefix;
      const card = isHome
        ? `${url}${built.prefix}/index.png`
        : `${original}.png`;
      expect(images, page.file).toEqual(count ? [card] : []);
    }
  });
});
