import {describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {resolvePath} from './crawl/checkAddress';
import type {CrawledPage} from './crawl/crawledPage';
import {findByTag, findLinks, readMeta, readText} from './html';
import {BUILT_LOCALES, findPage, findRoute, listContentPages} from './site';
import {isDocsRoute, isUnlisted} from './sourceRoutes';

type Thing = Readonly<Record<string, unknown>> & {readonly '@type': string};

function readStructuredData(page: CrawledPage): Thing[] {
  return findByTag(page, 'script')
    .filter(({attribs}) => attribs['type'] === 'application/ld+json')
    .map((script) => JSON.parse(readText(script)) as Thing);
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

  it('describes the breadcrumbs of each documentation page', () => {
    expect(docs.length).toBeGreaterThan(70);
    for (const page of docs) {
      for (const list of findThings(page, 'BreadcrumbList')) {
        const steps = list['itemListElement'] as Thing[];
        expect(
          steps.filter(({item}) => !isBuilt(String(item).slice(url.length))),
          page.file,
        ).toEqual([]);
      }
    }
    const listed = docs.filter(
      (page) => findThings(page, 'BreadcrumbList').length === 1,
    );
    expect(listed.length).toBeGreaterThan(70);
  });

  it('names the site on the home page', () => {
    const [site] = findThings(findPage(built, '/'), 'WebSite');
    expect(site?.['url']).toBe(url + (built.prefix || '/'));
  });

  it('links every listed page to its Markdown version, and every page to the social card', () => {
    for (const page of pages) {
      const versions = findLinks(page, 'alternate').filter(
        ({attribs}) => attribs['type'] === 'text/markdown',
      );
      expect(versions.length, page.file).toBe(
        isUnlisted(findRoute(built, page)) ? 0 : 1,
      );
      expect(readMeta(page, 'og:image'), page.file).toEqual([
        `${url}/img/social-card.png`,
      ]);
    }
  });
});
