import {DOCS_SET_LIST} from '../../src/sets/index';
import {describe, expect, it} from 'vitest';
import {findAll, findOne, hasClass, linksOf, metaOf, textOf} from './html';
import type {CrawledPage} from './crawl/crawledPage';
import {resolvePath} from './crawl/resolve';
import {buildDir} from '../../scripts/test/builds/builds';
import {isPlaceholder} from '../../src/site/company';
import {productsOf} from '../../src/site/products';
import {BUILT_LOCALES, contentPagesOf, pageAt, type BuiltLocale} from './site';
import {isDocsRoute} from './sourceRoutes';

type Thing = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** What each type may say, https://schema.org; what it must say ends with an exclamation mark. */
const VOCABULARY: Readonly<Record<string, string>> = {
  BreadcrumbList: 'itemListElement!',
  ListItem: 'position! name! item!',
  TechArticle: 'headline! description! url! inLanguage! isPartOf! about',
  SoftwareApplication:
    'name! applicationCategory description url operatingSystem',
  WebSite: 'name! url! description inLanguage',
  Organization: 'name! url!',
};

function dataOf(page: CrawledPage): Thing[] {
  const scripts = findAll(
    page,
    ({name, attribs}) =>
      name === 'script' && attribs['type'] === 'application/ld+json',
  );
  return scripts.flatMap((script) => {
    // What the minifier has left; browsers read the text as it stands.
    const data = JSON.parse(textOf(script)) as Record<string, unknown>;
    expect(data['@context'], page.file).toBe('https://schema.org');
    return data['@graph'] as Thing[];
  });
}

/** What of a thing, and of those inside it, is not in the vocabulary. */
function problemsOf(thing: Thing): string[] {
  const words = VOCABULARY[thing['@type']]?.split(' ');
  if (!words) {
    return [`unknown type ${thing['@type']}`];
  }
  const keys = Object.keys(thing).filter((key) => key !== '@type');
  const known = words.map((word) => word.replace('!', ''));
  const inner = Object.values(thing)
    .flat()
    .filter((value): value is Thing => typeof value === 'object');
  return [
    ...keys
      .filter((key) => !known.includes(key))
      .map((key) => `${thing['@type']} says ${key}`),
    ...words
      .filter((word) => word.endsWith('!') && !keys.includes(word.slice(0, -1)))
      .map((word) => `${thing['@type']} lacks ${word}`),
    ...Object.entries(thing)
      .filter(([, value]) => value === '' || value === null)
      .map(([key]) => `${thing['@type']}: ${key} is empty`),
    ...inner.flatMap(problemsOf),
  ];
}

function ofType(page: CrawledPage, type: string): Thing[] {
  return dataOf(page).filter((thing) => thing['@type'] === type);
}

