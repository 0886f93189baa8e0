import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir, HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {hasWholeHistory} from '../../src/plugins/git-history';
import {findAll, hasClass, hrefsOf} from './html';
import {readCrawledPages} from './crawl/crawledPage';
import {BUILT_LOCALES, contentPagesOf} from './site';
import {isDocsRoute} from './sourceRoutes';

const EDIT = HOSTED_BUILD.settings.SITE_EDIT_URL;

/** Git is asked once, not for each page. */
const HAS_HISTORY = hasWholeHistory();

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = contentPagesOf(built).filter(({address}) =>
    isDocsRoute(address.slice(built.prefix.length)),
  );
  const foot = pages.map((page) =>
    findAll(page, (element) => hasClass(element, 'theme-doc-footer')),
  );

  it('says of each page when it changed last, as the sitemap of its language does', () => {
    expect(pages.length).toBeGreaterThan(70);
    const xml = ['', '/en']
      .map((prefix) => path.join(buildDir(built.build), prefix, 'sitemap.xml'))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    let compared = 0;
    for (const page of pages) {
      const days = findAll(page, ({name}) => name === 'time').map(({attribs}) =>
        attribs['datetime']?.slice(0, 10),
      );
      expect(days, page.file).toHaveLength(HAS_HISTORY ? 1 : 0);
      const entry = new RegExp(
        `<loc>${built.settings.url}${page.address}</loc><lastmod>([^<]*)<`,
      ).exec(xml);
      if (entry) {
        compared += 1;
        expect(days, page.file).toEqual([entry[1]]);
      }
    }
    const isForeign = built.locale === 'ko';
    expect(compared > 0).toBe(HAS_HISTORY && !isForeign);
  });

  it('offers nothing that is not configured', () => {
    const links = foot.flat().flatMap(hrefsOf);
    expect(links).toEqual([]);
    expect(
      pages.flatMap((page) =>
        findAll(page, (element) => hasClass(element, 'page-feedback')),
      ),
    ).toEqual([]);
  });
});

describe('pages that can be edited and reported', () => {
  const pages = readCrawledPages(buildDir(HOSTED_BUILD.name)).filter(
    ({address}) =>
      isDocsRoute(address.replace(/^\/en/, '')) &&
      !/csh-redirect|\/$/.test(address),
  );
  const linksBelow = (name: string, page: (typeof pages)[number]) =>
    findAll(page, (element) => hasClass(element, name)).flatMap(hrefsOf);

  it('lead to their sources, in the language that is read', () => {
    let checked = 0;
    for (const page of pages) {
      for (const href of linksBelow('theme-doc-footer', page)) {
        checked += 1;
        expect(href.startsWith(`${EDIT}/`), page.file).toBe(true);
        expect(existsSync(href.slice(EDIT.length + 1)), href).toBe(true);
      }
    }
    expect(checked).toBeGreaterThan(140);
  });

  it('name themselves in a report', () => {
    let checked = 0;
    for (const page of pages) {
      for (const href of linksBelow('page-feedback', page)) {
        checked += 1;
        expect(new URL(href).searchParams.get('body'), page.file).toMatch(
          new RegExp(`${page.address}$`),
        );
      }
    }
    expect(checked).toBeGreaterThan(140);
  });
});
