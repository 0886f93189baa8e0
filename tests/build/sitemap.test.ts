import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {linksOf} from './html';
import {BUILT_LOCALES, contentPagesOf, type BuiltLocale} from './site';
import {isDocsRoute} from './sourceRoutes';

/** Pages that are not offered to search engines; a dated legal text has its original undated. */
const UNLISTED = /^\/(?:404|search|[^/]+\/csh-redirect|legal\/[a-z]+\/[\d-]+)$/;

function sitemapOf({build, prefix}: BuiltLocale): string[] {
  const xml = readFileSync(
    path.join(buildDir(build), prefix, 'sitemap.xml'),
    'utf8',
  );
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address!,
  );
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const entries = sitemapOf(built);
  const pages = contentPagesOf(built).filter(({address}) => {
    const route = address.slice(built.prefix.length) || '/';
    // Documentation in the Korean build: its original stands among the English pages.
    const isForeign = built.locale === 'ko' && isDocsRoute(route);
    return !UNLISTED.test(route) && !isForeign;
  });
  const urlOf = (address: string) => built.settings.url + address;

  it('lists each page once, and nothing else', () => {
    console.log(`${built.name}: ${entries.length} sitemap entries`);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries.slice().sort()).toEqual(
      pages.map(({address}) => urlOf(address)).sort(),
    );
  });

  it('gives no date and no other fact that depends on the day of the build', () => {
    const xml = readFileSync(
      path.join(buildDir(built.build), built.prefix, 'sitemap.xml'),
      'utf8',
    );
    expect(xml).not.toContain('lastmod');
  });

  it('agrees with the pages: none of its entries says that another address is to be indexed', () => {
    const elsewhere = pages.filter((page) => {
      const [canonical] = linksOf(page, 'canonical');
      return canonical?.attribs['href'] !== urlOf(page.address);
    });
    expect(elsewhere.map(({address}) => address)).toEqual([]);
  });
});