function routeOf({address}: CrawledPage, {prefix}: BuiltLocale): string {
  return address.slice(prefix.length) || '/';
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = contentPagesOf(built);
  const docs = pages.filter((page) => isDocsRoute(routeOf(page, built)));
  const {url} = built.settings;

  it('speaks the vocabulary of schema.org, without empty or made-up values', () => {
    const things = pages.flatMap((page) =>
      dataOf(page).map((thing) => ({page, thing})),
    );
    console.log(
      `${built.name}: ${things.length} things on ${pages.length} pages`,
    );
    expect(things.length).toBeGreaterThan(docs.length * 2);
    for (const {page, thing} of things) {
      expect(problemsOf(thing), page.file).toEqual([]);
      const texts = JSON.stringify(thing).match(/"[^"]*"/g) ?? [];
      expect(
        texts.filter((text) => isPlaceholder(text.slice(1, -1))),
        page.file,
      ).toEqual([]);
    }
  });

  it('names every step that the breadcrumbs of a page show, and the page', () => {
    expect(docs.length).toBeGreaterThan(70);
    for (const page of docs) {
      const [list] = ofType(page, 'BreadcrumbList');
      const steps = list?.['itemListElement'] as Thing[];
      const shown = findAll(
        findOne(page, 'breadcrumbs', (element) =>
          hasClass(element, 'breadcrumbs'),
        ),
        ({name, attribs}) =>
          name === 'li' && !attribs['class']?.includes('--active'),
      ).map(textOf);
      if (DOCS_SET_LIST.some(({entry}) => page.address.endsWith(entry))) {
        // The product, which the page stands for.
        shown.pop();
      }
      // The page itself, which not all of them repeat.
      shown.push(textOf(findAll(page, ({name}) => name === 'h1')[0]!));
      expect(
        steps.map(({name}) => name),
        page.file,
      ).toEqual(shown);
      expect(
        steps.map(({position}) => position),
        page.file,
      ).toEqual(shown.map((_, index) => index + 1));
      for (const {item} of steps) {
        const path = String(item)
          .replace(url, '')
          .replace(/(?<=.)\/$/, '');
        expect(String(item), page.file).toContain(url);
        expect(
          resolvePath(buildDir(built.build), path).kind,
          `${page.file}: ${String(item)}`,
        ).toBe('file');
      }
    }
  });

  it('describes every page of the documentation as an article, in its language', () => {
    for (const page of docs) {
      const articles = ofType(page, 'TechArticle');
      expect(articles, page.file).toHaveLength(1);
      const [article] = articles;
      const [h1] = findAll(page, ({name}) => name === 'h1');
      expect(article?.['headline'], page.file).toBe(textOf(h1!));
      expect(article?.['description'], page.file).toBe(
        metaOf(page, 'description')[0],
      );
      expect(article?.['url'], page.file).toBe(
        linksOf(page, 'canonical')[0]?.attribs['href'],
      );
      expect(article?.['inLanguage'], page.file).toBe('en');
    }
  });

  it('describes the site at its home, and each SDK where they are compared', () => {
    const [site] = ofType(pageAt(built, '/'), 'WebSite');
    // Only the home of the whole site has a slash at its end.
    expect(site?.['url']).toBe(url + (built.prefix || '/'));
    const products = ofType(pageAt(built, '/products'), 'SoftwareApplication');
    expect(products.map(({name}) => name)).toEqual(
      productsOf(built.settings.variant).map(({label}) => label[built.locale]),
    );
  });

  it('leads from every page that has one to its Markdown version', () => {
    const versions = pages.map((page) =>
      linksOf(page, 'alternate')
        .filter(({attribs}) => attribs['type'] === 'text/markdown')
        .map(({attribs}) => attribs['href']!),
    );
    expect(versions.flat().length).toBeGreaterThan(75);
    pages.forEach((page, index) => {
      const unlisted =
        /^\/(?:404|search|[^/]+\/csh-redirect|legal\/[a-z]+\/[\d-]+)$/.test(
          routeOf(page, built),
        );
      expect(versions[index], page.file).toHaveLength(unlisted ? 0 : 1);
      for (const version of versions[index]!) {
        expect(resolvePath(buildDir(built.build), version).kind, version).toBe(
          'file',
        );
      }
    });
  });

  it('gives every listed page a picture of its own or of its original', () => {
    let count = 0;
    for (const page of pages) {
      const [canonical] = linksOf(page, 'canonical');
      const images = metaOf(page, 'og:image');
      const hasTwin = linksOf(page, 'alternate').some(
        ({attribs}) => attribs['type'] === 'text/markdown',
      );
      expect(images, page.file).toHaveLength(hasTwin ? 1 : 0);
      expect(metaOf(page, 'twitter:card'), page.file).toEqual(
        hasTwin ? ['summary_large_image'] : [],
      );
      for (const image of images) {
        const original = canonical!.attribs['href']!;
        expect(image, page.file).toBe(
          original.replace(/\/$/, '') === url + built.prefix
            ? `${url}${built.prefix}/index.png`
            : `${original}.png`,
        );
        expect(
          resolvePath(buildDir(built.build), image.slice(url.length)).kind,
          image,
        ).toBe('file');
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(75);
  });
});
